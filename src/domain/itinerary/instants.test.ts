import { describe, expect, it } from 'vitest';
import { departureInstant, departureInstants, firstDepartureInstant } from './instants.ts';
import type { LocalDateTime, Stop } from './itinerary.ts';

function stopAt(departure: LocalDateTime | null, timeZone = 'Europe/Amsterdam'): Stop {
  const coordinates = { latitude: 52, longitude: 5 };
  const place = { name: 'Utrecht', town: 'Utrecht', street: '', zip: '', countryCode: 'NL', kind: 'town', coordinates, timeZone } as const;
  return { place, departure, notes: '' };
}

describe('departure instants', () => {
  it('reads each stop by its own clock, and has none for the last', () => {
    const stops = [
      stopAt({ date: '2026-12-31', time: '23:30' }),
      stopAt({ date: '2026-12-31', time: '23:30' }, 'Europe/London'),
      stopAt(null),
    ];
    expect(departureInstants({ type: 'tour', stops })).toEqual(['2026-12-31T22:30:00.000Z', '2026-12-31T23:30:00.000Z', null]);
  });

  it('takes the earlier of a doubled hour and counts a skipped one by the new clock', () => {
    expect(departureInstant(stopAt({ date: '2026-10-25', time: '02:30' }))).toBe('2026-10-25T00:30:00.000Z');
    expect(departureInstant(stopAt({ date: '2027-03-28', time: '02:30' }))).toBe('2027-03-28T01:30:00.000Z');
  });

  it('has none for what is no time', () => {
    expect(departureInstant(stopAt({ date: '2027-02-29', time: '08:00' }))).toBeNull();
  });
});

describe('firstDepartureInstant', () => {
  it('is that of the first stop', () => {
    const stops = [stopAt({ date: '2028-02-29', time: '08:00' }), stopAt(null)];
    expect(firstDepartureInstant({ type: 'one-way', stops })).toBe('2028-02-29T07:00:00.000Z');
  });

  it('throws where nothing was ever checked', () => {
    expect(() => firstDepartureInstant({ type: 'one-way', stops: [] })).toThrow(RangeError);
    expect(() => firstDepartureInstant({ type: 'one-way', stops: [stopAt(null), stopAt(null)] })).toThrow(RangeError);
  });
});
