import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { dayTrip, sampleGroup, sampleItinerary, samplePlace } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import { countTravelDays, createTravelFigures } from './travel-figures.ts';

const made = makeQuote({ ...dayTrip, group: sampleGroup(48), siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', book: houseBook() });

describe('createTravelFigures', () => {
  it('reads the figures off the chosen option', () => {
    if (!made.ok) throw new Error('No quote');
    expect(createTravelFigures({ quote: made.value, itinerary: dayTrip.itinerary })).toEqual({
      lowestFullPriceCents: 94_250,
      transportationCalculationCents: 86_468,
      bookingPriceCents: 94_250,
      kilometres: 90,
      hours: 2,
      shift: 11,
      days: 1,
      busCapacity: 50,
    });
    const larger = createTravelFigures({ quote: { ...made.value, chosen: 'one-size-up' }, itinerary: dayTrip.itinerary });
    expect(larger).toMatchObject({ lowestFullPriceCents: 94_250, busCapacity: 59 });
    expect(larger?.bookingPriceCents).toBeGreaterThan(94_250);
  });

  it('has none where the chosen option is gone', () => {
    if (!made.ok) throw new Error('No quote');
    expect(createTravelFigures({ quote: { ...made.value, options: [] }, itinerary: dayTrip.itinerary })).toBeNull();
  });
});

describe('countTravelDays', () => {
  it('counts the first day and the last', () => {
    const stops = [
      { place: samplePlace('A'), at: '2026-12-30 08:00' },
      { place: samplePlace('B'), at: '2027-01-02 17:00' },
      { place: samplePlace('A') },
    ];
    expect(countTravelDays(sampleItinerary(stops))).toBe(4);
    expect(countTravelDays(sampleItinerary([{ place: samplePlace('A') }]))).toBe(0);
  });
});
