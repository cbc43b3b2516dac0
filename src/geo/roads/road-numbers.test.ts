import { describe, expect, it } from 'vitest';
import { loadRoadNetwork } from './road-network.ts';
import { listMainRoads, loadRoadNumbers } from './road-numbers.ts';

const network = loadRoadNetwork();
const numbers = loadRoadNumbers(network);

function edgeBetween(one: string, other: string): number {
  const [from, to] = [one, other].map((key) => network.hubs.findIndex((hub) => hub.key === key));
  return network.edges.findIndex((edge) => [edge.from, edge.to].every((end) => end === from || end === to));
}

const utrecht = { latitude: 52.09, longitude: 5.12 };
const denBosch = { latitude: 51.69, longitude: 5.3 };
/** The position of a stretch does not affect its road number. */
const ends = { from: utrecht, to: denBosch };

describe('the numbers of roads', () => {
  it('belong to roads of the network', () => {
    expect(numbers.size).toBeGreaterThan(400);
    expect(numbers.get(edgeBetween('amsterdam', 'utrecht'))).toEqual({ country: 'NL', number: 'A2' });
    expect(numbers.get(edgeBetween('brugge', 'gent'))).toEqual({ country: 'BE', number: 'E40' });
    expect(numbers.get(edgeBetween('paris', 'arras'))).toEqual({ country: 'FR', number: 'A1' });
  });

  it('of a way are those of its longest roads, in driving order', () => {
    const parts = [
      { ...ends, kilometres: 3, edge: null },
      { ...ends, kilometres: 44, edge: edgeBetween('amsterdam', 'utrecht') },
      { ...ends, kilometres: 55, edge: edgeBetween('utrecht', 's-hertogenbosch') },
      { ...ends, kilometres: 8, edge: edgeBetween('s-hertogenbosch', 'waalwijk') },
    ];
    const stretch = [utrecht, denBosch];
    expect(listMainRoads(parts, numbers)).toEqual([{ country: 'NL', number: 'A2', stretches: [stretch, stretch] }]);
    const further = [...parts, { ...ends, kilometres: 60, edge: edgeBetween('breda', 'antwerpen') }];
    expect(listMainRoads(further, numbers).map(({ number }) => number)).toEqual(['A2', 'E19']);
  });

  it('are none where no road has one', () => {
    expect(listMainRoads([{ ...ends, kilometres: 12, edge: null }], numbers)).toEqual([]);
    expect(listMainRoads([], numbers)).toEqual([]);
  });
});
