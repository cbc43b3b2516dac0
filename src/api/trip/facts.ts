import { daysBetween } from '#domain/calendar/date.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { chosenOptionOf } from './travel.ts';

/** Cents as the decimal text of euros that specification 3 speaks in: `1234.50`, and `0` for nothing. */
export function formatEuros(cents: number): string {
  if (cents === 0) return '0';
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** The lowest price incl. VAT at which the trip can be had, in cents; null while there is none. */
export function lowestTotalCents({ quote }: Trip): number | null {
  return quote === null ? null : Math.min(...quote.options.map(({ totalCents }) => totalCents));
}

/** Hours from depot to depot, as the field calls a shift. */
export function shiftHours(trip: Trip): number | null {
  const option = chosenOptionOf(trip);
  return option === null ? null : hoursOf(option.crew.dutyMinutes);
}

export function drivingHours(trip: Trip): number | null {
  const option = chosenOptionOf(trip);
  return option === null ? null : hoursOf(option.crew.drivingMinutes);
}

/** Calendar days from the first departure to the last. */
export function countDays({ stops }: Itinerary): number {
  const dates = stops.flatMap(({ departure }) => (departure === null ? [] : [departure.date]));
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return first === '' ? 0 : daysBetween(first, last) + 1;
}

/** A stop in one line: `Efteling, Europalaan 1, Kaatsheuvel`. */
export function labelOf({ place }: Stop): string {
  const parts = [place.name, place.street, place.town].filter((part) => part !== '');
  return [...new Set(parts)].join(', ');
}

/** Where from and where to: of a trip that ends where it began, its last stop elsewhere. */
export function describeRoute({ stops }: Itinerary): string {
  const first = stops[0]?.place.name ?? '';
  const last = stops.findLast(({ place }) => place.name !== first)?.place.name ?? first;
  return `${first} – ${last}`;
}

const countryNames = new Map<string, Intl.DisplayNames>();

export function countryNameOf(countryCode: string, language: SiteLanguage): string {
  const tag = tagOf(language);
  const names = countryNames.get(tag) ?? new Intl.DisplayNames([tag], { type: 'region' });
  countryNames.set(tag, names);
  return names.of(countryCode) ?? countryCode;
}

function hoursOf(minutes: number): number {
  return Math.round(minutes / 0.6) / 100;
}
