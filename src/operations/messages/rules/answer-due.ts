import { compareInstants } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { type CallWindow, hoursOfWindow } from '#domain/sites/contact.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';

/** Opening-hours minutes within which we answer a message: half a working day (E). */
const answerWithinMinutes = 240;
/** Opening-hours minutes within which we call back if any time suits (E). */
const callWithinMinutes = 120;
/** A call window that ends sooner than this is too short for today. */
const leastLeftMinutes = 30;

type Due = {
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  readonly openingHours: readonly OpeningHours[];
  /** IANA zone of the site. */
  readonly timeZone: string;
};

/**
 * The instant by which a message is answered: a number of opening-hours minutes after it came. Null if that is after the departure of its
 * trip; then the customer must call.
 */
export function messageDueBy({ now, openingHours, timeZone, departure }: Due & { readonly departure: string | null }): string | null {
  const at = findOpenInstant({ from: now, openMinutes: answerWithinMinutes, hours: openingHours, timeZone });
  if (at === null || departure === null || compareInstants(departure, now) < 0) return at;
  return compareInstants(at, departure) < 0 ? at : null;
}

/** When we call back: the next hours of the window, or a deadline if any time suits. */
export type CallTime = { /** Null: at any time until then. */ readonly from: string | null; readonly until: string };

/** When we call back in a requested part of the day. Null if we are never open then. */
export function callDue({ now, openingHours, timeZone, window }: Due & { readonly window: CallWindow }): CallTime | null {
  if (window === 'any') {
    const until = findOpenInstant({ from: now, openMinutes: callWithinMinutes, hours: openingHours, timeZone });
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
