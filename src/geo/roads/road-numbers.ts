import type { RoadNumber } from '#domain/itinerary/routed.ts';
import { parseTable } from '../gazetteer/table.ts';
import { roadNumberRows } from './data/road-numbers.ts';
import type { RoadNetwork } from './road-network.ts';

/** The number of each edge of the network that has one, by the edge's index. Rows of hubs that no road joins throw. */
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

type Part = { readonly kilometres: number; readonly edge: number | null };

const mostNumbers = 2;
/** Of a leg's kilometres: a road of less is not what one drives on. */
const leastShare = 0.18;

/** The roads on which most of a way is driven, in driving order: two at most. */
export function listMainRoads(parts: readonly Part[], numbers: ReadonlyMap<number, RoadNumber>): readonly RoadNumber[] {
  const whole = parts.reduce((sum, { kilometres }) => sum + kilometres, 0);
  const roads = new Map<string, RoadNumber & { kilometres: number }>();
  for (const { kilometres, edge } of parts) {
    const road = edge === null ? undefined : numbers.get(edge);
    if (road === undefined) continue;
    const key = `${road.country} ${road.number}`;
    roads.set(key, { ...road, kilometres: kilometres + (roads.get(key)?.kilometres ?? 0) });
  }
  const inOrder = [...roads.values()];
  const main = inOrder
    .filter(({ kilometres }) => kilometres >= whole * leastShare)
    .sort((one, other) => other.kilometres - one.kilometres)
    .slice(0, mostNumbers);
  return inOrder.filter((road) => main.includes(road)).map(({ country, number }) => ({ country, number }));
}
