import { addDays, addYears, daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import type { Itinerary, LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { findHoliday } from '#domain/pricing/holidays/find-holiday-hours.ts';
import type { HolidayKey } from '#domain/pricing/holidays/holiday-keys.ts';

/**
 * The day of the same week a year later: the same weekday, at most three days from the same date. For a trip of long ago, the first such day
 * after `today`. Example: Friday 27-11-2026 becomes Friday 26-11-2027. Dates `YYYY-MM-DD`.
 */
export function repeatDay(date: string, today: string): string {
  for (let years = 1; ; years += 1) {
    const sameDate = addYears(date, years);
    const ahead = (weekdayOf(date) - weekdayOf(sameDate) + 7) % 7;
    const day = addDays(sameDate, ahead > 3 ? ahead - 7 : ahead);
    if (day > today) return day;
  }
}

/** The itinerary a year later, all its days moved alike; null for one without a first departure. */
export function repeatItinerary(itinerary: Itinerary, today: string): Itinerary | null {
  const first = itinerary.stops[0]?.departure?.date;
  if (first === undefined) return null;
  const days = daysBetween(first, repeatDay(first, today));
  const move = <Moment extends LocalDateTime | null>(at: Moment) => (at === null ? at : { ...at, date: addDays(at.date, days) });
  const { stops, secondReturn, pickUps } = itinerary;
  return {
    ...itinerary,
    stops: stops.map((stop) => ({
      ...stop,
      departure: move(stop.departure),
      ...(stop.arriveBy === undefined ? {} : { arriveBy: move(stop.arriveBy) }),
    })),
    ...(secondReturn === undefined ? {} : { secondReturn: { ...secondReturn, departure: move(secondReturn.departure) } }),
    ...(pickUps === undefined ? {} : { pickUps: pickUps.map((each) => ({ ...each, departure: move(each.departure) })) }),
  };
}

export type TripHoliday = { readonly date: string; readonly country: string; readonly holiday: HolidayKey };

/** The public holidays on which a trip departs somewhere, in the countries of the stops; each once. */
export function listHolidays({ stops }: Pick<Itinerary, 'stops'>): readonly TripHoliday[] {
  const found = new Map<string, TripHoliday>();
  for (const { place, departure } of stops) {
    const holiday = departure === null ? null : findHoliday(place.countryCode, departure.date);
    if (departure !== null && holiday !== null) {
      found.set(`${place.countryCode} ${departure.date}`, { date: departure.date, country: place.countryCode, holiday });
    }
  }
  return [...found.values()];
}
