import { compareInstants } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { type CallWindow, hoursOfWindow } from '#domain/sites/contact.ts';
import { findOpenInstant } from '#domain/sites/open-instant.ts';
import type { OpeningHours } from '#domain/sites/opening-hours.ts';

/** Open minutes within which a message is answered: half a working day (E). */
const answerWithinMinutes = 240;
/** Open minutes within which somebody is called who may be called at any time (E). */
const callWithinMinutes = 120;
/** A window that ends sooner is too late for today's call. */
const leastLeftMinutes = 30;

type Due = {
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  readonly openingHours: readonly OpeningHours[];
  /** IANA zone of the site. */
  readonly timeZone: string;
};

/**
 * The instant by which a message is answered: so many minutes in which we are open after it came. Null where that is after the departure of
 * the trip that it is about, for then only the telephone helps.
 */
export function messageDueBy({ now, openingHours, timeZone, departure }: Due & { readonly departure: string | null }): string | null {
  const at = findOpenInstant({ from: now, openMinutes: answerWithinMinutes, hours: openingHours, timeZone });
  if (at === null || departure === null || compareInstants(departure, now) < 0) return at;
  return compareInstants(at, departure) < 0 ? at : null;
}

/** When somebody is called: the window's next hours, or by when where any time will do. */
export type CallTime = { /** Null: at any time until then. */ readonly from: string | null; readonly until: string };

/** When somebody is called who asks for it in a part of the day. Null where we never open. */
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
