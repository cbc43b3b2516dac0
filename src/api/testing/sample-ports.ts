import type { Coordinates, PlaceKind } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { failure, success } from '#domain/result.ts';
import type { AnsweringPlaceFinder, FoundPlace, PlaceReading, RoadRouter, RoutePainter, TextPlaceFinder } from '#geo/ports.ts';

function place(name: string, latitude: number, longitude: number, kind: PlaceKind = 'town'): FoundPlace {
  const countryCode = 'NL';
  const coordinates = { latitude, longitude };
  const about = { street: '', zip: '', countryCode, kind, coordinates, timeZone: 'Europe/Amsterdam' };
  return { key: `sample:${name.toLowerCase()}`, label: `${name}, Nederland`, name, town: name, ...about };
}

/** A small fixed world: five towns, one of them on an island that only a ferry reaches. */
const known = [
  place('Utrecht', 52.09, 5.12),
  place('Kaatsheuvel', 51.65, 5.04, 'venue'),
  place('Amsterdam', 52.37, 4.9),
  place('Groningen', 53.22, 6.57),
  place('Vlieland', 53.3, 5.07),
];

const searched: TextPlaceFinder = {
  searchPlaces: async ({ text, limit }) => known.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())).slice(0, limit),
  findPlace: async (key) => known.find((one) => one.key === key) ?? null,
  proposePlaces: async ({ text, limit }) => known.filter(({ name }) => name.slice(0, 3) === text.slice(0, 3)).slice(0, limit),
  findPlacesByText: async ({ texts }) => texts.map((text) => findNamed(text) ?? createStreet(text)),
  findTownHalfway: async () => null,
  findPostcodeNear: async () => null,
  readPlaces: async ({ texts }) => texts.map((text) => readText(text)),
};

/** "Dam" matches two of them. */
function readText(text: string): PlaceReading {
  if (text === 'Dam') return { kind: 'several', places: known.filter(({ name }) => name === 'Amsterdam' || name === 'Utrecht') };
  const place = findNamed(text) ?? createStreet(text);
  return place === null ? { kind: 'unknown' } : { kind: 'place', place };
}

function findNamed(text: string): FoundPlace | null {
  return known.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? null;
}

function createStreet(text: string): FoundPlace | null {
  const [street = '', town = ''] = text.split(', ');
  const found = known.find(({ name }) => name === town);
  return found === undefined ? null : { ...found, name: street, street, kind: 'address' };
}

/** Like a geocoder that never fails. */
export const samplePlaces: AnsweringPlaceFinder = {
  ...searched,
  findPlaces: async (query) => ({ places: await searched.searchPlaces(query), isFallback: false }),
};

export const sampleRoads: RoadRouter = {
  findRoute: async (points) => {
    if (points.some(({ latitude }) => latitude === 53.3)) return failure('ferry');
    return success({ legs: points.slice(1).map((to, index) => createLeg(points[index] ?? to, to)), estimated: true });
  },
};

/** A fifth more than a straight line, at 75 km/h. */
function createLeg(from: Coordinates, to: Coordinates): RoadLeg {
  const north = (to.latitude - from.latitude) * 111;
  const east = (to.longitude - from.longitude) * 68;
  const kilometres = Math.hypot(north, east) * 1.2;
  const rest = { kilometresByCountry: { NL: kilometres }, tollKilometresByCountry: {}, crossings: [], hasFerry: false, line: [from, to] };
  return { kilometres, minutes: kilometres * 0.8, ...rest };
}

/** Draws so little that a test can read it. */
export const samplePictures: RoutePainter = {
  drawRoute: ({ title, description, lines }) =>
    `<svg><title>${title}</title><desc>${description}</desc>${'<path/>'.repeat(lines.length)}</svg>`,
};
