import { epochOf } from '#domain/calendar/instant.ts';
import type { IncidentKind } from './incident.ts';

type Asked = {
  readonly incident: {
    readonly kind: IncidentKind;
    readonly minutes: number | null;
    /** When the delay last changed (ISO 8601); null if its length is unknown. */
    readonly minutesAt: string | null;
    /** The delay that was last announced; null if none. */
    readonly announcedMinutes: number | null;
    /** Whether the incident itself pauses the trip's mails. */
    readonly pausesMails: boolean;
    readonly openedBy: string;
    readonly closedAt: string | null;
  };
  /** The person who paused the trip's mails; null if none. */
  readonly pausedBy: string | null;
  readonly now: string;
};

/** A delay is announced once it has not changed for this long, because drivers correct themselves. Minutes. */
const quietMinutes = 2;
/** A smaller difference from the last announcement is not worth a message. Minutes. */
const leastNews = 5;

/**
 * Whether to announce a delay automatically: only if it is a mere delay, because people announce anything worse; once it is stable; if it
 * is news; and never while a person has paused the trip's messages.
 */
export function isDelayWordDue({ incident, pausedBy, now }: Asked): boolean {
  const { kind, minutes, minutesAt, announcedMinutes, pausesMails, openedBy, closedAt } = incident;
  if (kind !== 'delay' || minutes === null || minutesAt === null || closedAt !== null) return false;
  const isPausedByPerson = pausedBy !== null && !(pausesMails && pausedBy === openedBy);
  const isQuiet = epochOf(now) - epochOf(minutesAt) >= quietMinutes * 60_000;
  return !isPausedByPerson && isQuiet && Math.abs(minutes - (announcedMinutes ?? 0)) >= leastNews;
}
