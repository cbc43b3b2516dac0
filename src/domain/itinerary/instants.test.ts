import { describe, expect, it } from 'vitest';
import { departureInstant, departureInstants, firstDepartureInstant } from './instants.ts';
import type { LocalDateTime, Stop } from './itinerary.ts';

function stopAt(departure: LocalDateTime | null, timeZone = 'Europe/Amsterdam'): Stop {
  const coordinates = { latitude: 52, longitude: 5 };
  const place = { name: 'Utrecht', town: 'Utrecht', street: '', zip: '', countryCode: 'NL', kind: 'town', coordinates, timeZone } as const;
  return { place, departure, notes: '' };
}

describe('departure instants', () => {
  it('converts each departure in the zone of its stop, and has none for the last', () => {
    const stops = [
      stopAt({ date: '2026-12-31', time: '23:30' }),
      stopAt({ date: '2026-12-31', time: '23:30' }, 'Europe/London'),
      stopAt(null),
    ];
    expect(departureInstants({ type: 'tour', stops })).toEqual(['2026-12-31T22:30:00.000Z', '2026-12-31T23:30:00.000Z', null]);
  });

  it('takes the earlier instant of a doubled hour and converts a skipped one with the new offset', () => {
    expect(departureInstant(stopAt({ date: '2026-10-25', time: '02:30' }))).toBe('2026-10-25T00:30:00.000Z');
    expect(departureInstant(stopAt({ date: '2027-03-28', time: '02:30' }))).toBe('2027-03-28T01:30:00.000Z');
  });

  it('returns none for an invalid time', () => {
    expect(departureInstant(stopAt({ date: '2027-02-29', time: '08:00' }))).toBeNull();
  });
});

describe('firstDepartureInstant', () => {
  it('is that of the first stop', () => {
    const stops = [stopAt({ date: '2028-02-29', time: '08:00' }), stopAt(null)];
    expect(firstDepartureInstant({ type: 'one-way', stops })).toBe('2028-02-29T07:00:00.000Z');
  });

  it('throws for an itinerary that was never checked', () => {
    expect(() => firstDepartureInstant({ type: 'one-way', stops: [] })).toThrow(RangeError);
    expect(() => firstDepartureInstant({ type: 'one-way', stops: [stopAt(null), stopAt(null)] })).toThrow(RangeError);
  });
});
