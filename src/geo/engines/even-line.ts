import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';

/**
 * The line with points at equal steps instead of the engine's own, which are denser in towns and bends: counting points then measures
 * kilometres. Both ends are kept.
 */
export function spaceEvenly(line: readonly Coordinates[], step: number): Coordinates[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return [];
  const even = [first];
  let gone = 0;
  for (const [at, to] of line.slice(1).entries()) {
    const from = line[at] ?? to;
    const length = getGreatCircleKilometres(from, to);
    for (let next = step - gone; next < length; next += step) {
      even.push(getPointBetween({ from, to, share: next / length }));
    }
    gone = (gone + length) % step;
  }
  return [...even, last];
}

/** On a straight line of the map: an engine's points are close enough for that. */
function getPointBetween({ from, to, share }: { from: Coordinates; to: Coordinates; share: number }): Coordinates {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
