import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkItinerary } from './check-itinerary.ts';
import type { Itinerary, LocalDateTime, Place, Stop } from './itinerary.ts';
import { createSampleGroup } from './testing/sample-group.ts';

const now = '2026-11-21T09:00:00Z';

function placeAt(name: string, timeZone = 'Europe/Amsterdam'): Place {
  const coordinates = { latitude: 50 + name.length / 10, longitude: 5 };
  return { name, town: name, street: '', zip: '', countryCode: 'NL', kind: 'town', coordinates, timeZone };
}

function stopAt(name: string, moment: string | null, timeZone?: string): Stop {
  const [date = '', time = ''] = moment?.split(' ') ?? [];
  return { place: placeAt(name, timeZone), departure: moment === null ? null : { date, time }, notes: '' };
}

const group = createSampleGroup();
const out = stopAt('Utrecht', '2026-12-05 08:30');
const there = stopAt('Efteling', '2026-12-05 17:00');
const home = stopAt('Utrecht', null);

function check(stops: readonly Stop[], type: Itinerary['type'] = 'tour') {
  return checkItinerary({ itinerary: { type, stops }, group, now });
}

function checkFirst(moment: string, timeZone?: string) {
  return check([stopAt('Start', moment, timeZone), home]);
}

describe('stops', () => {
  it('accepts a day trip', () => {
    expect(check([out, there, home])).toEqual([]);
  });

  it('requires at least two and at most twenty', () => {
    const many = Array.from({ length: 19 }, (_, index) =>
      stopAt(`Stop ${'x'.repeat(index)}`, `2026-12-${String(index + 1).padStart(2, '0')} 10:00`),
    );
    expect(check([out])).toEqual([{ field: 'stops', code: 'too-few-stops' }]);
    expect(check([])).toEqual([{ field: 'stops', code: 'too-few-stops' }]);
    expect(check([...many, home])).toEqual([]);
    expect(check([...many, stopAt('Zwolle', '2026-12-20 10:00'), home])).toEqual([{ field: 'stops', code: 'too-many-stops' }]);
  });

  it('requires the way back of a return trip', () => {
    for (const type of ['return', 'day-trip'] as const) {
      expect(check([out, stopAt('Efteling', null)], type)).toEqual([{ field: 'stops', code: 'return-missing' }]);
    }
    expect(check([out, stopAt('Efteling', null)], 'one-way')).toEqual([]);
    expect(check([out, there, home], 'return')).toEqual([]);
  });

  it('refuses two consecutive stops at one place, and takes the same place later', () => {
    expect(check([out, stopAt('UTRECHT', '2026-12-05 09:00'), stopAt('Efteling', null)])).toEqual([
      { field: 'stops.1.place', code: 'same-place' },
    ]);
  });

  it('accepts two addresses that both resolved to their town', () => {
    const addressed = (stop: Stop, street: string): Stop => ({ ...stop, place: { ...stop.place, street } });
    expect(check([addressed(out, 'Stationsplein 1'), addressed(home, 'Jaarbeursplein 6')])).toEqual([]);
  });
});

describe('departures', () => {
  it.each([
    ['2026-11-20 10:00', 'date', 'past'],
    ['2026-11-21 09:59', 'time', 'past'],
    ['2026-11-21 10:00', 'time', 'too-soon'],
    ['2026-11-21 10:59', 'time', 'too-soon'],
    ['2028-11-22 00:00', 'date', 'too-far'],
    ['2027-02-29 10:00', 'date', 'invalid'],
    ['2026-12-05 25:00', 'time', 'invalid'],
    [' ', 'date', 'invalid'],
  ])('refuses %s: %s %s', (moment, part, code) => {
    expect(checkFirst(moment)).toEqual([{ field: `stops.0.${part}`, code }]);
  });

  it.each(['2026-11-21 11:00', '2028-11-21 23:59', '2028-02-29 08:00', '2026-12-31 23:59'])('accepts %s', (moment) => {
    expect(checkFirst(moment)).toEqual([]);
  });

  it('uses the local time of the stop', () => {
    expect(checkFirst('2026-11-21 10:00', 'Atlantic/Canary')).toEqual([]);
    expect(checkFirst('2026-11-21 10:00', 'Europe/Helsinki')).toEqual([{ field: 'stops.0.time', code: 'past' }]);
  });

  it('determines today by the zone around midnight', () => {
    const atMidnight = (zone: string) =>
      checkItinerary({
        itinerary: { type: 'one-way', stops: [stopAt('Start', '2026-11-21 23:30', zone), home] },
        group,
        now: '2026-11-21T22:30:00Z',
      });
    expect(atMidnight('Europe/Helsinki')).toEqual([{ field: 'stops.0.date', code: 'past' }]);
    expect(atMidnight('Europe/Amsterdam')).toEqual([{ field: 'stops.0.time', code: 'too-soon' }]);
    expect(atMidnight('Atlantic/Canary')).toEqual([]);
  });

  it('proposes a time for one in the spring gap', () => {
    expect(checkFirst('2027-03-28 02:30')).toEqual([{ field: 'stops.0.time', code: 'gap', proposal: '03:30' }]);
    expect(checkFirst('2027-03-28 01:15', 'Europe/Lisbon')).toEqual([{ field: 'stops.0.time', code: 'gap', proposal: '02:15' }]);
    // A latest arrival is asked for at the stop before.
    const limit = { date: '2027-03-28', time: '02:30' };
    expect(check([out, { ...stopAt('Gouda', null), arriveBy: limit }])).toEqual([
      { field: 'stops.0.time', code: 'gap', proposal: '03:30' },
    ]);
  });

  it.each([
    ['Europe/Amsterdam', '02:30'],
    ['Europe/London', '01:30'],
    ['Europe/Lisbon', '01:00'],
    ['Europe/Helsinki', '03:59'],
  ])('asks which of the two is meant by a time that %s has twice, of a departure and of an arrival', (zone, time) => {
    const asked = [{ field: 'stops.0.time', code: 'twice' }];
    expect(checkFirst(`2027-10-31 ${time}`, zone)).toEqual(asked);
    expect(checkFirst(`2027-10-30 ${time}`, zone)).toEqual([]);
    const arriving = (hour: object) => {
      return check([out, { ...stopAt('There', null, zone), arriveBy: { date: '2027-10-31', time, ...hour } }]);
    };
    expect(arriving({})).toEqual(asked);
    for (const hour of ['first', 'second'] as const) {
      const departure = { date: '2027-10-31', time, hour };
      expect(check([{ ...stopAt('Start', null, zone), departure }, home])).toEqual([]);
      expect(arriving({ hour })).toEqual([]);
    }
  });

  it('takes the second half past two after the first', () => {
    const at = (name: string, hour: 'first' | 'second'): Stop => ({
      ...stopAt(name, null),
      departure: { date: '2027-10-31', time: '02:30', hour },
    });
    expect(check([at('Utrecht', 'first'), at('Gouda', 'second'), home])).toEqual([]);
    expect(check([at('Utrecht', 'second'), at('Gouda', 'first'), home])).toEqual([{ field: 'stops.1.time', code: 'before-previous' }]);
  });

  it('requires a departure of every stop but the last, and forbids one there', () => {
    expect(check([stopAt('Utrecht', null), there, home])).toEqual([{ field: 'stops.0.date', code: 'required' }]);
    expect(check([out, stopAt('Efteling', '2026-12-05 17:00')])).toEqual([{ field: 'stops.1.date', code: 'invalid' }]);
  });

  it('requires each departure to be after the previous one, as instants', () => {
    const second = (moment: string, zone?: string) => check([out, stopAt('Efteling', moment, zone), home]);
    expect(second('2026-12-05 08:30')).toEqual([{ field: 'stops.1.time', code: 'before-previous' }]);
    expect(second('2026-12-04 17:00')).toEqual([{ field: 'stops.1.date', code: 'before-previous' }]);
    expect(second('2026-12-05 08:00', 'Europe/London')).toEqual([]);
    expect(second('2026-12-05 09:00', 'Europe/Helsinki')).toEqual([{ field: 'stops.1.time', code: 'before-previous' }]);
  });

  it('compares with the last valid departure', () => {
    const issues = check([out, stopAt('Breda', null), stopAt('Efteling', '2026-12-05 08:00'), home]);
    expect(issues).toEqual([
      { field: 'stops.1.date', code: 'required' },
      { field: 'stops.2.time', code: 'before-previous' },
    ]);
  });

  it('accepts a tour of three weeks', () => {
    expect(check([out, stopAt('Wien', '2026-12-20 10:00', 'Europe/Vienna'), stopAt('Breda', '2026-12-26 10:00'), home], 'tour')).toEqual(
      [],
    );
  });
});

describe('all issues at once', () => {
  it('gives the issues in the order of the form', () => {
    const stops = [stopAt('Utrecht', '2026-11-01 08:00'), stopAt('Utrecht', '2027-03-28 02:30')];
    const issues = checkItinerary({ itinerary: { type: 'return', stops: [...stops] }, group: { ...group, passengers: 0 }, now });
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'stops return-missing',
      'stops.0.date past',
      'stops.1.place same-place',
      'stops.1.date invalid',
      'passengers too-few',
    ]);
  });

  it('never throws on shaped data, and names only fields of the form', () => {
    const moments = fc.option(
      fc.oneof(
        fc.record({ date: fc.string(), time: fc.string() }),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((date): LocalDateTime => {
          return { date: date.toISOString().slice(0, 10), time: date.toISOString().slice(11, 16) };
        }),
      ),
    );
    const stops = fc.array(
      fc.record({
        name: fc.constantFrom('Utrecht', 'Breda', 'Madrid'),
        departure: moments,
        zone: fc.constantFrom('Europe/London', 'Europe/Madrid'),
      }),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(stops, fc.double(), (drawn, passengers) => {
        const itinerary: Itinerary = {
          type: 'tour',
          stops: drawn.map(({ name, departure, zone }) => ({ place: placeAt(name, zone), departure, notes: '' })),
        };
        for (const { field } of checkItinerary({ itinerary, group: { ...group, passengers }, now })) {
          expect(field).toMatch(/^(stops(\.\d+\.(place|date|time))?|passengers|wheelchairPlaces)$/);
        }
      }),
    );
  });
});
