import { describe, expect, it } from 'vitest';
import { sampleItinerary, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { nameStop } from './name-stop.ts';

const namesOf = (stops: readonly (readonly [string, string?])[]) => {
  const itinerary = sampleItinerary(stops.map(([name, at]) => ({ place: samplePlace(name), ...(at === undefined ? {} : { at }) })));
  return stops.map((_, index) => nameStop(itinerary, index, 'en'));
};

describe('nameStop', () => {
  it('is the name where the trip comes there once, and where it began and ends', () => {
    expect(namesOf([['Lyon', '2026-12-01 08:00'], ['Vienne', '2026-12-01 09:00'], ['Lyon']])).toEqual(['Lyon', 'Vienne', 'Lyon']);
  });

  it('distinguishes stops of one name by the time, the date, or both', () => {
    expect(namesOf([['Lyon', '2026-12-01 08:00'], ['Vienne', '2026-12-01 09:00'], ['Lyon', '2026-12-01 10:00'], ['Vienne']])).toEqual([
      'Lyon (08:00)',
      'Vienne',
      'Lyon (10:00)',
      'Vienne',
    ]);
    expect(
      namesOf([['A', '2026-12-01 08:00'], ['B', '2026-12-01 09:00'], ['A', '2026-12-02 08:00'], ['A', '2026-12-02 10:00'], ['C']]),
    ).toEqual(['A (01-12-2026)', 'B', 'A (02/12/2026 08:00)', 'A (02/12/2026 10:00)', 'C']);
  });

  it('is empty for an unknown stop', () => {
    expect(nameStop(sampleItinerary([]), 0, 'en')).toBeNull();
  });
});
