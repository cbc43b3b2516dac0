import { describe, expect, it } from 'vitest';
import { luggageKinds } from '#domain/itinerary/group.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { findSeatings } from './seating.ts';
import { fleet2026, getModel, getOfferedVehicles, getVehicle, listCaseRoom } from './vehicles.ts';

/** The rows of the source: seats, then seats left for each kind of luggage. Below the first row and above the last in proportion. */
const rows = [
  { seats: 0, none: 0, hand: 0, case: 0, sports: 0 },
  { seats: 16, none: 16, hand: 14, case: 12, sports: 8 },
  { seats: 24, none: 24, hand: 22, case: 18, sports: 16 },
  { seats: 49, none: 49, hand: 49, case: 40, sports: 32 },
  { seats: 72, none: 72, hand: 72, case: 66, sports: 60 },
  { seats: 144, none: 144, hand: 144, case: 132, sports: 120 },
] as const;

function interpolate(seats: number, kind: 'none' | 'hand' | 'case' | 'sports'): number {
  const upper = rows.findIndex((row) => row.seats >= seats);
  const [low, high] = [rows[upper - 1], rows[upper]];
  if (!low || !high) throw new RangeError(`No rows around ${seats} seats`);
  return Math.floor(low[kind] + ((seats - low.seats) / (high.seats - low.seats)) * (high[kind] - low[kind]));
}

describe('the fleet', () => {
  it.each(fleetKeys)('%s matches the figures of the source', (key) => {
    for (const { seats, seatsByLuggage } of getVehicle(key).models) {
      for (const kind of luggageKinds) expect(seatsByLuggage[kind]).toBe(interpolate(seats, kind));
    }
  });

  it.each([
    ['taxiBus', 1, 8],
    ['minibus', 9, 19],
    ['midibus', 20, 35],
    ['coachHire', 36, 59],
    ['doubleDecker', 60, 90],
    ['specialBus', 20, 50],
  ] as const)('%s lies within the range of its page', (key, least, most) => {
    for (const { seats } of getVehicle(key).models) {
      expect(seats).toBeGreaterThanOrEqual(least);
      expect(seats).toBeLessThanOrEqual(most);
    }
  });

  it('offers the party bus only on request, and then nothing else', () => {
    expect(getOfferedVehicles(null).map(({ key }) => key)).toEqual(['taxiBus', 'minibus', 'midibus', 'coachHire', 'doubleDecker']);
    expect(getOfferedVehicles('specialBus').map(({ key }) => key)).toEqual(['specialBus']);
  });

  it('names every vehicle by its own key', () => {
    for (const [key, vehicle] of Object.entries(fleet2026.vehicles)) {
      expect([vehicle.key, ...vehicle.models.map((model) => model.key)]).toEqual(Array(vehicle.models.length + 1).fill(key));
    }
  });

  it('lists the sizes of a type smallest and cheapest first, one of them at the rates of the card', () => {
    for (const key of fleetKeys) {
      const { models } = getVehicle(key);
      for (const [index, { seats, ratePercent }] of models.slice(1).entries()) {
        expect(seats).toBeGreaterThan(models[index]?.seats ?? 0);
        expect(ratePercent).toBeGreaterThan(models[index]?.ratePercent ?? 0);
      }
      expect(models.map(({ ratePercent }) => ratePercent)).toContain(100);
    }
  });
});

describe('the size of a type', () => {
  it('is the one with that many seats, else the largest; the usual one without a number of seats', () => {
    const coach = getVehicle('coachHire');
    expect([getModel(coach), getModel(coach, 51), getModel(coach, 50), getModel(coach, 90)].map(({ seats }) => seats)).toEqual([
      50, 59, 50, 59,
    ]);
  });

  it('is no shorter than a smaller one, and no longer than a bus without a joint may be: 15 metres (Directive 96/53/EC, annex I)', () => {
    for (const key of fleetKeys) {
      const lengths = getVehicle(key).models.map(({ metres }) => metres.length);
      expect(lengths).toEqual(lengths.toSorted((first, second) => first - second));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(15);
    }
  });

  it('is at most 4 metres high', () => {
    for (const key of fleetKeys) for (const { metres } of getVehicle(key).models) expect(metres.height).toBeLessThanOrEqual(4);
  });
});

describe('findSeatings', () => {
  const plain = { luggage: 'none', wheelchairPlaces: 0, extras: [] } as const;

  const inShort = (seatings: ReturnType<typeof findSeatings>) =>
    seatings.map(({ model, hasTrailer, wheelchairs, capacity }) => [model.seats, hasTrailer, wheelchairs, capacity]);

  it('seats every size completely without wheelchairs', () => {
    expect(inShort(findSeatings(getVehicle('coachHire'), plain))).toEqual([
      [50, false, 0, 50],
      [59, false, 0, 59],
    ]);
  });

  it('counts the wheelchairs in, and the seats that they cost out', () => {
    expect(inShort(findSeatings(getVehicle('coachHire'), { ...plain, wheelchairPlaces: 5 })).slice(0, 3)).toEqual([
      [50, false, 0, 50],
      [50, false, 1, 47],
      [50, false, 2, 44],
    ]);
  });

  it('adds a trailer if it leaves more seats, and always on request', () => {
    expect(inShort(findSeatings(getVehicle('coachHire'), { ...plain, luggage: 'case' }))).toEqual([
      [50, false, 0, 41],
      [50, true, 0, 50],
      [59, false, 0, 51],
      [59, true, 0, 59],
    ]);
    expect(inShort(findSeatings(getVehicle('doubleDecker'), { ...plain, luggage: 'case' }))).toEqual([
      [72, false, 0, 66],
      [79, false, 0, 72],
    ]);
    expect(inShort(findSeatings(getVehicle('taxiBus'), { ...plain, extras: ['trailer'] }))).toEqual([[8, true, 0, 8]]);
  });

  it('is empty without a requested extra', () => {
    expect(findSeatings(getVehicle('taxiBus'), { ...plain, extras: ['wifi', 'toilet'] })).toEqual([]);
    expect(findSeatings(getVehicle('coachHire'), { ...plain, extras: ['wifi', 'toilet'] })).toHaveLength(2);
  });
});

describe('listCaseRoom', () => {
  it('returns for each vehicle and size how many people can bring a case', () => {
    expect(listCaseRoom(['doubleDecker', 'minibus', 'minibus'], [79, 16, 19])).toEqual([72, 12, 14]);
  });

  it('returns nothing for vehicles of unknown size', () => {
    expect(listCaseRoom(['coachHire'], [])).toEqual([]);
  });

  it.each(fleetKeys)('never has room for more cases than a %s has seats', (key) => {
    for (const { seats } of getVehicle(key).models) {
      const [cases = 0] = listCaseRoom([key], [seats]);
      expect(cases).toBeGreaterThan(0);
      expect(cases).toBeLessThanOrEqual(seats);
    }
  });
});
