import { formatClockTime } from '#domain/calendar/doubled-hour.ts';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatLocalDateTime } from '#domain/calendar/format-moment.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

/** A stop by its name; if the trip visits it more than once, with the time or date of its departure: `Stuttgart (06-03-2027)`. */
export function nameStop({ stops }: Itinerary, index: number, language: SiteLanguage): string | null {
  const stop = stops[index];
  if (stop === undefined) return null;
  const { name } = stop.place;
  const departures = stops.flatMap(({ place, departure }) => (place.name === name && departure !== null ? [departure] : []));
  if (departures.length < 2 || stop.departure === null) return name;
  const { date } = stop.departure;
  if (new Set(departures.map((departure) => departure.date)).size === 1) return `${name} (${formatClockTime(stop.departure, language)})`;
  const isOneOfDay = departures.filter((departure) => departure.date === date).length === 1;
  return isOneOfDay ? `${name} (${formatDate(date)})` : `${name} (${formatLocalDateTime(stop.departure, language)})`;
}
