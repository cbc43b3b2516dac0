import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getGreatCircleKilometres, refineLine } from './distance.ts';
import { getLineKilometres } from './testing/line-kilometres.ts';

const utrecht = { latitude: 52.0908, longitude: 5.1222 };
const paris = { latitude: 48.8534, longitude: 2.3488 };

const point = fc.record({
  latitude: fc.double({ min: 35, max: 71, noNaN: true }),
  longitude: fc.double({ min: -10, max: 40, noNaN: true }),
});

describe('great circles', () => {
  it('measures a known distance', () => {
    expect(getGreatCircleKilometres(utrecht, paris)).toBeCloseTo(410, -1);
    expect(getGreatCircleKilometres(utrecht, utrecht)).toBe(0);
  });

  it('is the same both ways and never shortens by going through a third point', () => {
    fc.assert(
      fc.property(point, point, point, (from, to, via) => {
        expect(getGreatCircleKilometres(from, to)).toBeCloseTo(getGreatCircleKilometres(to, from), 6);
        expect(getLineKilometres([from, via, to])).toBeGreaterThanOrEqual(getGreatCircleKilometres(from, to) - 1e-6);
      }),
    );
  });
});

describe('refineLine', () => {
  it('preserves the ends and the length, and leaves no gap above the step', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const line = refineLine([from, to], 50);
        expect(line[0]).toEqual(from);
        expect(line.at(-1)).toEqual(to);
        expect(getLineKilometres(line)).toBeCloseTo(getGreatCircleKilometres(from, to), 3);
        line.forEach((at, index) => {
          expect(getGreatCircleKilometres(line[index - 1] ?? at, at)).toBeLessThan(50.001);
        });
      }),
    );
  });

  it('leaves a line of one point alone', () => {
    expect(refineLine([utrecht], 50)).toEqual([utrecht]);
    expect(refineLine([utrecht, utrecht], 50)).toEqual([utrecht, utrecht]);
  });
});
