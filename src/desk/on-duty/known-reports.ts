import { isLostReport } from '#operations/lost-items/rules/lost-item.ts';
import type { DriverDuty, DriverReport } from '#operations/on-duty/rules/driver-day.ts';
import { takeBackMinutes } from '#operations/on-duty/rules/report-window.ts';
import type { PhoneReport } from './use-reports.ts';

/** A report of a duty, made here or on another phone. */
export type Known = Pick<DriverReport, 'id' | 'kind' | 'at'> & { readonly stop?: number | null; readonly isWaiting: boolean };

/**
 * The reports of a duty that count, by their own time: those that the office has, and those on this phone, because the page may be older
 * than a report without a network. Reports that were undone no longer count.
 */
export function knownOf(
  { dutyId, reports, takenBack }: Pick<DriverDuty, 'dutyId' | 'reports' | 'takenBack'>,
  stored: readonly PhoneReport[],
) {
  const mine = stored.filter((report) => report.dutyId === dutyId);
  const gone = new Set([...takenBack, ...mine.flatMap(({ takesBack }) => takesBack ?? [])]);
  const added = mine.flatMap(({ kind, id, at, stop, isSent }): Known[] => {
    const isAside = kind === 'seen' || kind === 'place' || kind === 'take-back' || isLostReport(kind);
    return isAside || reports.some((report) => report.id === id) ? [] : [{ id, kind, at, stop: stop ?? null, isWaiting: !isSent }];
  });
  const all: Known[] = [...reports.map((report) => ({ ...report, isWaiting: false })), ...added];
  return all.filter(({ id }) => !gone.has(id)).toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at));
}

/** Whether a driver has read the current duty sheet, as far as this phone or the office knows. */
export function isRead(
  { dutyId, version, isSeen }: Pick<DriverDuty, 'dutyId' | 'version' | 'isSeen'>,
  stored: readonly PhoneReport[],
): boolean {
  return isSeen || stored.some((report) => report.kind === 'seen' && report.dutyId === dutyId && report.version === version);
}

const hour = 3_600_000;

/**
 * The duty that the buttons belong to: the first that has not ended, or that ended so lately that it can be undone. A duty that should be
 * over gives way an hour before the next one begins, because not every driver reports the end.
 */
export function currentDuty(duties: readonly DriverDuty[], stored: readonly PhoneReport[], now: number): DriverDuty | null {
  const isOpen = (duty: DriverDuty) => {
    const done = knownOf(duty, stored).findLast(({ kind }) => kind === 'done');
    return done === undefined || now - Date.parse(done.at) <= takeBackMinutes * 60_000;
  };
  const open = duties.filter(isOpen);
  const isOver = ({ sheet }: DriverDuty, index: number) => {
    const next = open[index + 1];
    return next !== undefined && Date.parse(sheet.endsAt) < now && Date.parse(next.sheet.startsAt) - hour <= now;
  };
  return open.find((duty, index) => !isOver(duty, index)) ?? null;
}
