import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { dayTrip, sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import { findTightStops } from './tight-stops.ts';

const itinerary = sampleItinerary([
  { place: samplePlace('A'), at: '2026-12-01 08:00' },
  { place: samplePlace('B'), at: '2026-12-01 09:00' },
  { place: samplePlace('C') },
]);
const routeOf = (minutes: number) => sampleRoute([sampleLeg(60, minutes), sampleLeg(60, 60)]);
const about = { group: sampleGroup(48), siteCountry: 'NL', now: '2026-11-01T10:00:00.000Z', book: houseBook() };

describe('findTightStops', () => {
  it('finds nothing where the coach is in time, to the minute', () => {
    expect(findTightStops(dayTrip)).toEqual([]);
    expect(findTightStops({ itinerary, routed: routeOf(60) })).toEqual([]);
  });

  it('names the stop, how late it is left, and the earliest moment by its own clock', () => {
    expect(findTightStops({ itinerary, routed: routeOf(81.2) })).toEqual([
      { stop: 1, lateMinutes: 22, earliest: { date: '2026-12-01', time: '09:25' } },
    ]);
    const abroad = {
      ...itinerary,
      stops: itinerary.stops.with(1, {
        place: { ...samplePlace('B'), timeZone: 'Europe/London' },
        departure: { date: '2026-12-01', time: '08:00' },
        notes: '',
      }),
    };
    expect(findTightStops({ itinerary: abroad, routed: routeOf(70) })[0]?.earliest).toEqual({ date: '2026-12-01', time: '08:10' });
  });

  it('is mended by the earliest moment, whatever the road takes', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2_000, noNaN: true }), (minutes) => {
        const routed = routeOf(minutes);
        const [tight] = findTightStops({ itinerary, routed });
        if (tight === undefined) return minutes <= 60;
        const stops = itinerary.stops.map((stop, index) => (index === 1 ? { ...stop, departure: tight.earliest } : stop));
        return findTightStops({ itinerary: { ...itinerary, stops }, routed }).length === 0;
      }),
    );
  });
});

describe('a quote', () => {
  it('lists the stops that are too tight to be left in time, with a price all the same', () => {
    const made = makeQuote({ itinerary, routed: routeOf(100), ...about });
    expect(made).toMatchObject({ ok: true, value: { tightStops: [{ stop: 1, lateMinutes: 40 }] } });
  });

  it('are absent if there are none', () => {
    const made = makeQuote({ ...dayTrip, ...about });
    expect(made.ok && 'tightStops' in made.value).toBe(false);
  });
});
