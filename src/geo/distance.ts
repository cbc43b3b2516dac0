import type { Coordinates } from '#domain/itinerary/itinerary.ts';

/** Mean radius of the earth (IUGG). */
const earthRadiusKilometres = 6371.0088;
const radians = Math.PI / 180;

/** Length of the great circle between two points. */
export function getGreatCircleKilometres(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const halfLongitude = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord = halfLatitude ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * halfLongitude ** 2;
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The line with points added on the great circle, so that no two neighbours are more than `step` kilometres apart. */
export function refineLine(line: readonly Coordinates[], step: number): Coordinates[] {
  return line.flatMap((point, at) => {
    const previous = line[at - 1];
    return previous === undefined ? [point] : [...createPointsBetween(previous, point, step), point];
  });
}

function createPointsBetween(from: Coordinates, to: Coordinates, step: number): Coordinates[] {
  const kilometres = getGreatCircleKilometres(from, to);
  const parts = Math.ceil(kilometres / step);
  const angle = kilometres / earthRadiusKilometres;
  return Array.from({ length: Math.max(0, parts - 1) }, (_, at) => createPointAlong({ from, to, angle, share: (at + 1) / parts }));
}

type Along = { readonly from: Coordinates; readonly to: Coordinates; readonly angle: number; readonly share: number };

/** The point at a share of the way on the great circle (spherical interpolation). */
function createPointAlong({ from, to, angle, share }: Along): Coordinates {
  const a = Math.sin((1 - share) * angle) / Math.sin(angle);
  const b = Math.sin(share * angle) / Math.sin(angle);
  const [fromLatitude, fromLongitude] = [from.latitude * radians, from.longitude * radians];
  const [toLatitude, toLongitude] = [to.latitude * radians, to.longitude * radians];
  const x = a * Math.cos(fromLatitude) * Math.cos(fromLongitude) + b * Math.cos(toLatitude) * Math.cos(toLongitude);
  const y = a * Math.cos(fromLatitude) * Math.sin(fromLongitude) + b * Math.cos(toLatitude) * Math.sin(toLongitude);
  const z = a * Math.sin(fromLatitude) + b * Math.sin(toLatitude);
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / radians, longitude: Math.atan2(y, x) / radians };
}
