import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { type ReportKind, stepKinds } from '#operations/on-duty/rules/report-kinds.ts';
import type { PlannedDuty } from './duties.ts';

/** A statement of how late a duty is, and when it was made. Instants, ISO 8601. */
export type Said = { readonly at: string; readonly lateMinutes: number };

export type Asked = {
  readonly duty: Pick<PlannedDuty, 'startsAt' | 'endsAt'>;
  /** The driver's reports, in any order. */
  readonly reports: readonly { readonly kind: ReportKind; readonly at: string; readonly minutes: number | null }[];
  /** The delay recorded by the office, and when; null if none. */
  readonly incident: Said | null;
  /** The delay derived from the position on the road; null if unknown. */
  readonly estimate: Said | null;
  /** How late the group arrives that this duty takes over from another crew; null if it takes over none, or in time. */
  readonly handover: Said | null;
  readonly now: string;
};

/** The expected end of a duty and what it is based on; `overdue`: it should be over, but its driver has not reported the end. */
export type ExpectedEnd = {
  readonly endsAt: string;
  /** Delay against the plan; never negative. */
  readonly lateMinutes: number;
  readonly because: 'planned' | 'pressed' | 'incident' | 'estimate' | 'handover' | 'overdue' | 'done';
};

const minute = 60_000;
/** A report more than this long before a duty belongs to something else, because nobody can know its delay yet. */
const beforehandMinutes = 120;

/**
 * The latest statement counts: the driver's report of a delay, the position of the coach, the office's note, or the delay of the crew that
 * hands the group over. A duty that its driver ended is over. A duty past its end lasts at least until now, if its driver uses the report
 * buttons at all.
 */
export function expectedEnd({ duty, reports, incident, estimate, handover, now }: Asked): ExpectedEnd {
  const during = reports.filter(({ at }) => epochOf(at) >= epochOf(duty.startsAt) - beforehandMinutes * minute);
  const done = during.find(({ kind }) => kind === 'done');
  if (done !== undefined) return endAt(duty.endsAt, done.at, 'done');
  const reported = during.flatMap(({ kind, at, minutes }) => (kind === 'delay' && minutes !== null ? [{ at, lateMinutes: minutes }] : []));
  const said = [
    ...reported.map((each) => ({ ...each, because: 'pressed' as const })),
    ...(incident === null ? [] : [{ ...incident, because: 'incident' as const }]),
    ...(estimate === null ? [] : [{ ...estimate, because: 'estimate' as const }]),
    ...(handover === null ? [] : [{ ...handover, because: 'handover' as const }]),
  ].toSorted((first, second) => epochOf(first.at) - epochOf(second.at));
  const last = said.at(-1);
  const late = Math.max(0, last?.lateMinutes ?? 0);
  const known = endAt(duty.endsAt, addMinutes(duty.endsAt, late), late === 0 ? 'planned' : (last?.because ?? 'planned'));
  const isFollowed = during.some(({ kind }) => stepKinds.some((step) => step === kind));
  return isFollowed && epochOf(now) > epochOf(known.endsAt) ? endAt(duty.endsAt, now, 'overdue') : known;
}

function endAt(planned: string, endsAt: string, because: ExpectedEnd['because']): ExpectedEnd {
  return { endsAt, lateMinutes: Math.max(0, Math.round((epochOf(endsAt) - epochOf(planned)) / minute)), because };
}
