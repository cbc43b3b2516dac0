import type { Coordinates } from '#domain/itinerary/itinerary.ts';

/** A line in Google's format with six decimals, as engines write it. */
export function encodePolyline6(line: readonly Coordinates[]): string {
  const units = line.map(({ latitude, longitude }) => [Math.round(latitude * 1e6), Math.round(longitude * 1e6)] as const);
  return units.map(([y, x], at) => encodeNumber(y - (units[at - 1]?.[0] ?? 0)) + encodeNumber(x - (units[at - 1]?.[1] ?? 0))).join('');
}

function encodeNumber(value: number): string {
  let text = '';
  let left = value < 0 ? -value * 2 - 1 : value * 2;
  for (; left >= 32; left = Math.floor(left / 32)) {
    text += String.fromCharCode((left % 32) + 32 + 63);
  }
  return text + String.fromCharCode(left + 63);
}
