import type { DutySheet } from './duty-sheet.ts';
import { type ReportKind, stepKinds } from './report-kinds.ts';

/** When a report is plausible, and when to ask before accepting it (docs/the-desk.md#duty-sheets). */

const minute = 60_000;

/** A second tap within this time is a double tap. Milliseconds. */
export const tapGuard = 600;

/** How long a step can be undone. Minutes. */
export const takeBackMinutes = 10;

/** A step cannot be reported more than this long before the duty begins: the driver is at the depot at most an hour before. Minutes. */
const stepEarlyMinutes = 4 * 60;
/** A delay, extra time or a missing group can be reported at most a day before. Minutes. */
const callEarlyMinutes = 24 * 60;
/** A step reported more than this long before its time needs confirmation. Minutes. */
const askEarlyMinutes = 60;
/** Ending a duty more than this long before its end needs confirmation. Minutes. */
const endEarlyMinutes = 15;

type Span = Pick<DutySheet, 'startsAt' | 'endsAt'>;

/** From when a kind of report is accepted for a duty, milliseconds since 1970; a breakdown is possible at any time. */
export function takenFrom(kind: ReportKind, { startsAt }: Pick<Span, 'startsAt'>): number {
  if (stepKinds.some((step) => step === kind)) return Date.parse(startsAt) - stepEarlyMinutes * minute;
  if (kind === 'delay' || kind === 'extra-hour' || kind === 'no-show') return Date.parse(startsAt) - callEarlyMinutes * minute;
  return Number.NEGATIVE_INFINITY;
}

/** Whether a report was made so long before the duty that it belongs to something else. */
export function isTooEarly({ kind, at }: { readonly kind: ReportKind; readonly at: string }, duty: Pick<Span, 'startsAt'>): boolean {
  return Date.parse(at) < takenFrom(kind, duty);
}

/** Whether a step needs confirmation: ending a duty early or before its last stop, or a step long before the duty begins. */
export function isAskedFirst(
  kind: ReportKind,
  duty: Span,
  { now, stopsLeft }: { readonly now: number; readonly stopsLeft: number },
): boolean {
  if (kind === 'done') return stopsLeft > 0 || now < Date.parse(duty.endsAt) - endEarlyMinutes * minute;
  return now < Date.parse(duty.startsAt) - askEarlyMinutes * minute;
}

/** Whether a step reported at a moment can still be undone. */
export function canTakeBack(at: string, now: number): boolean {
  return now >= Date.parse(at) && now - Date.parse(at) <= takeBackMinutes * minute;
}
