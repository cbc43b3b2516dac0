import { describe, expect, it } from 'vitest';
import { luggageKinds } from '#domain/itinerary/itinerary.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { findSeatings } from './seating.ts';
import { fleet2026, getOfferedVehicles, getVehicle } from './vehicles.ts';

/** The rows of the source: seats, then seats left with each luggage. Below the first row in proportion to it. */
const rows = [
  { seats: 0, none: 0, hand: 0, case: 0, sports: 0 },
  { seats: 16, none: 16, hand: 14, case: 12, sports: 8 },
  { seats: 24, none: 24, hand: 22, case: 18, sports: 16 },
  { seats: 49, none: 49, hand: 49, case: 40, sports: 32 },
  { seats: 72, none: 72, hand: 72, case: 66, sports: 60 },
] as const;

function interpolate(seats: number, kind: 'none' | 'hand' | 'case' | 'sports'): number {
  const upper = rows.findIndex((row) => row.seats >= seats);
  const [low, high] = [rows[upper - 1], rows[upper]];
  if (!low || !high) throw new RangeError(`No rows around ${seats} seats`);
  return Math.floor(low[kind] + ((seats - low.seats) / (high.seats - low.seats)) * (high[kind] - low[kind]));
}

describe('the fleet', () => {
  it.each(fleetKeys)('%s keeps to the figures of the source', (key) => {
    const { seats, seatsByLuggage } = getVehicle(key);
    for (const kind of luggageKinds) expect(seatsByLuggage[kind]).toBe(interpolate(seats, kind));
  });

  it.each([
    ['taxiBus', 1, 8],
    ['minibus', 9, 19],
    ['midibus', 20, 35],
    ['coachHire', 36, 59],
    ['doubleDecker', 60, 90],
    ['specialBus', 20, 50],
  ] as const)('%s lies within the range of its page', (key, least, most) => {
    expect(getVehicle(key).seats).toBeGreaterThanOrEqual(least);
    expect(getVehicle(key).seats).toBeLessThanOrEqual(most);
  });

  it('offers the party bus only when asked for, and then nothing else', () => {
    expect(getOfferedVehicles(null).map(({ key }) => key)).toEqual(['taxiBus', 'minibus', 'midibus', 'coachHire', 'doubleDecker']);
    expect(getOfferedVehicles('specialBus').map(({ key }) => key)).toEqual(['specialBus']);
  });

  it('names every vehicle by its own key', () => {
    for (const [key, vehicle] of Object.entries(fleet2026.vehicles)) expect(vehicle.key).toBe(key);
  });
});

describe('findSeatings', () => {
  const plain = { luggage: 'none', wheelchairPlaces: 0, extras: [] } as const;

  it('seats the whole vehicle where nobody uses a wheelchair', () => {
    expect(findSeatings(getVehicle('coachHire'), plain).map(({ capacity }) => capacity)).toEqual([50]);
  });

  it('counts the wheelchairs in, and the seats that they cost out', () => {
    const seatings = findSeatings(getVehicle('coachHire'), { ...plain, wheelchairPlaces: 5 });
    expect(seatings.map(({ wheelchairs, capacity }) => [wheelchairs, capacity])).toEqual([
      [0, 50],
      [1, 47],
      [2, 44],
    ]);
  });

  it('is empty without an extra that was asked for', () => {
    expect(findSeatings(getVehicle('taxiBus'), { ...plain, extras: ['wifi', 'toilet'] })).toEqual([]);
    expect(findSeatings(getVehicle('coachHire'), { ...plain, extras: ['wifi', 'toilet'] })).toHaveLength(1);
  });
});
