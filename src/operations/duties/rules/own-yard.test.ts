import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCrew } from './judge-crew.ts';
import { driveFromOwnYard, findJourney, plannedWays, withWays } from './own-yard.ts';
import { createDriver, createDuty, createVehicle } from './propose/testing/sample-day.ts';

const nieuwegein = { latitude: 52.03, longitude: 5.08 };
const vilvoorde = { latitude: 50.93, longitude: 4.43 };
const now = '2026-11-20T09:00:00.000Z';
const utrecht = { latitude: 52.09, longitude: 5.12 };

/** From Utrecht and back on one day: ten minutes from the yard, nearly eight hours at the wheel. */
const day = {
  ...createDuty({ startsAt: '2026-11-24T06:00:00.000Z', hours: 10, driving: 7.5 }),
  tripId: 'day',
  endsAt: '2026-11-24T16:00:00.000Z',
  parts: [
    { kind: 'work', minutes: 10 },
    { kind: 'empty-drive', minutes: 10 },
    { kind: 'drive', minutes: 220 },
    { kind: 'free', minutes: 120 },
    { kind: 'drive', minutes: 220 },
    { kind: 'empty-drive', minutes: 10 },
    { kind: 'work', minutes: 10 },
  ],
} as const;
const from = (yard: typeof utrecht) => ({ comesFrom: yard, first: utrecht, last: utrecht, goesTo: yard });

describe('a vehicle of a yard further away', () => {
  it('leaves earlier and is home later by what its ways are longer', () => {
    const [duty] = driveFromOwnYard([day], from(vilvoorde), now);
    if (duty === undefined) throw new Error('gone');
    const { out, home } = plannedWays([duty]);
    expect(out).toBeGreaterThan(100);
    expect(Date.parse(day.startsAt) - Date.parse(duty.startsAt)).toBe((out - 10) * 60_000);
    expect(Date.parse(duty.endsAt) - Date.parse(day.endsAt)).toBe((home - 10) * 60_000);
    expect(duty.vehicleUntil).toBe(duty.endsAt);
  });

  it('is refused for a day that its driver could only do from the yard that was planned', () => {
    const crew = [createVehicle(0), [createDriver(0, { days: 0, draw: () => 0 })]] as const;
    expect(judgeCrew(...crew, driveFromOwnYard([day], from(nieuwegein), now))).toEqual([]);
    expect(judgeCrew(...crew, driveFromOwnYard([day], from(vilvoorde), now))).toContainEqual(
      expect.objectContaining({ why: 'hours', rule: 'daily-driving' }),
    );
  });

  it('drives as planned where its yard is about as far', () => {
    expect(driveFromOwnYard([day], from({ latitude: 52.16, longitude: 5.39 }), now)).toEqual([day]);
  });

  it('has its way there behind it once the trip has begun', () => {
    for (const [run, at] of [
      [{ ...day, shiftIndex: 1 }, now],
      [day, '2026-11-24T09:00:00.000Z'],
    ] as const) {
      const [duty] = driveFromOwnYard([run], from(vilvoorde), at);
      expect(duty?.startsAt).toBe(day.startsAt);
      expect(Date.parse(duty?.endsAt ?? '')).toBeGreaterThan(Date.parse(day.endsAt));
    }
  });

  it('has a break on a way of more than four and a half hours', () => {
    const [duty] = withWays([day], { out: 300, home: 10 });
    expect(duty?.parts.slice(0, 3)).toEqual([
      { kind: 'empty-drive', minutes: 270 },
      { kind: 'break', minutes: 45 },
      { kind: 'empty-drive', minutes: 30 },
    ]);
  });
});

it('has its planned hours again when it is given its planned ways', () => {
  const minutes = fc.integer({ min: 1, max: 270 });
  fc.assert(
    fc.property(minutes, minutes, (out, home) => {
      const [duty] = withWays(withWays([day], { out, home }), plannedWays([day]));
      expect(duty).toMatchObject({ startsAt: day.startsAt, endsAt: day.endsAt });
      expect(plannedWays(duty === undefined ? [] : [duty])).toEqual({ out: 10, home: 10 });
    }),
  );
});

it('leaves a duty alone whose way there fills a shift of its own', () => {
  const positioning = { ...day, parts: [{ kind: 'empty-drive', minutes: 500 }] } as const;
  expect(withWays([positioning, { ...day, shiftIndex: 1 }], { out: 800, home: 700 })).toEqual([positioning, { ...day, shiftIndex: 1 }]);
});

it('goes straight on from a group that left to one that waits, and home where that is longer than six hours', () => {
  const other = { vehicleId: 'coach', first: nieuwegein, last: utrecht };
  const morning = { ...other, startsAt: '2026-11-24T01:00:00.000Z', endsAt: '2026-11-24T05:00:00.000Z' };
  const evening = { ...other, startsAt: '2026-11-24T23:00:00.000Z', endsAt: '2026-11-25T05:00:00.000Z' };
  const ends = { yard: vilvoorde, first: utrecht, last: utrecht };
  expect(findJourney([day], ends, [morning, evening])).toMatchObject({ comesFrom: utrecht, goesTo: vilvoorde });
  expect(findJourney([day], ends, [{ ...evening, startsAt: '2026-11-24T18:00:00.000Z' }])).toMatchObject({ goesTo: nieuwegein });
});
