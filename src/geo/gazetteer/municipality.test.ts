import { describe, expect, it } from 'vitest';
import { municipalityRadiusKilometres } from './municipality.ts';

describe('how far a municipality reaches', () => {
  it.each([
    ['DE', 0, 2.5],
    ['FR', 15_000, 4.1],
    ['DE', 300_000, 9.7],
    ['NL', 80_000, 7.3],
    ['GB', 9_000_000, 20],
  ])('%s, %d inhabitants: %d km', (countryCode, population, kilometres) => {
    expect(municipalityRadiusKilometres({ countryCode, population })).toBeCloseTo(kilometres, 1);
  });
});
