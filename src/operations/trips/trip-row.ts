import type { Selectable } from 'kysely';
import { parseStored } from '#db/engine/stored.ts';
import type { TripTable } from '#db/engine/tables.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { type Trip, tripSchema } from '#domain/trip/trip.ts';

/** Columns and their values as one JSON document, the form in which rows are sent. */
export type TripDocument = Readonly<
  Record<Exclude<keyof TripTable, 'anonymised_at' | 'forgotten_at' | 'reminded_of' | 'asked_at'>, unknown>
>;

/** The parts that a change may set, each with the columns that it fills: its own and derived ones. All other columns never change. */
const columnsOf = {
  quoteKey: (key: Trip['quoteKey']) => ({ quote_key: key }),
  bookingKey: (key: Trip['bookingKey']) => ({ booking_key: key }),
  utm: (utm: Trip['utm']) => ({ utm }),
  gclid: (gclid: Trip['gclid']) => ({ gclid }),
  language: (language: Trip['language']) => ({ language }),
  customer: (customer: Trip['customer']) => ({ customer, email: formatLookupEmail(customer.email) }),
  itinerary: formatItinerary,
  group: (group: Trip['group']) => ({ group_details: group }),
  quote: formatQuote,
  personReasons: (reasons: Trip['personReasons']) => ({ person_reasons: reasons }),
  answerMinutes: (minutes: Trip['answerMinutes']) => ({ answer_minutes: minutes ?? null }),
  firstContact: (contact: Trip['firstContact']) => ({ first_contact: contact }),
  secondContact: (contact: Trip['secondContact']) => ({ second_contact: contact }),
  invoice: (invoice: Trip['invoice']) => ({ invoice }),
  agreements: (agreements: Trip['agreements']) => ({ agreements }),
  assignment: (assignment: Trip['assignment']) => ({ assignment }),
  shareKey: (key: Trip['shareKey']) => ({ share_key: key }),
  readKey: (key: Trip['readKey']) => ({ read_key: key }),
  isShared: (isShared: Trip['isShared']) => ({ is_shared: isShared }),
  cancelation: (cancelation: Trip['cancelation']) => ({ cancelation, canceled_at: cancelation?.at ?? null }),
  bookedAt: (instant: Trip['bookedAt']) => ({ booked_at: instant }),
  customerVersion: (version: Trip['customerVersion']) => ({ customer_version: version }),
  alternatives: (alternatives: Trip['alternatives']) => ({ alternatives: alternatives ?? null }),
  handovers: (handovers: Trip['handovers']) => ({ handovers: handovers ?? null }),
  reservation: formatReservation,
};

type PartKey = keyof typeof columnsOf;
export type TripParts = Pick<Trip, PartKey>;

/** The row of a whole trip. */
export function formatTrip(trip: Trip): TripDocument {
  return {
    id: trip.id,
    reference: trip.reference,
    site: trip.site,
    status: trip.status,
    stage: trip.stage,
    version: trip.version,
    created_at: trip.createdAt,
    ...columnsOf.quoteKey(trip.quoteKey),
    ...columnsOf.bookingKey(trip.bookingKey),
    ...columnsOf.utm(trip.utm),
    ...columnsOf.gclid(trip.gclid),
    ...columnsOf.language(trip.language),
    ...columnsOf.customer(trip.customer),
    ...columnsOf.itinerary(trip.itinerary),
    ...columnsOf.group(trip.group),
    ...columnsOf.quote(trip.quote),
    ...columnsOf.personReasons(trip.personReasons),
    ...columnsOf.answerMinutes(trip.answerMinutes),
    ...columnsOf.firstContact(trip.firstContact),
    ...columnsOf.secondContact(trip.secondContact),
    ...columnsOf.invoice(trip.invoice),
    ...columnsOf.agreements(trip.agreements),
    ...columnsOf.shareKey(trip.shareKey),
    ...columnsOf.readKey(trip.readKey),
    ...columnsOf.isShared(trip.isShared),
    ...columnsOf.assignment(trip.assignment),
    ...columnsOf.cancelation(trip.cancelation),
    ...columnsOf.bookedAt(trip.bookedAt),
    ...columnsOf.customerVersion(trip.customerVersion),
    ...columnsOf.alternatives(trip.alternatives),
    ...columnsOf.handovers(trip.handovers),
    ...columnsOf.reservation(trip.reservation),
  };
}

/** The columns that a change of these parts writes. */
export function formatTripParts(parts: Partial<TripParts>): Partial<TripDocument> {
  const keys = (Object.keys(columnsOf) as PartKey[]).filter((key) => parts[key] !== undefined);
  return Object.assign({}, ...keys.map((key) => formatPart(key, parts)));
}

/** The columns of a trip, for queries that must list them. */
export const tripColumns = [
  ...(['id', 'quote_key', 'booking_key', 'share_key', 'is_shared', 'reference', 'site', 'language', 'status', 'stage', 'version'] as const),
  ...(['read_key', 'customer_version'] as const),
  ...(['customer', 'itinerary', 'group_details', 'quote', 'person_reasons', 'first_contact', 'second_contact', 'invoice'] as const),
  ...(['agreements', 'cancelation', 'assignment', 'utm', 'gclid', 'created_at', 'booked_at'] as const),
  ...(['alternatives', 'handovers', 'answer_minutes', 'reservation'] as const),
] satisfies readonly (keyof TripTable)[];

export type TripRow = Pick<Selectable<TripTable>, (typeof tripColumns)[number]>;

/** The row as the document that its schema reads. */
export function toTripDocument({
  alternatives,
  handovers,
  answer_minutes: answerMinutes,
  reservation,
  ...row
}: TripRow): Readonly<Record<string, unknown>> {
  return {
    ...row,
    ...(alternatives === null ? {} : { alternatives }),
    ...(handovers === null ? {} : { handovers }),
    ...(answerMinutes === null ? {} : { answerMinutes }),
    ...(reservation === null ? {} : { reservation }),
    quoteKey: row.quote_key,
    bookingKey: row.booking_key,
    shareKey: row.share_key,
    readKey: row.read_key,
    isShared: row.is_shared,
    group: row.group_details,
    personReasons: row.person_reasons,
    customerVersion: row.customer_version ?? row.version,
    firstContact: row.first_contact,
    secondContact: row.second_contact,
    createdAt: row.created_at,
    bookedAt: row.booked_at,
  };
}

/** Reads a row strictly: a trip that may be changed. Lists read it by `listed-trip.ts`. */
export function parseTrip(row: TripRow): Trip {
  return parseStored(tripSchema, toTripDocument(row), `trip ${row.reference}`);
}

/** Normalises an address for comparison: mail addresses are compared without regard to case. */
export function formatLookupEmail(email: string): string {
  return email.trim().toLowerCase();
}

function formatPart<Key extends PartKey>(key: Key, parts: Partial<TripParts>): Partial<TripDocument> {
  const formats: { readonly [Part in PartKey]: (value: TripParts[Part]) => Partial<TripDocument> } = columnsOf;
  return formats[key](parts[key] as TripParts[Key]);
}

function formatItinerary(itinerary: Trip['itinerary']) {
  const departure = firstDepartureInstant(itinerary);
  const first = itinerary.stops[0];
  return {
    itinerary,
    first_departure: departure,
    last_departure: lastDepartureInstant(itinerary),
    first_date: first?.departure?.date ?? departure.slice(0, 10),
    time_zone: first?.place.timeZone ?? 'UTC',
  };
}

/** `reserved_until` is set while it is open: what counts vehicles, and what looks for reservations that are over, reads no others. */
function formatReservation(reservation: Trip['reservation']) {
  const isOpen = reservation !== undefined && reservation.endedAt === null;
  return { reservation: reservation ?? null, reserved_until: isOpen ? reservation.until : null };
}

function formatQuote(quote: Trip['quote']) {
  const chosen = quote?.options.find((option) => option.key === quote.chosen);
  return { quote, quoted_at: quote?.madeAt ?? null, valid_until: quote?.validUntil ?? null, total_cents: chosen?.totalCents ?? null };
}
