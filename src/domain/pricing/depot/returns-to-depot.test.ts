import { describe, expect, it } from 'vitest';
import { sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { findReturnStops, listHomeWaits } from './returns-to-depot.ts';

const far = { latitude: 48.85, longitude: 2.35 };

function tripWith({ type = 'return', leaves = '2026-12-01 17:00', local = 0, coordinates = samplePlace('').coordinates } = {}) {
  const base = sampleItinerary([
    { place: samplePlace('A'), at: '2026-12-01 08:00' },
    { place: { ...samplePlace('B'), coordinates }, at: leaves },
    { place: samplePlace('A') },
  ]);
  const stops = base.stops.map((stop, index) => (index === 1 && local > 0 ? { ...stop, localKilometres: local } : stop));
  return { itinerary: { ...base, type: type as 'return', stops }, routed: sampleRoute([sampleLeg(45, 45), sampleLeg(45, 45)]) };
}

function stopsOf(trip: ReturnType<typeof tripWith>): number[] {
  return findReturnStops({ itinerary: trip.itinerary, legs: trip.routed.legs, depot: trip.routed.depot });
}

describe('findHomeVisitStops', () => {
  it.each([
    ['return', [1]],
    ['tour', [1]],
    ['day-trip', []],
    ['one-way', []],
  ])('on a trip of type %s: %j', (type, stops) => {
    expect(stopsOf(tripWith({ type }))).toEqual(stops);
  });

  it('requires a wait of two hours, without the driving', () => {
    expect(stopsOf(tripWith({ leaves: '2026-12-01 10:45' }))).toEqual([1]);
    expect(stopsOf(tripWith({ leaves: '2026-12-01 10:44' }))).toEqual([]);
  });

  it('keeps the coach with a group that needs local drives, and if it would not return in time', () => {
    expect(stopsOf(tripWith({ local: 10 }))).toEqual([]);
    expect(stopsOf(tripWith({ coordinates: far, leaves: '2026-12-01 15:00' }))).toEqual([]);
    expect(stopsOf(tripWith({ coordinates: far, leaves: '2026-12-02 15:00' }))).toEqual([1]);
  });

  it('finds none if times are missing', () => {
    const { itinerary, routed } = tripWith();
    const untimed = { ...itinerary, stops: itinerary.stops.map((stop) => ({ ...stop, departure: null })) };
    expect(findReturnStops({ itinerary: untimed, legs: routed.legs, depot: routed.depot })).toEqual([]);
  });
});

describe('listHomeWaits', () => {
  const leg = sampleLeg(50, 50);

  it('returns the waits with their routes', () => {
    const trip = tripWith();
    const routed = {
      ...trip.routed,
      returnsToDepot: [
        { stop: 1, toDepot: leg, fromDepot: leg },
        { stop: 2, toDepot: leg, fromDepot: leg },
      ],
    };
    expect(listHomeWaits({ ...trip, routed })).toEqual([{ visit: routed.returnsToDepot[0], minutes: 495, leavesAt: 17 * 60 }]);
  });

  it('does not take a ferry to the depot', () => {
    const trip = tripWith();
    const routed = { ...trip.routed, returnsToDepot: [{ stop: 1, toDepot: leg, fromDepot: sampleLeg(50, 50, { hasFerry: true }) }] };
    expect(listHomeWaits({ ...trip, routed })).toEqual([]);
  });
});
