import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { europeanCountries } from './european-countries.ts';

type ZoneSplit = {
  readonly countryCode: string;
  readonly timeZone: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

/** Parts of a country with another time zone than its mainland, as boxes in degrees. Source: IANA time zone database. */
const zoneSplits: readonly ZoneSplit[] = [
  { countryCode: 'ES', timeZone: 'Atlantic/Canary', south: 27, north: 30, west: -19, east: -13 },
  { countryCode: 'ES', timeZone: 'Africa/Ceuta', south: 35.1, north: 35.95, west: -5.5, east: -2.8 },
  { countryCode: 'PT', timeZone: 'Atlantic/Azores', south: 36, north: 40.5, west: -32, east: -24 },
  { countryCode: 'PT', timeZone: 'Atlantic/Madeira', south: 29.5, north: 33.6, west: -18, east: -15 },
  { countryCode: 'NO', timeZone: 'Arctic/Longyearbyen', south: 74, north: 81, west: 10, east: 35 },
];

/** The IANA zone of a place; null for a country outside the table. */
export function findTimeZone(countryCode: string, { latitude, longitude }: Coordinates): string | null {
  const split = zoneSplits.find(
    (part) =>
      part.countryCode === countryCode &&
      latitude >= part.south &&
      latitude <= part.north &&
      longitude >= part.west &&
      longitude <= part.east,
  );
  return split?.timeZone ?? europeanCountries[countryCode]?.timeZone ?? null;
}
