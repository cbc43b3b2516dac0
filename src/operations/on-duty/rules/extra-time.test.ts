import { describe, expect, it } from 'vitest';
import { departingIn } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planDuties } from '#operations/duties/rules/handover.ts';
import { findWait, prolong } from './extra-time.ts';
import { findExtraLimit, type RoadCrew } from './extra-time-limit.ts';

/** Eleven hours in town, without room for a daily rest. */
const day = [
  { kind: 'free', minutes: 170 },
  { kind: 'drive', minutes: 30 },
  { kind: 'free', minutes: 170 },
  { kind: 'drive', minutes: 30 },
  { kind: 'free', minutes: 170 },
  { kind: 'work', minutes: 90 },
] as const;

/** A day trip whose duty began at 08:30; its coach leaves for home at 21:00 and arrives at 22:00 (story 4). */
function onTheRoad(): Trip {
  const sample = createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-01T10:00:00.000Z' });
  const stops = departingIn(sample, 0).itinerary.stops.map((stop, index, all) => {
    const time = index === 0 ? '09:00' : '21:00';
    return { ...stop, departure: index === all.length - 1 ? null : { date: '2026-11-24', time } };
  });
  const quote = sample.quote;
  if (quote === null) throw new Error('No quote');
  const parts = [
    { kind: 'empty-drive', minutes: 30 },
    { kind: 'drive', minutes: 60 },
    ...day,
    { kind: 'drive', minutes: 30 },
    { kind: 'empty-drive', minutes: 30 },
  ] as const;
  const duty = { start: '2026-11-24T08:30:00.000Z', drivers: 1, parts: [...parts], restKind: 'regular', restMinutes: null } as const;
  const options = quote.options.map((option) => ({ ...option, crew: { ...option.crew, duties: [duty] } }));
  return { ...sample, itinerary: { ...sample.itinerary, stops }, quote: { ...quote, options } };
}

const trip = onTheRoad();
const wait = findWait(trip, '2026-11-24T20:05:00.000Z');

describe('the wait that may be extended', () => {
  it('is that of the next departure, and none before the trip begins or after its last', () => {
    expect(wait).toMatchObject({ departsAt: '2026-11-24T21:00:00.000Z' });
    expect(findWait(trip, '2026-11-24T08:59:00.000Z')).toBeNull();
    expect(findWait(trip, '2026-11-24T21:00:00.000Z')).toBeNull();
  });

  it('moves the departures and the plan of that duty, and nothing before', () => {
    const longer = { ...trip, ...prolong(trip, { stop: wait?.stop ?? 0, minutes: 45 }) };
    const before = trip.itinerary.stops.map(departureInstant);
    const after = longer.itinerary.stops.map(departureInstant);
    expect(after.slice(0, wait?.stop)).toEqual(before.slice(0, wait?.stop));
    expect(after[wait?.stop ?? 0]).toBe('2026-11-24T21:45:00.000Z');
    expect(chosenOptionOf(longer).crew.duties?.[0]?.parts).toEqual([
      { kind: 'empty-drive', minutes: 30 },
      { kind: 'drive', minutes: 60 },
      ...day,
      { kind: 'work', minutes: 45 },
      { kind: 'drive', minutes: 30 },
      { kind: 'empty-drive', minutes: 30 },
    ]);
    expect(planDuties(longer).map(({ endsAt }) => endsAt)).toEqual(planDuties(trip).map(() => '2026-11-24T22:45:00.000Z'));
    expect(chosenOptionOf(longer).totalCents).toBe(chosenOptionOf(trip).totalCents);
  });

  it('takes its minutes from the rest that follows, and leaves other days alone', () => {
    const [option] = trip.quote?.options ?? [];
    const [duty] = option?.crew.duties ?? [];
    if (trip.quote === null || option === undefined || duty === undefined) throw new Error('No plan');
    const next = { ...duty, start: '2026-11-25T08:00:00.000Z' };
    const crew = { ...option.crew, duties: [{ ...duty, restMinutes: 600 }, next] };
    const tour = { ...trip, quote: { ...trip.quote, chosen: option.key, options: [{ ...option, crew }] } };
    const duties = chosenOptionOf(prolong(tour, { stop: wait?.stop ?? 0, minutes: 30 })).crew.duties;
    expect(duties).toMatchObject([{ restMinutes: 570 }, next]);
  });
});

/** Our driver of that duty, with the next duty at this moment, or without one. */
function crewWith(next: string | null, country = 'NL'): RoadCrew {
  const run = planDuties(trip)
    .filter(({ vehicleIndex }) => vehicleIndex === 0)
    .map((duty) => ({ ...duty, tripId: trip.id }));
  const others =
    next === null
      ? []
      : [
          {
            startsAt: next,
            endsAt: new Date(Date.parse(next) + 7_200_000).toISOString(),
            crewSize: 1 as const,
            parts: [{ kind: 'work' as const, minutes: 120 }],
            tripId: 'next',
          },
        ];
  const prolonged = (minutes: number) => {
    const planned = planDuties({ ...trip, ...prolong(trip, { stop: wait?.stop ?? 0, minutes }) });
    return planned.filter(({ vehicleIndex }) => vehicleIndex === 0).map((duty) => ({ ...duty, tripId: trip.id }));
  };
  return { vehicle: { seats: 52, country }, drivers: [{ name: 'Femke', others }], run, prolonged, nextAt: next };
}

describe('how much longer is lawful', () => {
  it('is until the daily rest could no longer begin in time: fifteen hours of span', () => {
    const rules = drivingRulesFor({ seats: 52, date: '2026-11-24', country: 'NL' });
    expect(rules.rest.newDutyAfterMinutes).toBe(540);
    const limit = findExtraLimit(crewWith(null), 180);
    // 08:30 to 22:00 is 13:30; nine hours of rest leave 15:00 of the 24.
    expect(limit).toMatchObject({ minutes: 90, nextAt: null });
    expect(limit.problem?.of).toBe('Femke');
  });

  it('is shorter if the driver begins early the next day: the rest is not cut', () => {
    // 07:30 the next day: nine and a half hours after 22:00, so half an hour more.
    expect(findExtraLimit(crewWith('2026-11-25T07:30:00.000Z'), 180)).toMatchObject({ minutes: 30, problem: { rule: 'daily-rest' } });
  });

  it('is at most the free time before the next commitment, and at most the request', () => {
    expect(findExtraLimit({ ...crewWith(null), nextAt: '2026-11-24T22:20:00.000Z' }, 180)).toEqual({
      minutes: 20,
      problem: null,
      nextAt: '2026-11-24T22:20:00.000Z',
    });
    expect(findExtraLimit(crewWith(null), 60)).toEqual({ minutes: 60, problem: null, nextAt: null });
  });
});
