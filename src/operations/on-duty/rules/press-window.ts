import type { DutySheet } from './duty-sheet.ts';
import { type ReportKind, stepKinds } from './report-kinds.ts';

/** When a press can be meant, and what is asked before it counts (docs/the-desk.md#duty-sheets). */

const minute = 60_000;

/** A press counts as one: what comes sooner after another is a finger that tapped twice. Milliseconds. */
export const tapGuard = 600;

/** A step that was pressed by mistake can be taken back for so long. Minutes. */
export const takeBackMinutes = 10;

/** A step of a duty cannot be pressed earlier than so long before it begins: the driver is at the yard an hour before at most. Minutes. */
const stepEarlyMinutes = 4 * 60;
/** A delay, more time or a missing group is said a day before at most. Minutes. */
const callEarlyMinutes = 24 * 60;
/** A step that is pressed earlier than so long before its time is asked about first. Minutes. */
const askEarlyMinutes = 60;
/** A duty that is ended earlier than so long before its end is asked about first. Minutes. */
const endEarlyMinutes = 15;

type Span = Pick<DutySheet, 'startsAt' | 'endsAt'>;

/** From when on a kind of press is taken for a duty, epoch milliseconds; a coach can break down at any time. */
export function takenFrom(kind: ReportKind, { startsAt }: Pick<Span, 'startsAt'>): number {
  if (stepKinds.some((step) => step === kind)) return Date.parse(startsAt) - stepEarlyMinutes * minute;
  if (kind === 'delay' || kind === 'extra-hour' || kind === 'no-show') return Date.parse(startsAt) - callEarlyMinutes * minute;
  return Number.NEGATIVE_INFINITY;
}

/** True where a press is of something else than this duty, so long before it was it made. */
export function isTooEarly({ kind, at }: { readonly kind: ReportKind; readonly at: string }, duty: Pick<Span, 'startsAt'>): boolean {
  return Date.parse(at) < takenFrom(kind, duty);
}

/**
 * Whether a step is asked about before it counts: a duty that would end early, or before its last stop, and a step long before the duty
 * begins.
 */
export function isAskedFirst(
  kind: ReportKind,
  duty: Span,
  { now, stopsLeft }: { readonly now: number; readonly stopsLeft: number },
): boolean {
  if (kind === 'done') return stopsLeft > 0 || now < Date.parse(duty.endsAt) - endEarlyMinutes * minute;
  return now < Date.parse(duty.startsAt) - askEarlyMinutes * minute;
}

/** Whether a step that was pressed at a moment can still be taken back. */
export function canTakeBack(at: string, now: number): boolean {
  return now >= Date.parse(at) && now - Date.parse(at) <= takeBackMinutes * minute;
}
