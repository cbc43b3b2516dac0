import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { isOverWater } from './driving-cost.ts';
import type { LandCheck } from './land-check.ts';
import type { RoadNetwork } from './road-network.ts';

export type Landmasses = {
  /** The island or continent of each hub, or null at sea; islands that a bridge connects count as one. */
  readonly ofHubs: readonly (number | null)[];
  findLandmass(point: Coordinates): number | null;
};

/** The atlas's islands, joined by roads of the network. */
export function joinLandmasses({ hubs, edges }: RoadNetwork, land: LandCheck): Landmasses {
  const own = hubs.map((hub) => land.findLandmass(hub));
  const joined = new Map<number, number>();
  const find = (landmass: number): number => {
    const next = joined.get(landmass);
    return next === undefined ? landmass : find(next);
  };
  for (const edge of edges) {
    const [from, to] = [own[edge.from] ?? null, own[edge.to] ?? null];
    if (from === null || to === null || isOverWater(edge)) continue;
    const [one, other] = [find(from), find(to)];
    if (one !== other) joined.set(Math.max(one, other), Math.min(one, other));
  }
  const findJoined = (landmass: number | null) => (landmass === null ? null : find(landmass));
  return { ofHubs: own.map(findJoined), findLandmass: (point) => findJoined(land.findLandmass(point)) };
}
