import type { ItineraryInput } from '../../../api/generated/operations.ts';
import { usualTimes } from '../../../trip-editor/usual-plan.ts';

/** The search form's values as text: exactly what was typed. */
export type SearchValues = {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly time: string;
  readonly returnDate: string;
  readonly returnTime: string;
  readonly passengers: string;
};

const longest = 200;

/** Reads the search from an address or a form. Missing times get the usual ones, because a price needs them. */
export function readSearchValues(source: Pick<URLSearchParams, 'get'> | FormData): SearchValues {
  const textOf = (name: string) => {
    const value = source.get(name);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return {
    from: textOf('from'),
    to: textOf('to'),
    date: textOf('date'),
    time: textOf('time') || usualTimes.departure,
    returnDate: textOf('returnDate'),
    returnTime: textOf('returnTime') || usualTimes.wayBack,
    passengers: textOf('passengers'),
  };
}

/** Whether the form was sent, even empty. Then missing fields are reported. */
export function isSearch(query: URLSearchParams): boolean {
  return ['from', 'to', 'date', 'passengers'].some((name) => query.has(name));
}

/** The trip as the API takes it: there, and back where a return date was given. */
export function toSearchItinerary({ from, to, date, time, returnDate, returnTime, passengers }: SearchValues): ItineraryInput {
  const start = { placeText: from, date, time };
  const isReturn = returnDate !== '';
  const stops = isReturn ? [start, { placeText: to, date: returnDate, time: returnTime }, { placeText: from }] : [start, { placeText: to }];
  const way = returnDate === date ? 'day-trip' : 'return';
  return { type: isReturn ? way : 'one-way', stops, passengers };
}

const fieldsOfStops: readonly Readonly<Record<string, string>>[] = [
  { place: 'from', date: 'date', time: 'time' },
  { place: 'to', date: 'returnDate', time: 'returnTime' },
];

/** The search form's name of a field with an issue of the API; the first field for the last stop of a return trip. */
export function searchFieldOf(field: string): string {
  const [, index = '', part = ''] = /^stops\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (index === '') return field;
  return fieldsOfStops[Number(index)]?.[part] ?? 'from';
}

/** The search as an address's query, to be sent with a choice or opened in the request form. */
export function toSearchQuery(values: SearchValues): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
}
