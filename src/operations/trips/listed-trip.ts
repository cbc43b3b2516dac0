import * as v from 'valibot';
import type { Place } from '#domain/itinerary/itinerary.ts';
import { type Trip, tripSchema } from '#domain/trip/trip.ts';
import { parseTrip, type TripRow, toTripDocument } from './trip-row.ts';

/** A trip for lists and pages that only show it. `unreadable` names the parts of a stored row that no longer match the schema. */
export type ListedTrip = Trip & { readonly unreadable?: readonly string[] };

const nowhere: Place = {
  ...{ name: '?', town: '?', street: '', zip: '', countryCode: 'NL', kind: 'town', timeZone: 'Europe/Amsterdam' },
  coordinates: { latitude: 0, longitude: 0 },
};

/** Placeholders for parts that cannot be read. They are never stored: changes read the row strictly. */
const standIns: Partial<Trip> = {
  ...{ site: 'eu', language: 'en', version: 1, customerVersion: 1, isShared: false, createdAt: '1970-01-01T00:00:00.000Z', bookedAt: null },
  ...{ customer: { firstName: '', lastName: '?', email: '', phone: '', organisation: '' }, quote: null, personReasons: [] },
  ...{ firstContact: null, secondContact: null, invoice: null, cancelation: null, assignment: null, utm: '', gclid: '' },
  agreements: { termsAndCondition: false, promotion: false },
};

/** Reads a row for a list. A part that cannot be read is left out and named, so that one row never breaks a whole page. */
export function parseListedTrip(row: TripRow): ListedTrip {
  const document = toTripDocument(row);
  const read = v.safeParse(tripSchema, document);
  if (read.success) return read.output;
  const unreadable = [...new Set(read.issues.map(({ path }) => String(path?.[0]?.key ?? 'trip')))];
  const stop = { place: nowhere, notes: '' };
  const itinerary = {
    type: 'one-way',
    stops: [
      { ...stop, departure: null },
      { ...stop, departure: null },
    ],
  };
  const group = { passengers: 0, luggage: 'none', wheelchairPlaces: 0, occasion: null, flightNumber: '', extras: [], notes: '' };
  const all: Readonly<Record<string, unknown>> = { ...standIns, itinerary, group };
  const mended = Object.fromEntries(unreadable.map((part) => [part, all[part]]));
  const shown = v.safeParse(tripSchema, { ...document, ...mended });
  // Even its own key or number is missing: nothing can be shown, and the strict reader reports why.
  return shown.success ? { ...shown.output, unreadable } : parseTrip(row);
}

/** Whether a part of a listed trip could not be read. */
export function isUnreadable(trip: ListedTrip): boolean {
  return trip.unreadable !== undefined;
}
