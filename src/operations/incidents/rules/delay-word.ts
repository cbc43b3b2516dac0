import { epochOf } from '#domain/calendar/instant.ts';
import type { IncidentKind } from './incident.ts';

type Asked = {
  readonly incident: {
    readonly kind: IncidentKind;
    readonly minutes: number | null;
    /** When the delay was last changed (ISO 8601); null where nobody said how long. */
    readonly minutesAt: string | null;
    /** The delay that was told last; null where nothing was told. */
    readonly toldMinutes: number | null;
    /** The incident itself holds the trip's mails. */
    readonly holdsMails: boolean;
    readonly openedBy: string;
    readonly closedAt: string | null;
  };
  /** Who holds the trip's mails; null where nobody does. */
  readonly heldBy: string | null;
  readonly now: string;
};

/** A delay is told once nobody has changed it for so long: drivers correct themselves. Minutes. */
const quietMinutes = 2;
/** What differs less from what was told is no news. Minutes. */
const leastNews = 5;

/**
 * Whether the program tells a delay by itself: of a delay alone, for whatever is worse is told by people; once it is quiet; if it is news; and
 * never while a person holds the messages of the trip.
 */
export function isDelayWordDue({ incident, heldBy, now }: Asked): boolean {
  const { kind, minutes, minutesAt, toldMinutes, holdsMails, openedBy, closedAt } = incident;
  if (kind !== 'delay' || minutes === null || minutesAt === null || closedAt !== null) return false;
  const isHeldByPerson = heldBy !== null && !(holdsMails && heldBy === openedBy);
  const isQuiet = epochOf(now) - epochOf(minutesAt) >= quietMinutes * 60_000;
  return !isHeldByPerson && isQuiet && Math.abs(minutes - (toldMinutes ?? 0)) >= leastNews;
}
