/** A daily window by the clock, minutes from midnight; `until` before `from` passes midnight. */
export type ClockWindow = { readonly fromMinute: number; readonly untilMinute: number };

/** Minutes of a span that lie in a daily window of the clock, which may pass midnight. `from` counts from midnight of some day. */
export function minutesInWindow(span: { readonly from: number; readonly minutes: number }, window: ClockWindow): number {
  const day = 24 * 60;
  const length = (window.untilMinute - window.fromMinute + day) % day;
  const wholeDays = Math.floor(span.minutes / day);
  const rest = span.minutes % day;
  const offset = (((span.from - window.fromMinute) % day) + day) % day;
  const inFirst = Math.max(0, Math.min(length, offset + rest) - offset);
  const inNext = Math.max(0, Math.min(length, offset + rest - day));
  return wholeDays * length + inFirst + inNext;
}
