import type { DriverPlan, Duty } from '#domain/driving-time/plan-drivers.ts';
import { type DutyTimetable, leastRestWait } from './duty-events.ts';

/** A span during which vehicle and driver are on duty without a rest and without going home: a duty, or a part of one. */
export type OnDutySpan = {
  /** Minutes from the start of the first duty. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** Indexes of the timetable's events in it. */
  readonly events: readonly number[];
  /** Whether it begins at the depot after a standstill there. */
  readonly comesFromHome: boolean;
  readonly drivers: 1 | 2;
  /** The stop at which it begins after a rest or a flat wait; null at the depot. */
  readonly fromStop: number | null;
  /** How much longer the flat waits before it, since the last standstill at home, would be as daily rests. Minutes. */
  readonly shorterThanRests: number;
};

type Part = Pick<OnDutySpan, 'startMinute' | 'endMinute' | 'events' | 'drivers'> & {
  /** How much longer the flat wait before it would be as a rest; 0 if there is none. */
  readonly shorterThanRest: number;
};

export type SpansInput = { readonly timetable: DutyTimetable; readonly plan: DriverPlan };

/**
 * Cuts the planned duties where the driver is at home and at flat waits (by their events), which are billed like rests. Paid time at home
 * extends the span before it.
 */
export function createSpanFinder({ timetable, plan }: SpansInput): (flatWaits: ReadonlySet<number>) => OnDutySpan[] {
  const { atHome } = timetable;
  const homes = [...atHome];
  const stopsBefore = listStopsBefore(timetable);
  const restWait = leastRestWait(timetable.start.slice(0, 10));
  return (flatWaits) => {
    const parts = plan.duties.flatMap((duty) => cutDuty(duty, { atHome, flatWaits, restWait }));
    let shorterThanRests = 0;
    return parts.map(({ shorterThanRest, ...part }, index) => {
      const before = parts[index - 1];
      const paid = homeBetween(part, parts[index + 1])?.[1] ?? 0;
      const comesFromHome = before !== undefined && homeBetween(before, part) !== undefined;
      shorterThanRests = comesFromHome ? 0 : shorterThanRests + shorterThanRest;
      return {
        ...part,
        ...{ comesFromHome, shorterThanRests },
        endMinute: part.endMinute + paid,
        fromStop: before === undefined ? null : (stopsBefore[part.events[0] ?? 0] ?? null),
      };
    });
  };

  function homeBetween(first: Pick<Part, 'events'>, second: Pick<Part, 'events'> | undefined): readonly [number, number] | undefined {
    const [last, next] = [first.events.at(-1) ?? 0, second?.events[0]];
    return next === undefined ? undefined : homes.find(([event]) => last < event && event < next);
  }
}

/** For each event, the stop of the last standstill before it. */
function listStopsBefore({ stopOfEvent }: DutyTimetable): (number | null)[] {
  let last: number | null = null;
  return stopOfEvent.map((stop) => {
    const before = last;
    last = stop ?? last;
    return before;
  });
}

type Cuts = { readonly atHome: DutyTimetable['atHome']; readonly flatWaits: ReadonlySet<number>; readonly restWait: number };

function cutDuty({ startMinute, spanMinutes, timeline, drivers }: Duty, { atHome, flatWaits, restWait }: Cuts): Part[] {
  if (atHome.size === 0 && flatWaits.size === 0)
    return [{ startMinute, endMinute: startMinute + spanMinutes, events: timeline.map(({ event }) => event), drivers, shorterThanRest: 0 }];
  const parts: { startMinute: number; endMinute: number; events: number[]; drivers: 1 | 2; shorterThanRest: number }[] = [];
  let [isCut, shorterThanRest] = [true, 0];
  for (const entry of timeline) {
    const last = parts.at(-1);
    const endMinute = entry.startMinute + entry.minutes;
    if (atHome.has(entry.event) || flatWaits.has(entry.event)) {
      isCut = true;
      if (flatWaits.has(entry.event)) shorterThanRest += Math.max(0, restWait - entry.minutes);
    } else if (isCut || !last) {
      parts.push({ startMinute: entry.startMinute, endMinute, events: [entry.event], drivers, shorterThanRest });
      [isCut, shorterThanRest] = [false, 0];
    } else {
      last.endMinute = endMinute;
      last.events.push(entry.event);
    }
  }
  return parts;
}

/** A wait within a duty, by its event. */
export type LongWait = { readonly event: number; readonly minutes: number };

/** The waits of at least this many minutes during which the vehicle stays with the group, in order. */
export function listStandingWaits({ timetable, plan }: SpansInput, fromMinutes: number): LongWait[] {
  return plan.duties.flatMap(({ timeline }) =>
    timeline
      .filter(({ kind, minutes, event }) => kind === 'free' && minutes >= fromMinutes && !timetable.atHome.has(event))
      .map(({ event, minutes }) => ({ event, minutes })),
  );
}
