import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { type ReportKind, stepKinds } from '#operations/on-duty/rules/report-kinds.ts';
import type { PlannedDuty } from './duties.ts';

/** Something that says how late a duty is, and when it was said. Instants, ISO 8601. */
type Said = { readonly at: string; readonly lateMinutes: number };

type Asked = {
  readonly duty: Pick<PlannedDuty, 'startsAt' | 'endsAt'>;
  /** What its driver pressed, in any order. */
  readonly presses: readonly { readonly kind: ReportKind; readonly at: string; readonly minutes: number | null }[];
  /** How late the office noted it, and when; null where nobody did. */
  readonly incident: Said | null;
  /** How late its place on the road says; null where nobody knows. */
  readonly estimate: Said | null;
  readonly now: string;
};

/** When a duty is expected to end, and from what that is known; `overdue`: it should be over, and its driver has not said that it is. */
export type ExpectedEnd = {
  readonly endsAt: string;
  /** Later than planned; never below 0. */
  readonly lateMinutes: number;
  readonly because: 'planned' | 'pressed' | 'incident' | 'estimate' | 'overdue' | 'done';
};

const minute = 60_000;
/** Before its beginning nobody can know how late a duty ends: a press from so long before is of something else. */
const beforehandMinutes = 120;

/**
 * The last that was said counts: a delay that the driver presses, the place of the coach, what the office noted. A duty that its driver ended
 * is over. One that goes on after its end lasts until now at least, where its driver uses the steps at all.
 */
export function expectedEnd({ duty, presses, incident, estimate, now }: Asked): ExpectedEnd {
  const during = presses.filter(({ at }) => epochOf(at) >= epochOf(duty.startsAt) - beforehandMinutes * minute);
  const done = during.find(({ kind }) => kind === 'done');
  if (done !== undefined) return endAt(duty.endsAt, done.at, 'done');
  const pressed = during.flatMap(({ kind, at, minutes }) => (kind === 'delay' && minutes !== null ? [{ at, lateMinutes: minutes }] : []));
  const said = [
    ...pressed.map((each) => ({ ...each, because: 'pressed' as const })),
    ...(incident === null ? [] : [{ ...incident, because: 'incident' as const }]),
    ...(estimate === null ? [] : [{ ...estimate, because: 'estimate' as const }]),
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
