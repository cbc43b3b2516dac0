import { exactly } from '#domain/itinerary/accuracy.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { readCoordinates } from '../address/read-coordinates.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { FoundPlace, PlaceReading, TypedTexts } from '../ports.ts';
import type { PlaceMaker } from './search/found-places.ts';
import type { NameIndex } from './search/name-index.ts';
import { farthestTownKilometres } from './town-locator.ts';

const pointKey = /^xy:(-?\d{1,2}\.\d{1,5}),(-?\d{1,3}\.\d{1,5})$/;
/** Ten metres. */
const decimals = 4;

/** Places of typed or pasted points: coordinates, the link of a map service. */
export type Points = {
  /** The place of the point that a text names; null for any other text, and if no town of ours is near. */
  read(text: string, language: SiteLanguage): FoundPlace | null;
  findByKey(key: string, language: SiteLanguage): FoundPlace | null;
};

type Source = { readonly index: NameIndex; readonly maker: PlaceMaker };

export function createPoints({ index, maker }: Source): Points {
  const create = ({ latitude, longitude }: Coordinates, language: SiteLanguage): FoundPlace | null => {
    const coordinates = { latitude: round(latitude), longitude: round(longitude) };
    const at = findNearest(index, coordinates);
    if (at === null) return null;
    const town = maker.createFoundPlace(at, language);
    const name = `${coordinates.latitude}, ${coordinates.longitude}`;
    const country = town.label.slice(town.label.lastIndexOf(', ') + 2);
    const [north, east] = [coordinates.latitude.toFixed(decimals), coordinates.longitude.toFixed(decimals)];
    return {
      ...town,
      key: `xy:${north},${east}`,
      name,
      label: `${name} (${town.name}), ${country}`,
      kind: 'address',
      coordinates,
      accuracy: exactly,
    };
  };
  return {
    read: (text, language) => {
      const point = readCoordinates(text, language);
      return point === null ? null : create(point, language);
    },
    findByKey: (key, language) => {
      const [, latitude, longitude] = pointKey.exec(key) ?? [];
      return latitude === undefined ? null : create({ latitude: Number(latitude), longitude: Number(longitude) }, language);
    },
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 10 ** decimals) / 10 ** decimals;
}

function findNearest({ records }: NameIndex, point: Coordinates): number | null {
  let nearest: number | null = null;
  let least = farthestTownKilometres;
  for (const [place, record] of records.entries()) {
    // Saves the exact distance for nearly all towns.
    if (record.kind !== 'town' || Math.abs(record.latitude - point.latitude) * 111 > least) continue;
    const kilometres = getGreatCircleKilometres(record, point);
    if (kilometres < least) {
      least = kilometres;
      nearest = place;
    }
  }
  return nearest;
}

/** Reads texts with those that are no names, as `readApart` reads them; `read` handles the others, knowing the places of those. */
export function readBesideApart(
  typed: TypedTexts,
  readApart: (text: string) => PlaceReading | null,
  read: (others: TypedTexts) => readonly PlaceReading[],
): PlaceReading[] {
  const apart = typed.texts.map(readApart);
  const known = [...typed.known, ...apart.flatMap((reading) => (reading?.kind === 'place' ? [reading.place.coordinates] : []))];
  const others = read({ ...typed, known, texts: typed.texts.filter((_, at) => apart[at] === null) });
  let next = 0;
  return apart.map((reading) => {
    if (reading !== null) return reading;
    next += 1;
    return others[next - 1] ?? { kind: 'unknown' };
  });
}
