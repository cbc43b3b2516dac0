import type { Place } from './itinerary.ts';

/** Coordinates alone do not do: two addresses typed by hand may both stand at their town's. */
export function isSamePlace(first: Place, second: Place): boolean {
  const { latitude, longitude } = first.coordinates;
  return nameOf(first) === nameOf(second) && latitude === second.coordinates.latitude && longitude === second.coordinates.longitude;
}

function nameOf({ name, town, street, countryCode }: Place): string {
  return [name, town, street, countryCode].join('|').toLowerCase();
}
