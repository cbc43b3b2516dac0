import { compareInstants } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { type CallWindow, hoursOfWindow } from '#domain/sites/contact.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';
import { answerDueBy, promiseMinutes, type Waiting } from '#domain/trip/answer-due.ts';

/** A call window that ends sooner than this is too short for today. */
const leastLeftMinutes = 30;

type Due = {
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  readonly openingHours: readonly OpeningHours[];
  /** IANA zone of the site. */
  readonly timeZone: string;
  readonly window: CallWindow;
  readonly waiting: Waiting;
};

/** When we call back: the next hours of the window, or a deadline if any time suits. */
export type CallTime = { /** Null: at any time until then. */ readonly from: string | null; readonly until: string };

/** When we call back in a requested part of the day. Null if we are never open then. */
export function callDue({ now, openingHours, timeZone, window, waiting }: Due): CallTime | null {
  if (window === 'any') {
    const openMinutes = promiseMinutes({ kind: 'call', now, waiting });
    const until = answerDueBy({ now, departure: null, openMinutes, openingHours, timeZone });
    return until === null ? null : { from: null, until };
  }
  const hours = openingHours.flatMap((day) => {
    const within = hoursOfWindow(window, day);
    return within === null ? [] : [{ ...day, ...within }];
  });
  const inside = findOpenInstant({ from: now, openMinutes: leastLeftMinutes, hours, timeZone });
  if (inside === null) return null;
  const { date, time } = toLocal(inside, timeZone);
  const day = hours.find(({ opens, closes }) => opens < time && time <= closes);
  if (day === undefined) return null;
  const [from, until] = [day.opens, day.closes].map((each) => toInstant({ date, time: each }, timeZone));
  if (from?.ok !== true || until?.ok !== true) return null;
  return { from: compareInstants(from.value, now) > 0 ? from.value : now, until: until.value };
}
