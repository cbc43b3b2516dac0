import { describe, expect, it } from 'vitest';
import { compareEmissions } from './emissions.ts';

describe('compareEmissions', () => {
  it('compares coach, car and plane over the same way', () => {
    expect(compareEmissions({ kilometres: 480, longestStretch: 200, date: '2026-12-01' }).emissions).toEqual([
      { mode: 'coach', kilograms: 13.9 },
      { mode: 'car', kilograms: 73.9 },
      { mode: 'plane', kilograms: 102.7 },
    ]);
  });

  it('leaves out the plane where nobody can fly', () => {
    const { emissions } = compareEmissions({ kilometres: 480, longestStretch: 199, date: '2026-12-01' });
    expect(emissions.map(({ mode }) => mode)).toEqual(['coach', 'car']);
  });

  it('is nothing for no way, and says where its figures come from', () => {
    const { emissions, source } = compareEmissions({ kilometres: 0, longestStretch: 0, date: '2026-12-01' });
    expect(emissions.map(({ kilograms }) => kilograms)).toEqual([0, 0]);
    expect(source).toContain('2019');
  });
});
