import type { Itinerary, Place, TripType } from '#domain/itinerary/itinerary.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import { createGeo } from '#geo/create-geo.ts';

export const geo = createGeo();

/** A whole number from `from` up to and including `until`. */
export type Draw = (from: number, until: number) => number;

/** Pseudo-random numbers, the same for one seed (mulberry32). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (from, until) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) % (until - from + 1));
  };
}

const towns = [
  ...['Utrecht', 'Groningen', 'Maastricht', 'Rotterdam', 'Efteling', 'Antwerpen', 'Brugge', 'Liège', 'Namur', 'Brussel', 'Berlin', 'Köln'],
  ...[
    'Hamburg',
    'München',
    'Frankfurt am Main',
    'Leipzig',
    'Rostock',
    'Nürnberg',
    'Stuttgart',
    'Paris',
    'Lille',
    'Nantes',
    'Rouen',
    'Lyon',
  ],
  ...['Bordeaux', 'Marseille', 'Strasbourg', 'Toulouse', 'Madrid', 'Sevilla', 'Barcelona', 'Valencia', 'Bilbao', 'Málaga', 'Zaragoza'],
  ...['Roma', 'Milano', 'Firenze', 'Wien', 'Salzburg', 'Innsbruck', 'Gerlos', 'Praha', 'Luxembourg', 'Zürich', 'Disneyland Paris'],
];

export async function listPlaces(): Promise<readonly Place[]> {
  const found: Place[] = [];
  for (const text of towns) {
    const [first] = await geo.places.searchPlaces({ text, language: 'en', countryCode: null, near: null, limit: 1 });
    if (first === undefined) throw new Error(`No place ${text}`);
    const { key: _key, label: _label, ...place } = first;
    found.push(place as Place);
  }
  return found;
}

export type DrawnTrip = { readonly itinerary: Itinerary; readonly passengers: number; readonly site: SiteKey };

/** Day trips, night drives, tours with nights away and shuttles, over a year with both clock changes. */
export function drawTrip(draw: Draw, places: readonly Place[]): DrawnTrip {
  const types: readonly TripType[] = ['one-way', 'return', 'day-trip', 'tour'];
  const type = types[draw(0, 3)] ?? 'tour';
  const first = pick(draw, places);
  const [least, most] = type === 'one-way' ? [1, 2] : type === 'tour' ? [2, 6] : [1, 2];
  const reach = draw(0, 2) === 0 ? places.length - 1 : 9;
  const near = places.toSorted((one, other) => far(first, one) - far(first, other));
  const others = Array.from({ length: draw(least, most) }, () => near[draw(1, reach)] ?? first);
  const comesBack = type === 'return' || type === 'day-trip' || (type === 'tour' && draw(0, 1) === 0);
  const all = withoutRepeats([first, ...others, ...(comesBack ? [first] : [])]);
  let minute = draw(0, 364) * 1_440 + draw(0, 287) * 5;
  const stops = all.map((place, index) => {
    const at = new Date(Date.UTC(2027, 0, 1) + minute * 60_000).toISOString();
    minute += type === 'tour' && draw(0, 2) > 0 ? draw(120, 300) * 5 : draw(20, 200) * 5;
    return { place, departure: index === all.length - 1 ? null : { date: at.slice(0, 10), time: at.slice(11, 16) }, notes: '' };
  });
  const sites: readonly SiteKey[] = ['nl', 'be', 'de', 'fr', 'es', 'eu'];
  return { itinerary: { type, stops }, passengers: draw(1, 75), site: sites[draw(0, 5)] ?? 'eu' };
}

function pick(draw: Draw, places: readonly Place[]): Place {
  const place = places[draw(0, places.length - 1)];
  if (place === undefined) throw new Error('No places');
  return place;
}

function far(one: Place, other: Place): number {
  return Math.hypot(one.coordinates.latitude - other.coordinates.latitude, one.coordinates.longitude - other.coordinates.longitude);
}

function withoutRepeats(places: readonly Place[]): readonly Place[] {
  const kept = places.filter((place, index) => place !== places[index - 1]);
  return kept.length > 1 ? kept : [...kept, ...places.slice(0, 0)];
}
