import { describe, expect, it } from 'vitest';
import { planDrivers } from '#domain/driving-time/plan-drivers.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { houseBook } from '../testing/house-rates.ts';
import { dayTrip, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { createBilling, nightMinutes } from './billed-trip.ts';
import { createDutyEvents } from './duty-events.ts';
import { createLocalClock } from './local-clock.ts';
import { listStandingWaits, type SpansInput } from './on-duty-spans.ts';

function billOf({ timetable, plan }: SpansInput, flatWaits: ReadonlySet<number> = new Set()) {
  const clock = createLocalClock('Europe/Amsterdam');
  return createBilling({ timetable, plan, clock, card, kilometresTo: () => 0, country: 'NL' })(flatWaits);
}

const { card } = houseBook();
function bill(trip: { readonly itinerary: Itinerary; readonly routed: RoutedItinerary }) {
  const timetable = createDutyEvents(trip);
  const plan = planDrivers(timetable.events, drivingRulesFor({ seats: 50, date: '2026-12-01' }));
  return billOf({ timetable, plan });
}

function returnTrip(outward: string, back: string, leg = sampleLeg(45, 45)) {
  const stops = [{ place: samplePlace('A'), at: outward }, { place: samplePlace('B'), at: back }, { place: samplePlace('A') }];
  return { itinerary: sampleItinerary(stops), routed: sampleRoute([leg, leg]) };
}

describe('createBilling', () => {
  it('bills a day trip from depot to depot', () => {
    expect(bill(dayTrip)).toEqual({
      days: ['2026-12-01'],
      duties: [
        {
          ...{ days: ['2026-12-01'], hours: 11, nightHours: 0, serviceKilometres: 90, localKilometres: 0, emptyKilometres: 18 },
          ...{ from: { date: '2026-12-01', time: '07:15' }, until: { date: '2026-12-01', time: '18:15' } },
        },
      ],
      nights: 0,
      dayRests: [],
      coveredRests: 0,
      second: null,
      tollKilometres: {},
      crossings: {},
    });
  });

  it('does not bill the driver’s night, but the checks before and after it, and the room', () => {
    const trip = bill(returnTrip('2026-12-01 08:00', '2026-12-02 17:00'));
    expect(trip.days).toEqual(['2026-12-01', '2026-12-02']);
    expect(trip.duties.map(({ hours, serviceKilometres, emptyKilometres }) => [hours, serviceKilometres, emptyKilometres])).toEqual([
      [1.75, 45, 9],
      [1.75, 45, 9],
    ]);
    expect(trip.nights).toBe(1);
  });

  it('counts every night of a longer stay', () => {
    expect(bill(returnTrip('2026-12-01 20:00', '2026-12-05 17:00'))).toMatchObject({ nights: 4, days: { length: 5 } });
  });

  it('bills a wait of nine hours or more by day as the rest that it is, and a shorter one by the hour', () => {
    // Such a rest used to be billed by the hour, up to 17.8 hours, although 1.5 hours more would have made it a night.
    const hoursUntil = (back: string) => bill(returnTrip('2026-12-01 08:00', back)).duties.map(({ hours }) => hours);
    expect(hoursUntil('2026-12-01 17:30')).toEqual([11.5]);
    // 15 minutes more on either side: the driver checks the coach where it stands.
    expect(hoursUntil('2026-12-01 18:15')).toEqual([12.25]);
    expect(hoursUntil('2026-12-01 18:30')).toEqual([1.75, 1.75]);
    expect(hoursUntil('2026-12-01 20:00')).toEqual([1.75, 1.75]);
    expect(bill(returnTrip('2026-12-01 06:00', '2026-12-01 18:00'))).toMatchObject({
      ...{ nights: 0, dayRests: ['2026-12-01'], days: { length: 1 } },
    });
  });

  it('bills a shorter wait like a rest if it has a flat rate', () => {
    const trip = returnTrip('2026-12-01 08:00', '2026-12-01 16:00');
    const timetable = createDutyEvents(trip);
    const plan = planDrivers(timetable.events, drivingRulesFor({ seats: 50, date: '2026-12-01' }));
    const [wait] = listStandingWaits({ timetable, plan }, 60);
    expect(wait?.minutes).toBe(7 * 60);
    const flatWaits = new Set([wait?.event ?? -1]);
    const flat = billOf({ timetable, plan }, flatWaits);
    expect(flat).toMatchObject({ dayRests: ['2026-12-01'], nights: 0, duties: [{ hours: 1.5 }, { hours: 1.5 }] });
  });

  it('never bills the rest after a night drive by the hour: the coach to the snow', () => {
    const stops = [{ place: samplePlace('A'), at: '2026-12-01 20:00' }, { place: samplePlace('B') }];
    const itinerary = sampleItinerary(stops);
    const routed = sampleRoute([sampleLeg(900, 600)], { emptyBack: sampleLeg(900, 600) });
    const timetable = createDutyEvents({ itinerary, routed, restsBeforeReturn: true });
    const plan = planDrivers(timetable.events, drivingRulesFor({ seats: 50, date: '2026-12-01' }));
    const trip = billOf({ timetable, plan });
    expect(trip).toMatchObject({ days: ['2026-12-01', '2026-12-02'], nights: 1, dayRests: [] });
    expect(trip.duties.reduce((total, { hours }) => total + hours, 0)).toBeLessThan(25);
  });

  it('counts a night drive as the day on which it begins', () => {
    const stops = [{ place: samplePlace('A'), at: '2026-12-01 23:30' }, { place: samplePlace('B') }];
    const trip = { itinerary: sampleItinerary(stops), routed: sampleRoute([sampleLeg(400, 330)]) };
    expect(bill(trip).days).toEqual(['2026-12-01']);
  });

  it('bills a return after midnight with the evening before', () => {
    const trip = bill(returnTrip('2026-12-01 18:00', '2026-12-02 00:30'));
    expect(trip.days).toEqual(['2026-12-01']);
    expect(trip.duties.map(({ nightHours }) => nightHours)).toEqual([3.75]);
  });

  it('rounds hours up to the quarter and kilometres to the whole', () => {
    const trip = bill(returnTrip('2026-12-01 08:00', '2026-12-01 12:00', sampleLeg(45.3, 46, { tollKilometresByCountry: { NL: 20.4 } })));
    expect(trip.duties).toMatchObject([{ hours: 6.25, serviceKilometres: 91 }]);
    expect(trip.tollKilometres).toEqual({ NL: 41 });
  });
});

describe('createBilling, with a return to the depot', () => {
  const near = sampleLeg(20, 20);

  function billHome(back: string, home = near) {
    const trip = returnTrip('2026-12-01 08:00', back);
    const timetable = createDutyEvents({ ...trip, returnsToDepot: [{ stop: 1, toDepot: home, fromDepot: home }] });
    const plan = planDrivers(timetable.events, drivingRulesFor({ seats: 50, date: '2026-12-01' }));
    return billOf({ timetable, plan });
  }

  it('bills the hours on both sides of the stay at the depot, at least three of the wait', () => {
    const trip = billHome('2026-12-01 20:00');
    expect(trip).toMatchObject({ days: ['2026-12-01'], nights: 0 });
    expect(trip.duties.map(({ hours, emptyKilometres, serviceKilometres }) => [hours, emptyKilometres, serviceKilometres])).toEqual([
      [3.75, 29, 45],
      [2.25, 29, 45],
    ]);
  });

  it('bills the hours worked if they are more', () => {
    expect(billHome('2026-12-01 20:00', sampleLeg(100, 100)).duties.map(({ hours }) => hours)).toEqual([3.5, 3.5]);
  });

  it('counts no night and no idle day at the depot', () => {
    expect(billHome('2026-12-04 17:00')).toMatchObject({ days: ['2026-12-01', '2026-12-04'], nights: 0 });
  });
});

describe('createBilling, with tolls', () => {
  it('adds up the tolls of each country and every crossing', () => {
    const crossings = [
      { key: 'mont-blanc-tunnel', kind: 'tunnel', minutesOnBoard: 0 },
      { key: 'some-ferry', kind: 'ferry', minutesOnBoard: 60 },
    ] as const;
    const leg = sampleLeg(300, 240, { tollKilometresByCountry: { FR: 100.4, IT: 50, CH: 0.2 }, crossings });
    const { tollKilometres, crossings: passed } = bill(returnTrip('2026-12-01 08:00', '2026-12-02 17:00', leg));
    expect(tollKilometres).toEqual({ FR: 201, IT: 100 });
    expect(passed).toEqual({ 'mont-blanc-tunnel': 2, 'some-ferry': 2 });
  });
});

describe('nightMinutes', () => {
  const clock = createLocalClock('Europe/Amsterdam');
  const nightOf = (start: string, minutes: number) => {
    const minute = Date.parse(start) / 60_000;
    return nightMinutes({ from: clock(minute), until: clock(minute + minutes), minutes, night: card.night });
  };

  it.each([
    ['08:00', 600, 0],
    ['05:00', 120, 60],
    ['21:00', 120, 60],
    ['20:00', 600, 480],
    ['00:00', 60, 60],
    ['23:00', 24 * 60, 480],
  ])('from %s for %d minutes: %d', (time, minutes, expected) => {
    expect(nightOf(`2026-12-01T${time}:00+01:00`, minutes)).toBe(expected);
  });

  it.each([
    ['2027-03-28T00:30:00+01:00', 606, 270],
    ['2027-10-30T22:00:00+02:00', 600, 540],
    ['2027-10-31T02:30:00+02:00', 60, 60],
    ['2027-10-31T07:00:00+01:00', 60, 0],
  ])('counts what passes where clocks change: from %s for %d minutes: %d', (start, minutes, expected) => {
    expect(nightOf(start, minutes)).toBe(expected);
  });
});
