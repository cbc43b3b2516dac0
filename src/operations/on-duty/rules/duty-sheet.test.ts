import { describe, expect, it } from 'vitest';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { createSheet, isSameSheet, isSentAtOnce, isUnreadTooLong } from './duty-sheet.ts';

const trip = { ...createSampleTrip(), id: 'trip' };
const first = trip.itinerary.stops[0]?.departure;
const duty: PlannedDuty = {
  vehicleIndex: 0,
  shiftIndex: 0,
  startsAt: `${first?.date}T00:00:00.000Z`,
  endsAt: `${first?.date}T23:00:00.000Z`,
  vehicleUntil: `${first?.date}T23:00:00.000Z`,
  crewSize: 2,
  class: 'coachHire',
  seats: 48,
  wheelchairs: 0,
  parts: [],
  isPlanned: true,
};
const line = (driverName: string) => ({ driverName, driverPhone: `06 ${driverName.length}`, vehicle: '12-BRX-4, white' });
const crew = { lines: [line('Jan'), line('Femke')], own: 0, vehicleId: null };

describe('createSheet', () => {
  it('names the other driver, without duplicates', () => {
    expect(createSheet(trip, duty, crew).colleagues).toEqual([{ name: 'Femke', phone: '06 5' }]);
    expect(createSheet(trip, duty, { ...crew, own: 1 }).colleagues).toEqual([{ name: 'Jan', phone: '06 3' }]);
  });

  it('has the stops of its own day, and the next one after them', () => {
    const { stops } = createSheet(trip, duty, crew);
    expect(stops.map(({ index }) => index)).toEqual(trip.itinerary.stops.map((_stop, index) => index));
    expect(createSheet(trip, { ...duty, startsAt: '2001-01-01T00:00:00Z', endsAt: '2001-01-01T10:00:00Z' }, crew).stops).toEqual([]);
  });

  it.each([
    ['2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['2027-03-28', '08:00', '2027-03-28T06:00:00.000Z'],
    ['2027-10-31', '08:00', '2027-10-31T07:00:00.000Z'],
  ])('leaves on %s at %s by the clock of the place, an hour earlier or later than the day before', (date, time, instant) => {
    const [start, ...rest] = trip.itinerary.stops;
    if (start === undefined) throw new Error('no stop');
    const changed = { ...trip, itinerary: { ...trip.itinerary, stops: [{ ...start, departure: { date, time } }, ...rest] } };
    const at = (before: number) => new Date(Date.parse(instant) + before * 60_000).toISOString();
    const shown = (startsAt: string) => createSheet(changed, { ...duty, startsAt, endsAt: at(600) }, crew).stops[0]?.departure;
    expect(shown(at(-15))).toEqual({ date, time });
    expect(shown(at(1))).not.toEqual({ date, time });
  });

  it('contains the customer’s number only if no travelling contact was named', () => {
    const contact = { name: 'Loes', phoneNumber: '+31 6 1' };
    expect(createSheet({ ...trip, firstContact: contact, secondContact: null }, duty, crew).leaders).toEqual([
      { name: 'Loes', phone: '+31 6 1' },
    ]);
    expect(createSheet({ ...trip, firstContact: null, secondContact: null }, duty, crew).leaders[0]?.phone).toBe('+31 20 123 4567');
  });

  it('is equal for any order of keys, and differs if a word differs', () => {
    const sheet = createSheet(trip, duty, crew);
    const turned = Object.fromEntries(Object.entries(sheet).toReversed()) as typeof sheet;
    expect(isSameSheet(sheet, turned)).toBe(true);
    expect(isSameSheet(sheet, { ...sheet, notes: `${sheet.notes}!` })).toBe(false);
    const { ordered, ...older } = sheet;
    expect([isSameSheet(older, sheet), isSameSheet(older, { ...sheet, notes: '!' })]).toEqual([true, false]);
    expect(ordered && isSameSheet(sheet, { ...sheet, ordered: { ...ordered, babySeats: 1 } })).toBe(false);
  });
});

describe('time', () => {
  const startsAt = '2026-11-24T06:00:00.000Z';

  it('goes to a crew at once within a day of the start', () => {
    expect(isSentAtOnce({ startsAt }, '2026-11-23T06:00:00.000Z')).toBe(true);
    expect(isSentAtOnce({ startsAt }, '2026-11-23T05:59:00.000Z')).toBe(false);
  });

  it.each([
    [
      'released at 04:10, 10 minutes ago, for 07:00',
      { releasedAt: '2026-11-24T03:10:00.000Z', now: '2026-11-24T03:20:00.000Z', isOverdue: true },
    ],
    ['five minutes ago', { releasedAt: '2026-11-24T03:10:00.000Z', now: '2026-11-24T03:15:00.000Z', isOverdue: false }],
    ['the afternoon before, at 16:00', { releasedAt: '2026-11-23T13:00:00.000Z', now: '2026-11-23T15:00:00.000Z', isOverdue: false }],
    ['the afternoon before, at 20:00', { releasedAt: '2026-11-23T13:00:00.000Z', now: '2026-11-23T19:00:00.000Z', isOverdue: true }],
  ])('rings for an unread sheet: %s', (_name, { releasedAt, now, isOverdue }) => {
    expect(isUnreadTooLong({ startsAt, releasedAt, seenAt: null }, now)).toBe(isOverdue);
    expect(isUnreadTooLong({ startsAt, releasedAt, seenAt: releasedAt }, now)).toBe(false);
  });
});
