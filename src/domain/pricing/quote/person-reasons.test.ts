import { describe, expect, it } from 'vitest';
import { question, reasonsOf, returnTrip } from '../testing/sample-quotes.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';

describe('makeQuote, where a person must price', () => {
  it('include a ferry', () => {
    const leg = sampleLeg(45, 45, { hasFerry: true });
    expect(reasonsOf({ routed: sampleRoute([leg, leg]) })).toEqual(['ferry']);
  });

  it('include an island that our coaches reach by ferry', () => {
    const emptyBack = sampleLeg(9, 15, { hasFerry: true });
    expect(reasonsOf({ routed: { ...question.routed, emptyBack } })).toEqual(['island']);
  });

  it.each(['UA', 'BY', 'RU'])('takes no road through %s', (country) => {
    const leg = sampleLeg(45, 45, { kilometresByCountry: { NL: 40, [country]: 5 } });
    expect(reasonsOf({ routed: sampleRoute([leg, leg]) })).toEqual(['no-road']);
  });

  it('include unknown VAT of a trip within a country', () => {
    const itinerary = sampleItinerary([
      { place: samplePlace('Praha', 'CZ'), at: '2026-12-01 08:00' },
      { place: samplePlace('Brno', 'CZ') },
    ]);
    const leg = sampleLeg(85, 80, { kilometresByCountry: { CZ: 85 } });
    expect(reasonsOf({ itinerary, routed: sampleRoute([leg]) })).toEqual(['vat-unknown']);
  });

  it('include a trip of over fourteen days', () => {
    const leg = sampleLeg(45, 60);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-15 07:00', leg }))).toEqual([]);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-15 07:01', leg }))).toEqual(['too-long']);
  });

  it('include a trip that even two drivers may not drive', () => {
    const leg = sampleLeg(900, 700);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 04:00', back: '2026-12-01 16:00', leg }))).toEqual(['beyond-driving-rules']);
  });

  it('include impossible times', () => {
    const leg = sampleLeg(400, 280);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 11:39', leg }))).toEqual(['beyond-driving-rules']);
    expect(reasonsOf(returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-01 11:40', leg }))).toEqual([]);
  });

  it('include a missing vehicle', () => {
    expect(reasonsOf({ group: sampleGroup(30, { extras: ['trailer'] }), asked: 'specialBus' })).toEqual(['no-vehicle']);
  });

  it('include too many wheelchairs', () => {
    expect(reasonsOf({ group: sampleGroup(30, { wheelchairPlaces: 9 }) })).toEqual(['wheelchairs']);
    expect(reasonsOf({ group: sampleGroup(30, { wheelchairPlaces: 1 }), asked: 'specialBus' })).toEqual(['wheelchairs']);
    expect(reasonsOf({ group: sampleGroup(30, { wheelchairPlaces: 8 }) })).toEqual([]);
  });

  it('include everything at once', () => {
    const itinerary = returnTrip({ outward: '2026-12-01 08:00', back: '2026-12-20 08:00', leg: sampleLeg(45, 60, { hasFerry: true }) });
    expect(reasonsOf({ ...itinerary, group: sampleGroup(30, { wheelchairPlaces: 20 }) })).toEqual(['ferry', 'too-long', 'wheelchairs']);
  });
});
