import { describe, expect, it } from 'vitest';
import { getGreatCircleKilometres } from '../distance.ts';
import { loadRoadNetwork } from '../roads/road-network.ts';
import { loadWaterMask } from '../water/water-mask.ts';
import { followRoads, formatCurves, sampleCurve } from './flowing-line.ts';
import { createRoadCurves } from './road-curves.ts';

const network = loadRoadNetwork();
const curves = createRoadCurves(network);

type Point = { readonly latitude: number; readonly longitude: number };

function hub(name: string): Point {
  const found = network.hubs.find(({ key }) => key === name);
  if (found === undefined) throw new Error(`no hub ${name}`);
  return found;
}

const plain = { curves, project: ({ latitude, longitude }: Point) => [longitude * 1000, -latitude * 1000] as const };

describe('the roads of a map', () => {
  it('are curves between the hubs of the network, the same in both directions', () => {
    for (const { from, to, crossing } of network.edges) {
      const [start, end] = [network.hubs[from], network.hubs[to]];
      if (start === undefined || end === undefined || crossing !== null) continue;
      const [there, back] = [curves.find(start, end), curves.find(end, start)];
      expect(there?.from).toMatchObject({ latitude: start.latitude, longitude: start.longitude });
      expect(back?.pulls.toReversed()).toEqual(there?.pulls);
    }
  });

  it('leave no stretch by more than a quarter of its length', () => {
    for (const { from, pulls, to } of curves.motorways) {
      const length = getGreatCircleKilometres(from, to);
      for (const point of pulls) {
        const away = Math.min(getGreatCircleKilometres(point, from), getGreatCircleKilometres(point, to));
        expect(away).toBeLessThan(length * 0.6);
      }
    }
  });

  it('go on through a hub without a corner: Utrecht – Gorinchem – Breda', () => {
    const [utrecht, gorinchem, breda] = ['utrecht', 'gorinchem', 'breda'].map(hub);
    if (utrecht === undefined || gorinchem === undefined || breda === undefined) throw new Error('three hubs');
    const [one, other] = [curves.find(utrecht, gorinchem), curves.find(gorinchem, breda)];
    if (one === null || other === null) throw new Error('two roads');
    expect(turnDegrees(one.pulls[1], gorinchem, other.pulls[0])).toBeLessThan(2);
    expect(turnDegrees(utrecht, gorinchem, breda)).toBeGreaterThan(5);
  });

  it('are none where a line is not of the network: an engine knows the road itself', () => {
    const line = [
      { latitude: 52.1, longitude: 5.1 },
      { latitude: 52.0, longitude: 5.3 },
    ];
    expect(followRoads(line, plain)).toBeNull();
  });

  it('include the access ways: from a village to the first hub, without a corner there', () => {
    const [gorinchem, breda] = [hub('gorinchem'), hub('breda')];
    const village = { latitude: gorinchem.latitude + 0.1, longitude: gorinchem.longitude + 0.2 };
    const way = followRoads([village, gorinchem, breda], plain);
    expect(way).toHaveLength(2);
    const [[, , into] = [], [, outOf] = []] = way ?? [];
    const at = plain.project(gorinchem);
    expect(Math.abs(getTurn(into ?? at, at, outOf ?? at))).toBeLessThan(1);
  });

  it('keep to the land about as well as straight lines do', () => {
    const waters = loadWaterMask();
    const wet = (points: readonly (readonly [number, number])[]) =>
      points.filter(([x, y]) => waters.isWater(-y / 1000, x / 1000)).length / points.length;
    const drawn = curves.motorways.flatMap(({ from, to }) => (followRoads([from, to], plain) ?? []).flatMap(sampleCurve));
    const straight = curves.motorways.flatMap(({ from, to }) =>
      Array.from({ length: 9 }, (_, step) =>
        plain.project({
          latitude: from.latitude + ((to.latitude - from.latitude) * step) / 8,
          longitude: from.longitude + ((to.longitude - from.longitude) * step) / 8,
        }),
      ),
    );
    expect(wet(drawn)).toBeLessThan(wet(straight) + 0.01);
  });
});

describe('a path of curves', () => {
  it('lifts the pen only if the next curve starts elsewhere, and omits curves shorter than a pixel', () => {
    const first = [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 5],
    ] as const;
    const next = [
      [30, 5],
      [40, 10],
      [50, 10],
      [60, 0],
    ] as const;
    const speck = [
      [60, 0],
      [60, 0],
      [60.2, 0],
      [60.3, 0.1],
    ] as const;
    const elsewhere = [
      [100, 100],
      [110, 90],
      [120, 90],
      [130, 100],
    ] as const;
    expect(formatCurves([first, next, speck, elsewhere])).toBe('M0 0c10 0 20 0 30 5 10 5 20 5 30-5M100 100c10-10 20-10 30 0');
  });
});

function turnDegrees(before: Point, at: Point, after: Point): number {
  const flat = ({ latitude, longitude }: Point) => [longitude * 0.62, latitude] as const;
  return Math.abs(getTurn(flat(before), flat(at), flat(after)));
}

function getTurn(before: readonly [number, number], at: readonly [number, number], after: readonly [number, number]): number {
  const into = Math.atan2(at[1] - before[1], at[0] - before[0]);
  const out = Math.atan2(after[1] - at[1], after[0] - at[0]);
  const turn = ((out - into) * 180) / Math.PI;
  return ((turn + 540) % 360) - 180;
}
