import type { Place } from './itinerary.ts';

/** Coordinates alone are not enough: two addresses typed by hand may both have those of their town. */
export function isSamePlace(first: Place, second: Place): boolean {
  const { latitude, longitude } = first.coordinates;
  return nameOf(first) === nameOf(second) && latitude === second.coordinates.latitude && longitude === second.coordinates.longitude;
}

function nameOf({ name, town, street, countryCode }: Place): string {
  return [name, town, street, countryCode].join('|').toLowerCase();
}
