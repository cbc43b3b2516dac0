import type { Coordinates } from '#domain/itinerary/itinerary.ts';

const degreesPerUnit = 1e-6;

/** The points of a line in Google's format with six decimals (polyline6), or null if the text is invalid. */
export function decodePolyline6(text: string): Coordinates[] | null {
  const numbers = decodeNumbers(text);
  if (numbers === null || numbers.length % 2 !== 0) return null;
  const line: Coordinates[] = [];
  let [latitude, longitude] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] ?? 0;
    longitude += numbers[at + 1] ?? 0;
    const point = { latitude: latitude * degreesPerUnit, longitude: longitude * degreesPerUnit };
    if (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) return null;
    line.push(point);
  }
  return line;
}

/** Signed numbers in groups of five bits, the lowest first, each as a character from `?` on. */
function decodeNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at++) {
    const bits = text.charCodeAt(at) - 63;
    if (bits < 0 || bits > 63 || shift > 30) return null;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits < 32) {
      numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  return shift === 0 ? numbers : null;
}
