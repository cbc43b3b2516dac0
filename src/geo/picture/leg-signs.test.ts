import { describe, expect, it } from 'vitest';
import { placeSigns, type SignedLeg, signHeights } from './leg-signs.ts';
import type { Pixel } from './projection.ts';
import type { RoadCurves } from './road-curves.ts';
import type { NameSheet, Rectangle } from './stop-labels.ts';

const sheet: NameSheet = { size: 15, markScale: 1, shownHeight: 480 };
const noCurves: RoadCurves = { motorways: [], find: () => null };
/** A degree is a pixel, so that the test reads where a road is drawn. */
const project = ({ latitude, longitude }: { latitude: number; longitude: number }): Pixel => [longitude, latitude];
const nothing: readonly Rectangle[] = [];
const around = { taken: nothing, sheet, curves: noCurves, project };

const out: SignedLeg = {
  text: '109 km · 1:39 h',
  roads: [],
  points: [
    [100, 240],
    [540, 240],
  ],
};
const back: SignedLeg = { ...out, text: '111 km · 1:41 h', points: out.points.toReversed() };

/** A road along a horizontal line, in stretches between these columns. */
function road(number: string, columns: readonly number[], row = 240, country = 'NL') {
  const points = columns.map((longitude) => ({ latitude: row, longitude }));
  return { country, number, stretches: points.slice(1).map((to, index) => [points[index] ?? to, to] as const) };
}

describe('signs on the ways of a map', () => {
  it('writes kilometres and time in the middle of a way', () => {
    expect(placeSigns([out], around).signs).toMatchObject([{ kind: 'way', text: '109 km · 1:39 h', at: [320, 240] }]);
  });

  it('measures the middle along the line, not between its points', () => {
    const bent = {
      ...out,
      points: [
        [100, 100],
        [120, 100],
        [140, 100],
        [540, 100],
      ] as const,
    };
    expect(placeSigns([bent], around).signs[0]?.at).toEqual([320, 100]);
  });

  it('writes a way once that is driven out and back', () => {
    expect(placeSigns([out, back], around).signs.map(({ text }) => text)).toEqual(['109 km · 1:39 h']);
  });

  it('moves along the way if a name occupies its middle, and leaves out what fits nowhere', () => {
    const name = { left: 300, right: 340, top: 220, bottom: 260 };
    const [moved] = placeSigns([out], { ...around, taken: [name] }).signs;
    if (moved === undefined) throw new Error('There is room beside the name.');
    expect(Math.abs(moved.at[0] - 320)).toBeGreaterThan(20 + moved.width / 2);
    expect(placeSigns([out], { ...around, taken: [{ left: 0, right: 640, top: 200, bottom: 280 }] }).signs).toEqual([]);
  });

  it('returns the occupied areas, so that no later name covers a sign', () => {
    const { signs, taken } = placeSigns([out], around);
    const [sign, room] = [signs[0], taken.at(-1)];
    if (sign === undefined || room === undefined) throw new Error('One sign and its room.');
    expect(room.left).toBeLessThan(sign.at[0] - sign.width / 2);
    expect(room.right).toBeGreaterThan(sign.at[0] + sign.width / 2);
    expect(room.bottom - room.top).toBeGreaterThanOrEqual(signHeights.way);
  });

  it('writes no way of more than four, which would hide the map', () => {
    const ways = (count: number) =>
      Array.from({ length: count }, (_, index): SignedLeg => {
        const row = 60 + index * 80;
        return {
          text: `${index} km`,
          roads: [],
          points: [
            [100, row],
            [540, row],
          ],
        };
      });
    expect(placeSigns(ways(4), around).signs).toHaveLength(4);
    expect(placeSigns(ways(5), around).signs).toEqual([]);
  });

  it('puts the number of a road on the road itself, once, in the colour of its country', () => {
    const driven = [road('A2', [110, 180, 250, 300], 100), road('A2', [300, 350], 100), road('E19', [400, 500], 380, 'BE')];
    const { signs } = placeSigns(
      [
        { ...out, roads: driven },
        { ...back, roads: driven },
      ],
      around,
    );
    expect(signs.filter(({ kind }) => kind === 'road')).toMatchObject([
      { text: 'A2', sign: 'red', at: [215, 100] },
      { text: 'E19', sign: 'green', at: [450, 380] },
    ]);
  });

  it('shows six roads at most', () => {
    const driven = Array.from({ length: 9 }, (_, index) => road(`A${index}`, [100, 200], 30 + index * 45));
    expect(placeSigns([{ ...out, text: '', roads: driven }], around).signs.filter(({ kind }) => kind === 'road')).toHaveLength(6);
  });

  it('signs nothing of a leg without a line', () => {
    expect(placeSigns([{ ...out, points: [[100, 240]] }], around).signs).toEqual([]);
    expect(placeSigns([], around).signs).toEqual([]);
  });
});
