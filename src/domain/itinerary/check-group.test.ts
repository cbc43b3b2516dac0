import { describe, expect, it } from 'vitest';
import { checkGroup } from './check-group.ts';
import { createSampleGroup } from './testing/sample-group.ts';

describe('the group', () => {
  it.each([
    [{ passengers: 0 }, 'passengers', 'too-few'],
    [{ passengers: -4 }, 'passengers', 'too-few'],
    [{ passengers: 501 }, 'passengers', 'too-many'],
    [{ passengers: 5_000 }, 'passengers', 'too-many'],
    [{ passengers: 1.5 }, 'passengers', 'invalid'],
    [{ passengers: Number.NaN }, 'passengers', 'invalid'],
    [{ wheelchairPlaces: -1 }, 'wheelchairPlaces', 'too-few'],
    [{ wheelchairPlaces: 49 }, 'wheelchairPlaces', 'too-many'],
    [{ wheelchairPlaces: 0.5 }, 'wheelchairPlaces', 'invalid'],
    [{ babySeats: -1 }, 'babySeats', 'too-few'],
    [{ childSeats: 49 }, 'childSeats', 'too-many'],
    [{ boosterSeats: 1.5 }, 'boosterSeats', 'invalid'],
    [{ babySeats: 20, childSeats: 29 }, 'childSeats', 'too-many'],
  ])('refuses %j', (change, field, code) => {
    expect(checkGroup(createSampleGroup(change))).toEqual([{ field, code }]);
  });

  it('accepts 1 and 500 people, and a wheelchair place for each', () => {
    expect(checkGroup(createSampleGroup({ passengers: 1, wheelchairPlaces: 1 }))).toEqual([]);
    expect(checkGroup(createSampleGroup({ passengers: 500 }))).toEqual([]);
  });
});
