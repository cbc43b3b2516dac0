import { expect, it } from 'vitest';
import { returnTrip } from '../pricing/testing/sample-quotes.ts';
import { sampleLeg } from '../pricing/testing/sample-trips.ts';
import { getTravelDays } from './travel-days.ts';

it('a journey lasts from its first departure to its last', () => {
  const { itinerary } = returnTrip({ outward: '2026-12-30 08:00', back: '2027-01-02 17:00', leg: sampleLeg(45, 45) });
  expect(getTravelDays(itinerary)).toEqual({ from: '2026-12-30', until: '2027-01-02' });
  expect(getTravelDays({ ...itinerary, stops: itinerary.stops.map((stop) => ({ ...stop, departure: null })) })).toBeUndefined();
});
