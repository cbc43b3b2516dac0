import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';

/** Length of a line through all its points. */
export function getLineKilometres(line: readonly Coordinates[]): number {
  return line.reduce((sum, point, at) => sum + getGreatCircleKilometres(line[at - 1] ?? point, point), 0);
}
