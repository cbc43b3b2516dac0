import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/itinerary/itinerary.ts';
import { tripStates } from '#domain/trip/states.ts';
import { canReportLost, hasRoomForReport } from './lost-report.ts';

const place: Place = {
  ...{ name: 'Gent', town: 'Gent', street: '', zip: '', countryCode: 'BE', kind: 'town' },
  ...{ coordinates: { latitude: 51, longitude: 4 }, timeZone: 'Europe/Brussels' },
};
const stop = (time: string | null) => ({ place, departure: time === null ? null : { date: '2026-11-24', time }, notes: '' });
const itinerary = { type: 'day-trip', stops: [stop('08:00'), stop('17:00'), stop(null)] } as const;

describe('an item left in the coach', () => {
  it.each([
    ['2026-11-24T06:59:59Z', false],
    ['2026-11-24T07:00:00Z', true],
    ['2026-12-24T20:00:00Z', true],
    ['2026-12-25T00:00:00Z', false],
  ])('can be reported at %s: %s', (now, expected) => {
    expect(canReportLost({ ...tripStates.booked, itinerary }, now)).toBe(expected);
    expect(canReportLost({ ...tripStates.done, itinerary }, now)).toBe(expected);
    expect(canReportLost({ ...tripStates.cancelled, itinerary }, now)).toBe(false);
  });

  it('is reported five times an hour and twenty times in all at most', () => {
    const at = (minutesAgo: number) => new Date(Date.parse('2026-11-24T20:00:00Z') - minutesAgo * 60_000).toISOString();
    const room = (minutes: readonly number[]) => hasRoomForReport(minutes.map(at), '2026-11-24T20:00:00Z');
    expect(room([1, 2, 3, 4])).toBe(true);
    expect(room([1, 2, 3, 4, 59])).toBe(false);
    expect(room([1, 2, 3, 4, 60])).toBe(true);
    expect(room(Array.from({ length: 20 }, (_, day) => 600 + day))).toBe(false);
  });
});
