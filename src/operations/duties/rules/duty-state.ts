import { epochOf } from '#domain/calendar/instant.ts';

/** How far a duty that has a crew is. */
export const dutyStates = ['planned', 'sent', 'read', 'underWay', 'done'] as const;
export type DutyState = (typeof dutyStates)[number];

/** What its drivers were sent and pressed. */
export type DutyProgress = {
  readonly isSent: boolean;
  /** All drivers of it read their sheet. */
  readonly isRead: boolean;
  readonly isBegun: boolean;
  readonly isDone: boolean;
  readonly endsAt: string | null;
};

/** The progress of a duty: by the reports, and over if its end has passed without one. */
export function stateOfDuty({ isSent, isRead, isBegun, isDone, endsAt }: DutyProgress, now: string): DutyState {
  if (isDone || (endsAt !== null && !isBegun && epochOf(endsAt) <= epochOf(now))) return 'done';
  if (isBegun) return 'underWay';
  if (isRead) return 'read';
  return isSent ? 'sent' : 'planned';
}
