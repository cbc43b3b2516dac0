import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { question, quoteOf, reasonsOf } from '../testing/sample-quotes.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { wakingLeadHours } from './lead-time.ts';

const { night } = houseBook().leadTimes;
const timeZone = 'Europe/Berlin';

describe('wakingLeadHours', () => {
  it.each([
    ['2026-11-22T04:17:00.000Z', '2026-11-22T06:00:00.000Z', 0],
    ['2026-11-23T08:00:00.000Z', '2026-11-23T18:00:00.000Z', 10],
    ['2026-11-23T16:00:00.000Z', '2026-11-24T08:00:00.000Z', 5],
    ['2026-11-23T08:00:00.000Z', '2026-11-25T08:00:00.000Z', 26],
    ['2026-11-23T08:00:00.000Z', '2026-11-23T07:00:00.000Z', 0],
    ['2027-03-27T20:00:00.000Z', '2027-03-28T08:00:00.000Z', 3],
  ])('from %s to %s: %d', (now, departure, hours) => {
    expect(wakingLeadHours({ now, departure, timeZone, night })).toBe(hours);
  });
});

/** Cologne – Bonn at a time, German local time. */
function cologneBonn(at: string) {
  const stops = [{ place: samplePlace('Köln', 'DE'), at }, { place: samplePlace('Bonn', 'DE') }];
  const leg = sampleLeg(30, 40, { kilometresByCountry: { DE: 30 } });
  const depot = { name: 'Köln', countryCode: 'DE', coordinates: samplePlace('Köln').coordinates };
  return { itinerary: sampleItinerary(stops), routed: sampleRoute([leg], { depot }), siteCountry: 'DE' };
}

describe('a trip at short notice', () => {
  it('goes to a person: Sunday 05:17, a coach from Cologne to Bonn at 07:00 and at 08:30', () => {
    const now = '2026-11-22T04:17:00.000Z';
    expect(reasonsOf({ ...cologneBonn('2026-11-22 07:00'), now })).toEqual(['short-lead']);
    expect(reasonsOf({ ...cologneBonn('2026-11-22 08:30'), now })).toEqual(['short-lead']);
  });

  it('depends on the kind of vehicle: a taxi bus is found sooner than a coach', () => {
    const now = '2026-11-23T07:00:00.000Z';
    const trip = { ...cologneBonn('2026-11-23 13:00'), now };
    expect(reasonsOf({ ...trip, group: sampleGroup(48) })).toEqual(['short-lead']);
    const [option, ...others] = quoteOf({ ...trip, group: sampleGroup(7) }).options;
    expect(option?.vehicles).toEqual(['taxiBus']);
    expect(others.flatMap(({ vehicles }) => vehicles)).not.toContain('midibus');
  });

  it('is priced normally from the lead time on', () => {
    expect(quoteOf({ ...cologneBonn('2026-11-23 20:00'), now: '2026-11-23T08:00:00.000Z' }).options[0]?.vehicles).toEqual(['coachHire']);
    expect(quoteOf(question).options).not.toEqual([]);
  });
});
