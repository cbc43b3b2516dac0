import type { DriverPlan, Duty } from '#domain/driving-time/plan-drivers.ts';
import type { DutyTimetable } from './duty-events.ts';

/** A piece of the trip during which vehicle and driver are on duty without going home: a duty, or a part of one. */
export type OnDutySpan = {
  /** Minutes from the start of the first duty. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** Indexes of the timetable's events that lie in it. */
  readonly events: readonly number[];
  /** Whether it begins at the depot after a standstill there. */
  readonly comesFromHome: boolean;
  /** The standstill before it; 0 for the first. */
  readonly waitBeforeMinutes: number;
};

type Part = Pick<OnDutySpan, 'startMinute' | 'endMinute' | 'events'>;

/** Cuts the planned duties where the driver is at home; what is paid of that time all the same lengthens the part before it. */
export function findOnDutySpans({ timetable, plan }: { readonly timetable: DutyTimetable; readonly plan: DriverPlan }): OnDutySpan[] {
  const { atHome } = timetable;
  const parts = plan.duties.flatMap((duty) => cutAtHome(duty, atHome));
  return parts.map((part, index) => {
    const before = parts[index - 1];
    const paid = homeBetween(part, parts[index + 1])?.[1] ?? 0;
    return {
      ...part,
      endMinute: part.endMinute + paid,
      comesFromHome: before !== undefined && homeBetween(before, part) !== undefined,
      waitBeforeMinutes: before ? part.startMinute - before.endMinute : 0,
    };
  });

  function homeBetween(first: Part, second: Part | undefined): readonly [number, number] | undefined {
    const [last, next] = [first.events.at(-1) ?? 0, second?.events[0]];
    return next === undefined ? undefined : [...atHome].find(([event]) => last < event && event < next);
  }
}

function cutAtHome({ startMinute, spanMinutes, timeline }: Duty, atHome: DutyTimetable['atHome']): Part[] {
  if (atHome.size === 0) return [{ startMinute, endMinute: startMinute + spanMinutes, events: timeline.map(({ event }) => event) }];
  const parts: { startMinute: number; endMinute: number; events: number[] }[] = [];
  let isCut = true;
  for (const entry of timeline) {
    const last = parts.at(-1);
    const endMinute = entry.startMinute + entry.minutes;
    if (atHome.has(entry.event)) isCut = true;
    else if (isCut || !last) {
      parts.push({ startMinute: entry.startMinute, endMinute, events: [entry.event] });
      isCut = false;
    } else {
      last.endMinute = endMinute;
      last.events.push(entry.event);
    }
  }
  return parts;
}
