import { describe, expect, it } from 'vitest';
import { loadRoadNetwork } from './road-network.ts';
import { listMainRoads, loadRoadNumbers } from './road-numbers.ts';

const network = loadRoadNetwork();
const numbers = loadRoadNumbers(network);

function edgeBetween(one: string, other: string): number {
  const [from, to] = [one, other].map((key) => network.hubs.findIndex((hub) => hub.key === key));
  return network.edges.findIndex((edge) => [edge.from, edge.to].every((end) => end === from || end === to));
}

describe('the numbers of roads', () => {
  it('stand on roads of the network', () => {
    expect(numbers.size).toBeGreaterThan(400);
    expect(numbers.get(edgeBetween('amsterdam', 'utrecht'))).toEqual({ country: 'NL', number: 'A2' });
    expect(numbers.get(edgeBetween('brugge', 'gent'))).toEqual({ country: 'BE', number: 'E40' });
    expect(numbers.get(edgeBetween('paris', 'arras'))).toEqual({ country: 'FR', number: 'A1' });
  });

  it('of a way are those of its longest roads, in driving order', () => {
    const parts = [
      { kilometres: 3, edge: null },
      { kilometres: 44, edge: edgeBetween('amsterdam', 'utrecht') },
      { kilometres: 55, edge: edgeBetween('utrecht', 's-hertogenbosch') },
      { kilometres: 8, edge: edgeBetween('s-hertogenbosch', 'waalwijk') },
    ];
    expect(listMainRoads(parts, numbers)).toEqual([{ country: 'NL', number: 'A2' }]);
    const further = [...parts, { kilometres: 60, edge: edgeBetween('breda', 'antwerpen') }];
    expect(listMainRoads(further, numbers).map(({ number }) => number)).toEqual(['A2', 'E19']);
  });

  it('are none where no road has one', () => {
    expect(listMainRoads([{ kilometres: 12, edge: null }], numbers)).toEqual([]);
    expect(listMainRoads([], numbers)).toEqual([]);
  });
});
