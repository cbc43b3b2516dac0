import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import type { PlannedDuty } from './duties.ts';
import { type Asked, expectedEnd, type Said } from './expected-end.ts';
import { handoverMinutes } from './handover.ts';

const minute = 60_000;

type Handing = Omit<Asked, 'duty'> & {
  /** The last duty before the handover, as planned. */
  readonly duty: Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'parts' | 'isPlanned'>;
  /** When the group leaves the stop, by the plan. */
  readonly at: string;
  /** Whether the crew that takes over has begun: then it no longer follows from silence that the group is still on its way. */
  readonly isTaken: boolean;
};

/**
 * How late a group leaves the stop of a handover because of the crew that brings it, and since when that is known; null: in time. What it was
 * to stay there takes up the delay. What is said once the group has gone on is of no concern, unless the crew was done in time after all.
 */
export function lateAtHandover({ duty, at, isTaken, now, ...said }: Handing): Said | null {
  const isBefore = (each: Said) => epochOf(each.at) <= epochOf(at) + each.lateMinutes * minute;
  const counted = (each: Said | null) => (each !== null && isBefore(each) ? each : null);
  const reports = said.reports.filter(({ kind, minutes, ...each }) => kind !== 'delay' || isBefore({ ...each, lateMinutes: minutes ?? 0 }));
  const ends = {
    ...{ duty, now: isTaken ? duty.startsAt : now },
    ...{ incident: counted(said.incident), estimate: counted(said.estimate), handover: counted(said.handover) },
  };
  const whole = expectedEnd({ ...ends, reports });
  const onRoad = expectedEnd({ ...ends, reports: reports.filter(({ kind }) => kind !== 'done') });
  const lateMinutes = Math.min(whole.lateMinutes, onRoad.lateMinutes) - stayBefore(duty, at);
  if (lateMinutes <= 0) return null;
  const delays = reports.filter(({ kind }) => kind === 'delay');
  const knownAt = [...delays, ends.incident, ends.estimate, ends.handover].flatMap((each) => each?.at ?? []);
  return { at: onRoad.because === 'overdue' ? now : latest(knownAt, now), lateMinutes };
}

function latest(instants: readonly string[], now: string): string {
  return instants.toSorted((one, other) => epochOf(one) - epochOf(other)).at(-1) ?? now;
}

/** How long the group is to stay at the stop before it changes. Minutes; 0 if a person made the price: then nobody knows when it arrives. */
function stayBefore({ startsAt, parts, isPlanned }: Handing['duty'], at: string): number {
  if (!isPlanned) return 0;
  const last = parts.findLastIndex(({ kind }) => kind === 'drive');
  const gone = parts.slice(0, last + 1).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.max(0, Math.round((epochOf(at) - epochOf(addMinutes(startsAt, gone))) / minute) - handoverMinutes);
}
