import type { MapTown } from './map-towns.ts';
import { type Pixel, shownHeight } from './projection.ts';

/** A town by the road helps to follow it; farther off, only well-known ones show where the road is. */
const nearPixels = shownHeight * 0.15;
/** As a share of its size, for a town at the far end of that. */
const leastShare = 0.4;
/** A capital is more useful than a port twice as large. */
const capitalFactor = 3;
/** This many of a route's points are enough to measure the distance to it. */
const mostPoints = 80;

type Placed = Pick<MapTown, 'population' | 'isCapital'> & { readonly at: Pixel };
/** Towns by the road, and those farther off: each the most important first. */
export type RankedTowns<Town> = { readonly near: readonly Town[]; readonly far: readonly Town[] };

export function rankTowns<Town extends Placed>(towns: readonly Town[], route: readonly Pixel[]): RankedTowns<Town> {
  const step = Math.max(1, Math.ceil(route.length / mostPoints));
  const points = route.filter((_, at) => at % step === 0 || at === route.length - 1);
  const weighed = towns.map((town) => {
    const distance = distanceTo(town.at, points);
    const importance = town.population * (town.isCapital ? capitalFactor : 1);
    const isNear = distance <= nearPixels;
    return { town, isNear, weight: isNear ? importance * (1 - (1 - leastShare) * (distance / nearPixels)) : importance };
  });
  const sorted = weighed.toSorted((left, right) => right.weight - left.weight);
  return {
    near: sorted.filter(({ isNear }) => isNear).map(({ town }) => town),
    far: sorted.filter(({ isNear }) => !isNear).map(({ town }) => town),
  };
}

function distanceTo([x, y]: Pixel, points: readonly Pixel[]): number {
  let least = Infinity;
  for (const [toX, toY] of points) least = Math.min(least, (x - toX) ** 2 + (y - toY) ** 2);
  return Math.sqrt(least);
}
