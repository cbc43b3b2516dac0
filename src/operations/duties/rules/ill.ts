import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';

type Moments = { readonly now: LocalDateTime; readonly starts: LocalDateTime; readonly ends: LocalDateTime };

/**
 * The absence of a driver who calls in ill before a duty: from now, or from the morning of a duty on a later day, until the end of the day
 * on which the duty ends. In the office's time zone, as form values.
 */
export function illUntilEndOf({ now, starts, ends }: Moments) {
  const isLater = starts.date > now.date;
  const [fromDate, fromTime] = isLater ? [starts.date, ''] : [now.date, now.time];
  return { fromDate, fromTime, untilDate: ends.date, untilTime: '' };
}
