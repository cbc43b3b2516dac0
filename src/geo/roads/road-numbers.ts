import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { DrivenRoad, RoadNumber } from '#domain/itinerary/routed.ts';
import { parseTable } from '../gazetteer/table.ts';
import { roadNumberRows } from './data/road-numbers.ts';
import type { RoadNetwork } from './road-network.ts';

/** The number of each numbered edge of the network, by the edge's index. Rows of hubs without a road between them throw. */
export function loadRoadNumbers({ hubs, edges, edgesAt }: RoadNetwork): ReadonlyMap<number, RoadNumber> {
  const indexOf = new Map(hubs.map(({ key }, index) => [key, index]));
  const numbers = new Map<number, RoadNumber>();
  for (const [country = '', number = '', chain = ''] of parseTable(roadNumberRows, 3)) {
    const keys = chain.split(' ');
    for (const [at, key] of keys.slice(1).entries()) {
      const edge = findEdge(indexOf.get(keys[at] ?? ''), indexOf.get(key));
      if (edge === undefined) throw new Error(`no road for ${number} from ${keys[at]} to ${key}`);
      if (!numbers.has(edge)) numbers.set(edge, { country, number });
    }
  }
  return numbers;

  function findEdge(from: number | undefined, to: number | undefined): number | undefined {
    if (from === undefined || to === undefined) return undefined;
    return edgesAt[from]?.find((index) => edges[index]?.crossing === null && (edges[index]?.from === to || edges[index]?.to === to));
  }
}

type Part = {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly kilometres: number;
  readonly edge: number | null;
};

const mostNumbers = 2;
/** As a share of a leg's kilometres: a shorter road is not worth naming. */
const leastShare = 0.18;

/** The roads that make up most of a way, in driving order: at most two. */
export function listMainRoads(parts: readonly Part[], numbers: ReadonlyMap<number, RoadNumber>): readonly DrivenRoad[] {
  const whole = parts.reduce((sum, { kilometres }) => sum + kilometres, 0);
  const roads = new Map<string, { readonly road: RoadNumber; readonly parts: Part[] }>();
  for (const part of parts) {
    const road = part.edge === null ? undefined : numbers.get(part.edge);
    if (road === undefined) continue;
    const key = `${road.country} ${road.number}`;
    const known = roads.get(key);
    if (known === undefined) roads.set(key, { road, parts: [part] });
    else known.parts.push(part);
  }
  const lengthOf = (driven: { readonly parts: readonly Part[] }) => driven.parts.reduce((sum, { kilometres }) => sum + kilometres, 0);
  const inOrder = [...roads.values()];
  const main = inOrder
    .filter((driven) => lengthOf(driven) >= whole * leastShare)
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, mostNumbers);
  return inOrder
    .filter((driven) => main.includes(driven))
    .map(({ road: { country, number }, parts: driven }) => ({
      country,
      number,
      stretches: driven.map(({ from, to }) => [from, to] as const),
    }));
}
