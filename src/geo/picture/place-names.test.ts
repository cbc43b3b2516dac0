import { describe, expect, it } from 'vitest';
import { type Naming, placeNames } from './place-names.ts';

const naming: Naming = { width: 640, height: 600, size: 14, aside: 13, taken: [], lines: [] };
const place = { at: [320, 300], name: 'Muiderslot', note: '25 min' } as const;

describe('the name of a destination', () => {
  it('is placed apart with a line to its mark if the surroundings are occupied, and left out if that is not allowed', () => {
    const taken = [{ left: 240, right: 400, top: 270, bottom: 330 }];
    expect(placeNames([place], { ...naming, taken }).placed).toEqual([]);
    const [placed] = placeNames([place], { ...naming, taken, reaches: [12, 40] }).placed;
    expect(placed?.leader?.[0]).toEqual(place.at);
    expect(placed?.leader?.[1][1]).not.toBeCloseTo(place.at[1], -1);
  });

  it('is moved until it is completely within the frame', () => {
    const atEdge = { at: [60, 300], name: 'Center Parcs Port Zélande', note: '' } as const;
    const taken = [{ left: 73, right: 400, top: 288, bottom: 312 }];
    const [placed] = placeNames([atEdge], { ...naming, size: 23, taken }).placed;
    expect(placed?.name[0]).toBeGreaterThanOrEqual(6);
  });

  it('is placed beside its mark if there is room, and apart from it rather than over a road', () => {
    const near = placeNames([place], { ...naming, reaches: [40] }).placed;
    expect(near[0]?.leader).toBeNull();
    const roads = Array.from({ length: 40 * 12 }, (_, at) => [240 + (at % 40) * 4, 270 + Math.floor(at / 40) * 5] as const);
    const apart = placeNames([place], { ...naming, lines: roads, reaches: [40] }).placed;
    expect(apart[0]?.leader).not.toBeNull();
  });
});
