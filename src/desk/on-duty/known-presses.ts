import { isLostReport } from '#operations/lost-items/rules/lost-item.ts';
import type { DriverDuty, DriverReport } from '#operations/on-duty/rules/driver-day.ts';
import { takeBackMinutes } from '#operations/on-duty/rules/press-window.ts';
import type { KeptReport } from './use-presses.ts';

/** A press of a duty, made here or on another phone. */
export type Known = Pick<DriverReport, 'id' | 'kind' | 'at'> & { readonly stop?: number | null; readonly isWaiting: boolean };

/**
 * The presses of a duty that count, by their own time: those that the office has, and those on this phone, because the page may be older
 * than a press without a network. Presses that were undone no longer count.
 */
export function knownOf({ dutyId, presses, takenBack }: Pick<DriverDuty, 'dutyId' | 'presses' | 'takenBack'>, kept: readonly KeptReport[]) {
  const mine = kept.filter((press) => press.dutyId === dutyId);
  const gone = new Set([...takenBack, ...mine.flatMap(({ takesBack }) => takesBack ?? [])]);
  const added = mine.flatMap(({ kind, id, at, stop, isSent }): Known[] => {
    const isAside = kind === 'seen' || kind === 'place' || kind === 'take-back' || isLostReport(kind);
    return isAside || presses.some((press) => press.id === id) ? [] : [{ id, kind, at, stop: stop ?? null, isWaiting: !isSent }];
  });
  const all: Known[] = [...presses.map((press) => ({ ...press, isWaiting: false })), ...added];
  return all.filter(({ id }) => !gone.has(id)).toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at));
}

/** Whether a driver has read the current duty sheet, as far as this phone or the office knows. */
export function isRead(
  { dutyId, version, isSeen }: Pick<DriverDuty, 'dutyId' | 'version' | 'isSeen'>,
  kept: readonly KeptReport[],
): boolean {
  return isSeen || kept.some((press) => press.kind === 'seen' && press.dutyId === dutyId && press.version === version);
}

const hour = 3_600_000;

/**
 * The duty that the buttons belong to: the first that has not ended, or that ended so lately that it can be undone. A duty that should be
 * over gives way an hour before the next one begins, because not every driver presses the end.
 */
export function currentDuty(duties: readonly DriverDuty[], kept: readonly KeptReport[], now: number): DriverDuty | null {
  const isOpen = (duty: DriverDuty) => {
    const done = knownOf(duty, kept).findLast(({ kind }) => kind === 'done');
    return done === undefined || now - Date.parse(done.at) <= takeBackMinutes * 60_000;
  };
  const open = duties.filter(isOpen);
  const isOver = ({ sheet }: DriverDuty, index: number) => {
    const next = open[index + 1];
    return next !== undefined && Date.parse(sheet.endsAt) < now && Date.parse(next.sheet.startsAt) - hour <= now;
  };
  return open.find((duty, index) => !isOver(duty, index)) ?? null;
}
