import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { findLatestStart } from './latest-start.ts';

const place = (name: string, countryCode: string): Place => ({
  name,
  town: name,
  street: '',
  zip: '',
  countryCode,
  kind: 'town',
  coordinates: { latitude: 51, longitude: 7 },
  timeZone: 'Europe/Berlin',
});
const legOf = (minutes: number, country: string): RoadLeg => ({
  kilometres: minutes,
  minutes,
  kilometresByCountry: { [country]: minutes },
  tollKilometresByCountry: {},
  crossings: [],
  hasFerry: false,
  line: [],
});

/** A day out with this many minutes each way, from a depot this many minutes away. */
function dayOut({ way, empty, country = 'NL' }: { readonly way: number; readonly empty: number; readonly country?: string }) {
  const [out, home] = [legOf(way, country), legOf(empty, country)];
  return findLatestStart({
    ...{ from: place('A', country), to: place('B', country), date: '2027-10-13', leave: '08:00', seats: 50 },
    routed: {
      ...{ legs: [out, out], emptyOut: home, emptyBack: home, returnsToDepot: [], estimated: true },
      depot: { name: 'A', countryCode: country, coordinates: { latitude: 51, longitude: 7 } },
    },
  });
}

describe('the latest start back with one driver', () => {
  it('ends a duty of fifteen hours from depot to depot (561/2006 art. 8)', () => {
    // Check at 7:00, leave at 7:15, board at 7:30. 15 hours later, at 22:00, the coach is checked in, after 3 hours on the road and 30
    // minutes of boarding.
    const until = dayOut({ way: 180, empty: 15 });
    expect(until).not.toBeNull();
    expect(String(until) >= '17:00' && String(until) <= '19:00').toBe(true);
  });

  it('is earlier, the farther the depot', () => {
    const [near, far] = [dayOut({ way: 170, empty: 10 }), dayOut({ way: 170, empty: 60 })];
    expect(String(far) < String(near)).toBe(true);
  });

  it('is earlier where a country allows less: twelve hours in France, fourteen with a stop', () => {
    expect(String(dayOut({ way: 180, empty: 30, country: 'FR' })) < String(dayOut({ way: 180, empty: 30 }))).toBe(true);
  });

  it('is null if two drivers are needed from the start', () => {
    expect(dayOut({ way: 420, empty: 60 })).toBeNull();
  });
});
