import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCrew } from './judge-crew.ts';
import { driveFromOwnDepot, findJourney, plannedWays, surroundAlike, withWays } from './own-depot.ts';
import { createDriver, createDuty, createVehicle } from './propose/testing/sample-day.ts';

const nieuwegein = { latitude: 52.03, longitude: 5.08 };
const vilvoorde = { latitude: 50.93, longitude: 4.43 };
const now = '2026-11-20T09:00:00.000Z';
const utrecht = { latitude: 52.09, longitude: 5.12 };

/** From Utrecht and back on one day: ten minutes from the depot, nearly eight hours of driving. */
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
const from = (depot: typeof utrecht) => ({ comesFrom: depot, first: utrecht, last: utrecht, goesTo: depot });

describe('a vehicle of a more distant depot', () => {
  it('leaves earlier and returns later by its longer ways', () => {
    const [duty] = driveFromOwnDepot([day], from(vilvoorde), now);
    if (duty === undefined) throw new Error('gone');
    const { out, home } = plannedWays([duty]);
    expect(out).toBeGreaterThan(100);
    expect(Date.parse(day.startsAt) - Date.parse(duty.startsAt)).toBe((out - 10) * 60_000);
    expect(Date.parse(duty.endsAt) - Date.parse(day.endsAt)).toBe((home - 10) * 60_000);
    expect(duty.vehicleUntil).toBe(duty.endsAt);
  });

  it('is refused for a day that its driver could only do from the planned depot', () => {
    const crew = [createVehicle(0), [createDriver(0, { days: 0, draw: () => 0 })]] as const;
    expect(judgeCrew(...crew, driveFromOwnDepot([day], from(nieuwegein), now))).toEqual([]);
    expect(judgeCrew(...crew, driveFromOwnDepot([day], from(vilvoorde), now))).toContainEqual(
      expect.objectContaining({ why: 'hours', rule: 'daily-driving' }),
    );
  });

  it('drives as planned if its depot is about as far', () => {
    expect(driveFromOwnDepot([day], from({ latitude: 52.16, longitude: 5.39 }), now)).toEqual([day]);
  });

  it('has its way there behind it once the trip has begun', () => {
    for (const [run, at] of [
      [{ ...day, shiftIndex: 1 }, now],
      [day, '2026-11-24T09:00:00.000Z'],
    ] as const) {
      const [duty] = driveFromOwnDepot([run], from(vilvoorde), at);
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

it('does not change a duty whose way there fills its own shift', () => {
  const positioning = { ...day, parts: [{ kind: 'empty-drive', minutes: 500 }] } as const;
  expect(withWays([positioning, { ...day, shiftIndex: 1 }], { out: 800, home: 700 })).toEqual([positioning, { ...day, shiftIndex: 1 }]);
});

it('goes straight on from a group that left to one that waits, and home where that is longer than six hours', () => {
  const other = { vehicleId: 'coach', first: nieuwegein, last: utrecht };
  const morning = { ...other, startsAt: '2026-11-24T01:00:00.000Z', endsAt: '2026-11-24T05:00:00.000Z' };
  const evening = { ...other, startsAt: '2026-11-24T23:00:00.000Z', endsAt: '2026-11-25T05:00:00.000Z' };
  const ends = { depot: vilvoorde, first: utrecht, last: utrecht };
  expect(findJourney([day], ends, [morning, evening])).toMatchObject({ comesFrom: utrecht, goesTo: vilvoorde });
  expect(findJourney([day], ends, [{ ...evening, startsAt: '2026-11-24T18:00:00.000Z' }])).toMatchObject({ goesTo: nieuwegein });
});

describe('a trip that a person priced', () => {
  const byHand = { ...day, isPlanned: false, parts: [{ kind: 'work', minutes: 600 }] } as const;

  it('begins with the check and the way from the depot and ends with the way home, however near the depot is', () => {
    const [duty] = driveFromOwnDepot([byHand], from(nieuwegein), now);
    expect(duty?.parts).toEqual([
      { kind: 'work', minutes: 15 },
      { kind: 'empty-drive', minutes: 11 },
      { kind: 'work', minutes: 600 },
      { kind: 'empty-drive', minutes: 11 },
      { kind: 'work', minutes: 15 },
    ]);
    expect([duty?.startsAt, duty?.endsAt, duty?.vehicleUntil]).toEqual([
      '2026-11-24T05:34:00.000Z',
      '2026-11-24T16:26:00.000Z',
      '2026-11-24T16:26:00.000Z',
    ]);
  });

  it('has the depot at both ends if it takes several days, and the way out behind it once it has begun', () => {
    const second = { ...byHand, shiftIndex: 1, startsAt: '2026-11-25T06:00:00.000Z', endsAt: '2026-11-25T16:00:00.000Z' };
    const run = driveFromOwnDepot([byHand, second], from(nieuwegein), now);
    expect(run.map(({ parts }) => parts.length)).toEqual([3, 3]);
    expect(run[0]?.vehicleUntil).toBe(byHand.vehicleUntil);
    const [begun] = driveFromOwnDepot([byHand], from(nieuwegein), '2026-11-24T09:00:00.000Z');
    expect(begun?.startsAt).toBe(byHand.startsAt);
    expect(begun?.parts).toHaveLength(3);
  });

  it('keeps its ways if the timetable changes', () => {
    const [duty] = driveFromOwnDepot([byHand], from(nieuwegein), now);
    const later = { ...byHand, endsAt: '2026-11-24T17:00:00.000Z', parts: [{ kind: 'work', minutes: 660 }] } as const;
    const changed = surroundAlike(duty?.parts ?? [], later);
    expect([changed.startsAt, changed.endsAt]).toEqual(['2026-11-24T05:34:00.000Z', '2026-11-24T17:26:00.000Z']);
    expect(changed.parts).toHaveLength(5);
  });
});
