import { describe, expect, it } from 'vitest';
import { checkGroup } from './check-group.ts';

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
  ])('refuses %j', (change, field, code) => {
    expect(checkGroup({ passengers: 48, wheelchairPlaces: 0, ...change })).toEqual([{ field, code }]);
  });

  it('takes 1 and 500, and a wheelchair place for each', () => {
    expect(checkGroup({ passengers: 1, wheelchairPlaces: 1 })).toEqual([]);
    expect(checkGroup({ passengers: 500, wheelchairPlaces: 0 })).toEqual([]);
  });
});
