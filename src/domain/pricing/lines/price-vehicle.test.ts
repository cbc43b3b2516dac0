import { describe, expect, it } from 'vitest';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import type { BilledTrip } from '../billing/billed-trip.ts';
import { houseBook } from '../testing/house-rates.ts';
import { priceVehicle, type VehiclePriceInput } from './price-vehicle.ts';

const day = '2026-12-01';
const duty = {
  ...{ days: [day], hours: 10, nightHours: 0, serviceKilometres: 200, localKilometres: 0, emptyKilometres: 50 },
  ...{ from: { date: day, time: '08:00' }, until: { date: day, time: '18:00' } },
};
const trip: BilledTrip = {
  days: [day],
  duties: [duty],
  nights: 0,
  dayRests: [],
  coveredRests: 0,
  second: null,
  tollKilometres: {},
  crossings: {},
};
const aboard: BilledTrip['second'] = { days: 1, nights: 0, dayRests: 0, journeys: 0, journeyKilometres: 0 };
const tables = houseBook();

/** The size on which a type's rates are calibrated, or one with this many seats. */
function offerOf(key: FleetKey, seats?: number): VehiclePriceInput['offer'] {
  const model = getVehicle(key).models.find((one) => (seats === undefined ? one.ratePercent === 100 : one.seats === seats));
  if (!model) throw new RangeError(`No ${key} of ${seats} seats`);
  return { model, hasTrailer: false };
}

function price(more: Partial<VehiclePriceInput> = {}) {
  const plan = { drivers: 1, reasons: [] } as const;
  const rest = {
    extras: [],
    suppliesDriverRoom: false,
    restsBeforeReturn: false,
    depot: 'Gent',
    returnsToDepot: 0,
    transfer: null,
  } as const;
  return priceVehicle({ offer: offerOf('coachHire'), trip, plan, tables, country: 'BE', leadHours: 1_000, ...rest, ...more });
}

function netOf(more: Partial<VehiclePriceInput> = {}): number {
  return price(more).reduce((total, { amountCents }) => total + amountCents, 0);
}

/** The column "check: 10 h, 250 km" of docs/prices-and-law.md#price, in euros. */
const checks: Readonly<Record<FleetKey, number>> = {
  taxiBus: 500,
  minibus: 665,
  midibus: 785,
  coachHire: 1_010,
  doubleDecker: 1_275,
  specialBus: 1_200,
};

describe('priceVehicle', () => {
  it.each(fleetKeys)('%s costs the rate card’s price for 10 hours and 250 km', (vehicle) => {
    expect(Math.abs(netOf({ offer: offerOf(vehicle) }) / 100 - checks[vehicle])).toBeLessThan(5);
  });

  it('names the day on which a trip begins where it begins in the night, unless the evening before costs something else', () => {
    const nightly = (eve: string, date: string) => {
      const times = { from: { date, time: '02:58' }, until: { date, time: '05:38' } };
      const its = { ...trip, days: [eve], duties: [{ ...duty, ...times, days: [eve, date] }] };
      return price({ country: 'NL', trip: its }).find(({ kind }) => kind === 'season')?.reason?.values;
    };
    expect(nightly('2027-05-31', '2027-06-01')).toMatchObject({ firstDate: '2027-06-01', lastDate: '2027-06-01' });
    expect(nightly('2027-06-30', '2027-07-01')).toMatchObject({ firstDate: '2027-06-30', lastDate: '2027-06-30' });
  });

  it('explains the price in lines that can be checked by hand', () => {
    expect(
      price({ country: 'NL' }).map(({ kind, quantity, unit, unitCents, amountCents }) => [kind, quantity, unit, unitCents, amountCents]),
    ).toEqual([
      ['vehicle', 1, 'day', 23_100, 23_100],
      ['service-kilometres', 200, 'km', 131, 26_200],
      ['empty-kilometres', 50, 'km', 131, 6_550],
      ['duty-hours', 10, 'hour', 5_040, 50_400],
    ]);
  });

  it.each([
    ['ES', 0.8],
    ['BE', 1],
    ['NL', 1.05],
    ['FR', 1.15],
    ['XX', 1],
  ])('knows the price level of %s', (country, index) => {
    expect(netOf({ country }) / netOf()).toBeCloseTo(index, 2);
  });

  it.each([
    ['minibus', 16, 400, 550],
    ['minibus', 19, 500, 700],
    ['midibus', 24, 500, 700],
    ['midibus', 35, 700, 900],
    ['coachHire', 50, 900, 1_200],
    ['coachHire', 59, 900, 1_200],
  ] as const)('asks for a %s of %d seats what is published for a French day of 8 hours and 200 km', (key, seats, least, most) => {
    const french = { ...trip, duties: [{ ...duty, hours: 8, serviceKilometres: 200, emptyKilometres: 0 }] };
    const euros = netOf({ offer: offerOf(key, seats), country: 'FR', trip: french }) / 100;
    expect(euros).toBeGreaterThanOrEqual(least);
    expect(euros).toBeLessThanOrEqual(most);
  });

  it('adds a fifth to the hours of the night', () => {
    const night = { ...trip, duties: [{ ...duty, nightHours: 2.25 }] };
    expect(netOf({ trip: night }) - netOf()).toBe(2_160);
  });

  it('adds 15 percent within 72 hours', () => {
    expect(netOf({ leadHours: 72 })).toBe(netOf());
    expect(price({ leadHours: 71.9 }).at(-1)).toMatchObject({ kind: 'lead-time', quantity: 15, unit: 'percent', unitCents: null });
    expect(netOf({ leadHours: 71.9 })).toBe(116_438);
  });

  it('charges the minimum of a short run as its own line', () => {
    const short = { ...trip, duties: [{ ...duty, hours: 2, serviceKilometres: 20, emptyKilometres: 10 }] };
    expect(netOf({ trip: short })).toBe(60_000);
    expect(price({ trip: short }).at(-1)).toMatchObject({ kind: 'minimum', quantity: 1, amountCents: 24_650 });
  });

  it('adds the second driver, the nights and the tolls after all surcharges', () => {
    const long = { ...trip, days: [day, '2026-12-02'], nights: 1, second: { ...aboard, days: 2, nights: 1 }, tollKilometres: { FR: 100 } };
    const lines = price({ trip: long, plan: { drivers: 2, reasons: [] }, leadHours: 10 });
    expect(lines.slice(-3).map(({ kind, quantity, amountCents }) => [kind, quantity, amountCents])).toEqual([
      ['second-driver', 2, 70_000],
      ['overnight', 2, 22_000],
      ['tolls', 100, 2_800],
    ]);
  });

  it('bills a rest day with a day of the vehicle, with its surcharges, and a room, without any', () => {
    const rested = { ...trip, dayRests: [day] };
    const lines = price({ trip: rested, leadHours: 10 });
    expect(lines.find(({ kind }) => kind === 'standing')).toMatchObject({ quantity: 1, amountCents: 22_000, reason: { key: 'long-wait' } });
    expect(lines.at(-1)).toMatchObject({
      kind: 'day-room',
      quantity: 1,
      amountCents: 11_000,
      reason: { values: { rests: 1, drivers: 1 } },
    });
    expect(netOf({ trip: rested, leadHours: 10 }) - netOf({ leadHours: 10 })).toBe(22_000 * 1.15 + 11_000);
    expect(netOf({ trip: rested, suppliesDriverRoom: true })).toBe(netOf() + 22_000);
  });

  it('returns the cost of a second driver’s journeys who is not aboard all the time', () => {
    const some = { ...trip, second: { ...aboard, days: 4, nights: 2, journeys: 2, journeyKilometres: 1_800 } };
    const lines = price({ trip: some, plan: { drivers: 2, reasons: [] } });
    expect(lines.slice(-3).map(({ kind, quantity, amountCents }) => [kind, quantity, amountCents])).toEqual([
      ['second-driver', 4, 140_000],
      ['second-driver-journey', 1, 2 * 4_000 + 1_800 * 15],
      ['overnight', 2, 22_000],
    ]);
  });

  it('prices a size by its own rates, and not by its driver or its minimum', () => {
    const larger = price({ offer: offerOf('coachHire', 59) }).map(({ kind, unitCents }) => [kind, unitCents]);
    expect(larger).toEqual([
      ['vehicle', 23_320],
      ['service-kilometres', 133],
      ['empty-kilometres', 133],
      ['duty-hours', 4_800],
    ]);
    const short = { ...trip, duties: [{ ...duty, hours: 2, serviceKilometres: 20, emptyKilometres: 10 }] };
    expect(netOf({ trip: short, offer: offerOf('coachHire', 59) })).toBe(netOf({ trip: short }));
  });

  it('charges tolls by country and by vehicle, and a crossing by its key', () => {
    const abroad = { ...trip, tollKilometres: { FR: 100, IT: 200, DE: 50 }, crossings: { 'mont-blanc-tunnel': 2, 'no-such-tunnel': 1 } };
    const added = (key: FleetKey) =>
      price({ trip: abroad, offer: offerOf(key) })
        .slice(4)
        .map(({ kind, quantity, unitCents, amountCents, reason }) => [
          kind,
          quantity,
          unitCents,
          amountCents,
          Object.values(reason?.values ?? {})[0],
        ]);
    expect(added('coachHire')).toEqual([
      ['tolls', 200, 24, 4_800, 'IT'],
      ['tolls', 100, 28, 2_800, 'FR'],
      ['crossing', 2, 20_000, 40_000, 'mont-blanc-tunnel'],
    ]);
    expect(added('taxiBus').map(([, , unitCents]) => unitCents)).toEqual([11, 13, 9_000]);
  });

  it('mentions a room that the group supplies, without a charge', () => {
    const away = { ...trip, days: [day, '2026-12-02'], nights: 1 };
    expect(price({ trip: away, suppliesDriverRoom: true }).at(-1)).toEqual({
      kind: 'overnight',
      vehicle: 'coachHire',
      quantity: 1,
      unit: 'night',
      unitCents: null,
      amountCents: 0,
      included: false,
      reason: { key: 'room-supplied', values: { nights: 1, drivers: 1 } },
    });
    expect(netOf({ trip: away }) - netOf({ trip: away, suppliesDriverRoom: true })).toBe(11_000);
  });

  it('pays the room of the last night, which no group supplies', () => {
    const away = { ...trip, days: [day, '2026-12-02'], nights: 3 };
    const rooms = (more: Partial<VehiclePriceInput>) =>
      price({ trip: away, restsBeforeReturn: true, ...more }).flatMap(({ kind, quantity, amountCents, reason }) =>
        kind === 'overnight' ? [[quantity, amountCents, reason?.key]] : [],
      );
    expect(rooms({})).toEqual([
      [2, 22_000, 'driver-room'],
      [1, 11_000, 'rest-before-return'],
    ]);
    expect(rooms({ suppliesDriverRoom: true })).toEqual([
      [2, 0, 'room-supplied'],
      [1, 11_000, 'rest-before-return'],
    ]);
  });

  it('lists every extra once, included ones too', () => {
    const away = { ...trip, days: [day, '2026-12-02'] };
    const offer = { ...offerOf('coachHire'), hasTrailer: true };
    const listed = (extras: VehiclePriceInput['extras']) =>
      price({ trip: away, offer, extras })
        .slice(4)
        .map(({ kind, quantity, unit, amountCents, included, reason }) => [kind, quantity, unit, amountCents, included, reason?.key]);
    expect(listed(['wifi', 'trailer', 'child-seats', 'wifi'])).toEqual([
      ['extra-child-seats', 1, 'piece', 1_000, true, 'extra-asked'],
      ['extra-wifi', 1, 'piece', 0, true, 'extra-included'],
      ['extra-trailer', 2, 'day', 13_000, true, 'extra-asked'],
    ]);
    expect(listed([])).toEqual([['extra-trailer', 2, 'day', 13_000, true, 'trailer-for-luggage']]);
  });

  it('gives a reason for every line', () => {
    const dear = {
      ...trip,
      days: ['2027-06-04'],
      duties: [{ ...duty, days: ['2027-06-04'], nightHours: 1 }],
      nights: 1,
      second: { ...aboard, nights: 1 },
    };
    const cause = { limit: 'shift', drivers: 1, minutes: 70, article: '561/2006 art. 8(2)', duty: 0 } as const;
    const lines = price({ trip: dear, plan: { drivers: 2, reasons: [cause] }, leadHours: 24, country: 'NL' });
    expect(lines.map(({ kind, reason }) => [kind, reason?.key, reason?.values])).toEqual([
      ['vehicle', 'vehicle-size', { seats: 50, days: 1 }],
      ['service-kilometres', 'with-group', { localKilometres: 0 }],
      ['empty-kilometres', 'from-depot', { depot: 'Gent' }],
      ['duty-hours', 'depot-to-depot', { from: '2026-12-01 08:00', until: '2026-12-01 18:00' }],
      ['night-hours', 'night', { fromHour: 22, untilHour: 6, percent: 20 }],
      ['season', 'season', { country: 'NL', firstDate: '2027-06-04', lastDate: '2027-06-04' }],
      ['weekday', 'busy-weekday', { country: 'NL', firstDate: '2027-06-04', lastDate: '2027-06-04' }],
      ['lead-time', 'short-notice', { underHours: 72 }],
      ['second-driver', 'driving-rules', { limit: 'shift', minutes: 70, article: '561/2006 art. 8(2)' }],
      ['overnight', 'driver-room', { nights: 1, drivers: 2 }],
    ]);
    const short = { ...trip, duties: [{ ...duty, hours: 2, serviceKilometres: 20, emptyKilometres: 10 }] };
    expect(price({ trip: short }).at(-1)?.reason).toEqual({ key: 'below-minimum', values: { minimumCents: 60_000 } });
  });
});
