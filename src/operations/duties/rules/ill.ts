import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';

type Moments = { readonly now: LocalDateTime; readonly starts: LocalDateTime; readonly ends: LocalDateTime };

/**
 * How long somebody who calls in ill before a duty is away: from now, or from the morning of a duty on a later day, until the end of the day
 * on which the duty ends. By the office's clock, as a form holds it.
 */
export function illUntilEndOf({ now, starts, ends }: Moments) {
  const isLater = starts.date > now.date;
  const [fromDate, fromTime] = isLater ? [starts.date, ''] : [now.date, now.time];
  return { fromDate, fromTime, untilDate: ends.date, untilTime: '' };
}
