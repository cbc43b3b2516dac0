import { addDays } from '../calendar/date.ts';
import type { LocalDateTime } from '../itinerary/itinerary.ts';

/** A night ends at this hour. A return after it, but before the departure above, is a mistake that cannot be corrected. */
const nightEnds = '06:00';
/** A departure before noon does not make the following night part of the same day. */
const eveningFrom = '12:00';

/**
 * Corrects departures after midnight: a time typed with the date of the previous evening moves to the next day, because people say that a
 * Saturday wedding ends at three on Saturday. Later stops with the same typed date move too. Everything else stays as typed.
 */
export function understandNights<Stop extends { readonly departure: LocalDateTime | null }>(
  stops: readonly Stop[],
): (Stop & { readonly isNextDay?: boolean })[] {
  let evening: LocalDateTime | null = null;
  return stops.map((stop) => {
    const { departure } = stop;
    if (departure === null) return stop;
    const isNight: boolean =
      evening !== null && departure.date === evening.date && departure.time < nightEnds && departure.time < evening.time;
    if (isNight) return { ...stop, departure: { ...departure, date: addDays(departure.date, 1) }, isNextDay: true };
    evening = departure.time >= eveningFrom ? departure : null;
    return stop;
  });
}
