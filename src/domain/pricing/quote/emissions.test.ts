import { describe, expect, it } from 'vitest';
import { compareEmissions } from './emissions.ts';

describe('compareEmissions', () => {
  it('compares coach, car and plane over the same route', () => {
    expect(compareEmissions({ kilometres: 480, longestStretch: 200, date: '2026-12-01' }).emissions).toEqual([
      { mode: 'coach', kilograms: 13.9 },
      { mode: 'car', kilograms: 73.9 },
      { mode: 'plane', kilograms: 102.7 },
    ]);
  });

  it('omits the plane if there is no flight', () => {
    const { emissions } = compareEmissions({ kilometres: 480, longestStretch: 199, date: '2026-12-01' });
    expect(emissions.map(({ mode }) => mode)).toEqual(['coach', 'car']);
  });

  it('is zero for an empty route, and names its sources', () => {
    const { emissions, source } = compareEmissions({ kilometres: 0, longestStretch: 0, date: '2026-12-01' });
    expect(emissions.map(({ kilograms }) => kilograms)).toEqual([0, 0]);
    expect(source).toContain('2019');
  });
});
