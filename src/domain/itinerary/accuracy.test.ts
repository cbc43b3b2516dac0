import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracyOf, exactly, townRadiusKilometres } from './accuracy.ts';

describe('how far a town reaches', () => {
  it.each([
    [1_000, 0.5],
    [50_000, 2.5],
    [300_000, 5.3],
    [750_000, 7.8],
    [3_400_000, 14.7],
  ])('with %i inhabitants is %f km', (inhabitants, kilometres) => {
    expect(townRadiusKilometres(inhabitants)).toBeCloseTo(kilometres, 1);
  });

  it('grows with its inhabitants, and is never zero', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(20_000_000), (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(townRadiusKilometres(small)).toBeLessThanOrEqual(townRadiusKilometres(large));
        expect(townRadiusKilometres(small)).toBeGreaterThan(0.4);
      }),
    );
  });
});

describe('the accuracy of a place stored without one', () => {
  it.each([
    ['town', 'town', 'town'],
    ['address', 'street-with-town', 'town'],
    ['venue', 'point', 'itself'],
    ['airport', 'point', 'itself'],
  ])('is by its kind: %s', (kind, precision, reckonedFrom) => {
    expect(accuracyOf({ kind })).toEqual({ precision, reckonedFrom, spreadKilometres: 0 });
  });

  it('is its own if it has one', () => {
    expect(accuracyOf({ kind: 'town', accuracy: exactly })).toBe(exactly);
  });
});
