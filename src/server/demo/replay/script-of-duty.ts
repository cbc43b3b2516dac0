import { toInstant } from '#domain/calendar/zoned.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { stepsOf } from '#operations/on-duty/rules/next-step.ts';
import type { ReportKind } from '#operations/on-duty/rules/report-kinds.ts';

/** One press by a driver in a replayed day; `at` in milliseconds. */
export type PlayedReport = {
  readonly kind: ReportKind;
  readonly at: number;
  readonly stop: number | null;
  readonly minutes: number | null;
};

const minute = 60_000;
/** One duty in five is late, by these minutes in turn. */
const lateOneIn = 5;
const lateBy = [15, 25, 45, 90] as const;
/** One duty in this many breaks down, and one misses its group. */
const breakdownOneIn = 17;
const noShowOneIn = 13;

/** How late the duty with this number is. */
export function latenessOf(number: number): number {
  return number % lateOneIn === 2 ? (lateBy[Math.floor(number / lateOneIn) % lateBy.length] ?? 0) : 0;
}

/** What the driver of a duty reports, in order: most keep to the timetable, some are late, and the same things go wrong each time. */
export function scriptOfDuty(
  sheet: Pick<DutySheet, 'startsAt' | 'endsAt' | 'timeZone' | 'stops'>,
  number: number,
): readonly PlayedReport[] {
  const [start, end] = [Date.parse(sheet.startsAt), Date.parse(sheet.endsAt)];
  const leaves = leavesFirstStop(sheet) ?? start + 60 * minute;
  const late = latenessOf(number);
  const steps = stepsOf(sheet).map(({ kind, stop }): PlayedReport => {
    const at = {
      'left-depot': start + 10 * minute,
      'at-stop': stop === sheet.stops[0]?.index ? leaves - 10 * minute : timeAt(sheet, stop, { leaves, end }) + late * minute,
      aboard: leaves,
      'under-way': leaves + 2 * minute,
      done: end - 5 * minute + late * minute,
    }[kind];
    return { kind, stop, minutes: null, at };
  });
  const call = (kind: ReportKind, at: number, minutes: number | null = null): PlayedReport => ({ kind, at, stop: null, minutes });
  const calls = [
    ...(late > 0 ? [call('delay', leaves + 20 * minute, late)] : []),
    ...(number % breakdownOneIn === 6 ? [call('breakdown', leaves + 35 * minute)] : []),
    ...(number % noShowOneIn === 4 ? [call('no-show', leaves + 10 * minute)] : []),
  ];
  return [call('seen', start - 90 * minute), ...steps, ...calls].toSorted((first, second) => first.at - second.at);
}

function leavesFirstStop({ stops, timeZone }: Pick<DutySheet, 'stops' | 'timeZone'>): number | null {
  const departure = stops[0]?.departure ?? null;
  const instant = departure === null ? null : toInstant(departure, timeZone);
  return instant?.ok === true ? Date.parse(instant.value) : null;
}

/** When the coach reaches a later stop: ten minutes before it leaves; at the last stop half an hour before the duty ends. */
function timeAt(
  sheet: Pick<DutySheet, 'stops' | 'timeZone'>,
  stop: number | null,
  { leaves, end }: Record<'leaves' | 'end', number>,
): number {
  const departure = sheet.stops.find(({ index }) => index === stop)?.departure ?? null;
  const instant = departure === null ? null : toInstant(departure, sheet.timeZone);
  return instant?.ok === true ? Math.max(leaves + 15 * minute, Date.parse(instant.value) - 10 * minute) : end - 30 * minute;
}
