import { addDays } from '../calendar/date.ts';
import type { LocalDateTime } from '../itinerary/itinerary.ts';

/** A night ends at this hour. A return after it, but before the departure above, is a mistake that cannot be corrected. */
const nightEnds = '06:00';
/** Who leaves before noon does not mean the night after it. */
const eveningFrom = '12:00';

/**
 * Departures as they are meant: an hour after midnight that is typed with the date of the evening before belongs to the next day, as a
 * wedding on Saturday ends at three with everybody's Saturday. Later stops with the same typed date move along. All else stays as typed.
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
