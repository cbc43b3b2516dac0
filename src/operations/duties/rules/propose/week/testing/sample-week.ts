import { addDays } from '#domain/calendar/date.ts';
import type { DayDriver, OpenRun } from '../../day.ts';
import { createDriver, createSampleDay, type Draw, sampleDay } from '../../testing/sample-day.ts';
import { usualWeights, type WeekQuestion } from '../week.ts';

export type SampleWeek = {
  readonly days: number;
  readonly runs: number;
  readonly vehicles: number;
  readonly drivers: number;
  readonly historyDays: number;
};

/** Several days like that of `createSampleDay`: the same depots, coaches and drivers, and every fourth driver with wishes. */
export function createSampleWeek({ days, runs, vehicles, drivers, historyDays }: SampleWeek, draw: Draw): WeekQuestion {
  const day = createSampleDay({ runs: 0, vehicles, drivers: 0, historyDays: 0 }, draw);
  const each = Array.from({ length: days }, (_, index) => {
    const count = Math.floor((runs * (index + 1)) / days) - Math.floor((runs * index) / days);
    return createSampleDay({ runs: count, vehicles: 0, drivers: 0, historyDays: 0 }, draw).runs.map((run, place) =>
      shift(run, index, place),
    );
  });
  const known = Array.from({ length: drivers }, (_, index) => createDriver(index, { days: historyDays, draw }));
  return {
    ...day,
    runs: each.flat(),
    drivers: known,
    from: sampleDay,
    until: addDays(sampleDay, days - 1),
    wishes: known.filter((_, index) => index % 4 === 0).map((driver) => wishOf(driver, days, draw)),
    weights: usualWeights,
  };
}

function shift(run: OpenRun, days: number, place: number): OpenRun {
  const later = (instant: string) => new Date(Date.parse(instant) + days * 86_400_000).toISOString();
  const reference = `NL-26-${100_000 + days * 1_000 + place}`;
  const duties = run.duties.map((duty) => ({
    ...duty,
    startsAt: later(duty.startsAt),
    endsAt: later(duty.endsAt),
    vehicleUntil: later(duty.vehicleUntil),
    tripId: reference,
  }));
  return { ...run, reference, duties };
}

function wishOf({ id }: DayDriver, days: number, draw: Draw) {
  return { driverId: id, freeDays: [addDays(sampleDay, Math.floor(draw() * days))], homeAtNight: draw() < 0.5 };
}
