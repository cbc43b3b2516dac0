import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { canReserve, type TripToJudge } from './allowed.ts';
import { endReservation, findReservation, reserveAt } from './reservation.ts';
import { tripStates } from './states.ts';

const now = '2026-11-25T09:00:00.000Z';
const place = {
  name: 'Utrecht',
  town: 'Utrecht',
  street: '',
  zip: '',
  countryCode: 'NL',
  kind: 'town',
  coordinates: { latitude: 52.09, longitude: 5.12 },
  timeZone: 'Europe/Amsterdam',
} as const;
const quote: Quote = {
  options: [],
  chosen: 'cheapest',
  kilometres: 180,
  emptyKilometres: 20,
  estimated: true,
  madeAt: '2026-11-21T09:00:00Z',
  validUntil: '2026-12-04T09:00:00.000Z',
  rateCard: '2026',
};
function tripOn(date: string): TripToJudge {
  const stops = [
    { place, departure: { date, time: '10:00' }, notes: '' },
    { place, departure: null, notes: '' },
  ];
  return { ...tripStates.quote, quote, itinerary: { type: 'one-way', stops } };
}
const taken = reserveAt(now, quote);

describe('a reservation', () => {
  it('lasts 48 hours, and never longer than the price', () => {
    expect(taken).toEqual({ takenAt: now, until: '2026-11-27T09:00:00.000Z', endedAt: null });
    expect(reserveAt(now, { validUntil: '2026-11-26T12:00:00.000Z' }).until).toBe('2026-11-26T12:00:00.000Z');
  });

  it('is open before its end only, and not once somebody ended it', () => {
    expect(findReservation({ reservation: taken }, '2026-11-27T08:59:59.999Z')).toBe(taken);
    expect(findReservation({ reservation: taken }, '2026-11-27T09:00:00.000Z')).toBeNull();
    const { reservation } = endReservation({ reservation: taken }, now);
    expect(reservation).toEqual({ ...taken, endedAt: now });
    expect(reservation && findReservation({ reservation }, now)).toBeNull();
    expect([endReservation({}, now), reservation && endReservation({ reservation }, '2026-11-26T09:00:00.000Z')]).toEqual([{}, {}]);
  });

  it('is taken once, of an open quote, up to a week before departure', () => {
    expect(canReserve(tripOn('2026-12-02'), now)).toEqual({ allowed: true });
    expect(canReserve(tripOn('2026-12-01'), now)).toEqual({ allowed: false, reason: 'too-late' });
    expect(canReserve({ ...tripOn('2026-12-05'), reservation: taken }, now)).toEqual({ allowed: false, reason: 'already-reserved' });
    expect(canReserve({ ...tripOn('2026-12-05'), ...tripStates.booked }, now)).toEqual({ allowed: false, reason: 'already-booked' });
    expect(canReserve(tripOn('2027-01-05'), '2026-12-04T09:00:00.000Z')).toEqual({ allowed: false, reason: 'expired' });
  });
});
