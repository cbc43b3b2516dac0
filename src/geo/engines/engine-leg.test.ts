import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import { getLineKilometres } from '../testing/line-kilometres.ts';
import { createRoadLeg, type EngineLeg } from './engine-leg.ts';
import { spaceEvenly } from './even-line.ts';

const making = { countries: createCountryIndex(loadAtlas()), estimateMinutes: Math.round };
const point = (latitude: number, longitude: number) => ({ latitude, longitude });

function createLeg(leg: Partial<EngineLeg>) {
  const line = leg.line ?? [point(52.1, 5.1), point(51, 7)];
  return createRoadLeg(making, { kilometres: getLineKilometres(line), line, spans: [], ...leg });
}

describe('createRoadLeg', () => {
  it('counts kilometres, not points: an engine has more of these in towns', () => {
    const town = Array.from({ length: 2000 }, (_, at) => point(52.1 + at * 1e-6, 5.1));
    const crowded = createLeg({ line: [...town, point(51, 7)] });
    const plain = createLeg({});
    expect(crowded?.kilometresByCountry.DE).toBeCloseTo(plain?.kilometresByCountry.DE ?? 0, 0);
  });

  it('has a limited number of points, including both ends', () => {
    const line = Array.from({ length: 20_000 }, (_, at) => point(52 - at * 1e-4, 5 + Math.sin(at / 50) / 50));
    const thin = createLeg({ line })?.line ?? [];
    expect(thin.length).toBeLessThanOrEqual(150);
    expect([thin[0], thin.at(-1)]).toEqual([line[0], line.at(-1)]);
  });

  it('is null for a line outside our countries', () => {
    expect(createLeg({ line: [point(55, 3), point(56, 3.5)] })).toBeNull();
  });

  it('takes the road over the pass beside a train for a road', () => {
    const overTheOberalp = [point(46.589, 8.504), point(46.64, 8.59), point(46.57, 8.4), point(46.53, 8.35), point(46.56, 8.33)];
    expect(createLeg({ line: overTheOberalp })).toMatchObject({ hasFerry: false, crossings: [] });
  });

  it('adds up, whatever the spans', () => {
    const span = fc.record({
      from: fc.nat({ max: 20 }),
      length: fc.integer({ min: 1, max: 20 }),
      kind: fc.constantFrom('toll' as const, 'ferry' as const),
    });
    const line = Array.from({ length: 41 }, (_, at) => point(52.1 - at * 0.05, 5.1 + at * 0.04));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 3 }), (spans) => {
        const leg = createLeg({
          line,
          spans: spans.map(({ from, length, kind }) => ({ from, to: from + length, kind, key: kind, minutes: 1 })),
        });
        const sum = Object.values(leg?.kilometresByCountry ?? {}).reduce((all, part) => all + part, 0);
        expect(sum).toBeCloseTo(leg?.kilometres ?? -1, 6);
        expect(leg?.kilometres).toBeLessThanOrEqual(getLineKilometres(line) + 0.5);
        expect(leg?.hasFerry).toBe(spans.some(({ kind }) => kind === 'ferry'));
      }),
    );
  });
});

describe('spaceEvenly', () => {
  it('has no step longer than requested, and preserves the length', () => {
    const place = fc.record({
      latitude: fc.double({ min: 50, max: 52, noNaN: true }),
      longitude: fc.double({ min: 5, max: 7, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), fc.integer({ min: 2, max: 50 }), (line, step) => {
        const even = spaceEvenly(line, step);
        even.slice(1).forEach((to, at) => {
          expect(getLineKilometres([even[at] ?? to, to])).toBeLessThanOrEqual(step * 1.01);
        });
        expect(even.length).toBeLessThanOrEqual(getLineKilometres(line) / step + 3);
        expect([even[0], even.at(-1)]).toEqual([line[0], line.at(-1)]);
      }),
      { numRuns: 50 },
    );
  });

  it('makes nothing of nothing', () => {
    expect(spaceEvenly([], 1)).toEqual([]);
  });
});
