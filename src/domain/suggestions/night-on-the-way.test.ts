import { describe, expect, it } from 'vitest';
import { sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '#domain/pricing/testing/sample-trips.ts';
import { listNightLegs, withNights } from './night-on-the-way.ts';

const routed = sampleRoute([sampleLeg(900, 660), sampleLeg(900, 660)]);
const leipzig = samplePlace('Leipzig', 'DE');

function returnTo(leaves: string) {
  const itinerary = sampleItinerary([
    { place: samplePlace('Utrecht'), at: '2026-12-01 07:00' },
    { place: samplePlace('Praag'), at: leaves },
    { place: samplePlace('Utrecht') },
  ]);
  return { itinerary: { ...itinerary, type: 'return' as const }, routed };
}

describe('listNightLegs', () => {
  it('lists the longest two of the long legs, in driving order', () => {
    const stops = ['07:00', '09:00', '11:00', '13:00'].map((time, index) => ({
      place: samplePlace(`Stop ${index}`),
      at: `2026-12-0${index + 1} ${time}`,
    }));
    const itinerary = sampleItinerary([...stops, { place: samplePlace('End') }]);
    const legs = [sampleLeg(500, 400), sampleLeg(200, 150), sampleLeg(700, 560), sampleLeg(600, 480)];
    expect(listNightLegs({ itinerary, routed: sampleRoute(legs) })).toEqual([2, 3]);
  });

  it('excludes a leg with a requested arrival, or a departure that we proposed', () => {
    const { itinerary } = returnTo('2026-12-05 08:00');
    const [first, second, last] = itinerary.stops;
    if (!first || !second || !last) throw new Error('three stops');
    const arriving = { ...itinerary, stops: [first, { ...second, arriveBy: { date: '2026-12-01', time: '20:00' } }, last] };
    expect(listNightLegs({ itinerary: arriving, routed })).toEqual([1]);
    const proposed = { ...itinerary, stops: [{ ...first, isProposed: true }, second, last] };
    expect(listNightLegs({ itinerary: proposed, routed })).toEqual([1]);
  });
});

describe('withNights', () => {
  it('sleeps half way, continues in the morning after a daily rest, and turns a return into a tour', () => {
    const changed = withNights(returnTo('2026-12-05 08:00'), [
      { leg: 0, place: leipzig },
      { leg: 1, place: leipzig },
    ]);
    expect(changed?.type).toBe('tour');
    expect(changed?.stops.map(({ place, departure }) => `${place.name} ${departure?.date ?? ''} ${departure?.time ?? ''}`.trim())).toEqual([
      'Utrecht 2026-12-01 07:00',
      'Leipzig 2026-12-02 07:00',
      'Praag 2026-12-05 08:00',
      'Leipzig 2026-12-06 07:00',
      'Utrecht',
    ]);
  });

  it('rests eleven hours where the first half ends late', () => {
    const { itinerary } = returnTo('2026-12-05 20:00');
    const changed = withNights({ itinerary, routed }, [{ leg: 1, place: leipzig }]);
    // 20:00 plus 5 h 30 of driving with a break is 02:15, then 11 h 15 of rest.
    expect(changed?.stops[2]?.departure).toEqual({ date: '2026-12-07', time: '07:00' });
  });

  it('is none if the group would miss the next departure', () => {
    expect(withNights(returnTo('2026-12-02 12:00'), [{ leg: 0, place: leipzig }])).toBeNull();
  });
});
