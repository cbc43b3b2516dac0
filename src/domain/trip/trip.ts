import * as v from 'valibot';
import { groupSchema } from '#domain/itinerary/group.ts';
import { itinerarySchema, localDateTimeSchema } from '#domain/itinerary/itinerary.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { personReasons, quoteSchema } from '#domain/pricing/quote/quote.ts';
import { siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import type { Immutable } from '../immutable.ts';
import { alternativeSchema } from './alternatives.ts';
import { handoverSchema } from './handovers.ts';
import { tripStages, tripStatuses } from './states.ts';

/** Each shape is defined once, as the schema that reads a stored trip. A field that is added later must accept its absence. */

const customer = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  organisation: v.string(),
});
export type Customer = Immutable<v.InferOutput<typeof customer>>;

const dayContact = v.object({ name: v.string(), phoneNumber: v.string() });
export type DayContact = Immutable<v.InferOutput<typeof dayContact>>;

/** `online`: by card or wallet at the payment provider, in the same parts and by the same days as a transfer. */
export const paymentMethods = ['bank-transfer', 'online', 'invoice-afterwards'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const invoiceDetails = v.object({
  organisation: v.string(),
  vatNumber: v.string(),
  street: v.string(),
  zipcode: v.string(),
  city: v.string(),
  /** ISO 3166-1 alpha-2. */
  country: v.string(),
  purchaseOrder: v.string(),
  /** The buyer reference of a public body (EN 16931, BT-10): Leitweg-ID, code service, DIR3 codes. Absent in older trips. */
  buyerReference: v.exactOptional(v.string()),
  /** Digits of SIRET, enterprise number, KvK or OIN, or the typed text for another country; absent in older trips. */
  organisationNumber: v.exactOptional(v.string()),
  paymentMethod: v.picklist(paymentMethods),
});
export type InvoiceDetails = Immutable<v.InferOutput<typeof invoiceDetails>>;

const agreements = v.object({ termsAndCondition: v.boolean(), promotion: v.boolean() });
export type Agreements = Immutable<v.InferOutput<typeof agreements>>;

const cancelation = v.object({ feeCents: storedCents, at: v.string(), reason: v.string() });
export type Cancelation = Immutable<v.InferOutput<typeof cancelation>>;

const crewLine = {
  driverName: v.string(),
  driverPhone: v.string(),
  /** Licence plate and description: "12-BRX-4, white coach". */
  vehicle: v.string(),
};
const operator = { operator: v.exactOptional(v.string()) };
/**
 * Where this vehicle drives, if not every vehicle of the trip drives the same: its first stop, the last one that it leaves, and its end, which
 * has no departure.
 */
const route = { route: v.exactOptional(v.array(v.object({ place: v.string(), departure: v.nullable(localDateTimeSchema) }))) };
/**
 * `operator`: the partner that drives, absent if we do; its driver is empty until the partner names one. `others`: further drivers and
 * vehicles; absent if there are none.
 */
const assignment = v.object({
  ...{ ...crewLine, ...operator, ...route },
  others: v.exactOptional(v.array(v.object({ ...crewLine, ...operator, ...route }))),
});
/** Crew and vehicle as staff assigned them. The customer sees them from the day before departure. */
export type Assignment = Immutable<v.InferOutput<typeof assignment>>;
export type CrewRoute = NonNullable<Assignment['route']>;

const reservation = v.object({
  /** Instants, ISO 8601 UTC. */
  takenAt: v.string(),
  until: v.string(),
  /** Null until it ends: by its time, by an order, by a new price, or because somebody released it. */
  endedAt: v.nullable(v.string()),
});
/**
 * The vehicles of a quote, set aside for its customer until a moment: the "option" of the trade. It is free, ends by itself, and obliges
 * nobody to order.
 */
export type Reservation = Immutable<v.InferOutput<typeof reservation>>;

export const tripSchema = v.object({
  /** The database’s own key (UUIDv7). Never leaves the server, except to the desk. */
  id: v.string(),
  /** 160 random bits, base64url: the key in /quote and /my-quote addresses. */
  quoteKey: v.string(),
  /** The key in /booking and /my-booking addresses; created with the trip, shown from the booking on. */
  bookingKey: v.string(),
  /** The key of the page for the group; the customer can renew it, which disables the old address. */
  shareKey: v.string(),
  /** The key of a forwarded quote: it only reads the quote (docs/specification.md#keys). */
  readKey: v.string(),
  /** False if the customer switched the group's page off. */
  isShared: v.boolean(),
  /** For people: `NL-26-104233`. */
  reference: v.string(),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  status: v.picklist(tripStatuses),
  stage: v.picklist(tripStages),
  /** Grows by one with every stored change. */
  version: v.number(),
  /** The version in which anything that the customer sees last changed; the customer's acts name it. */
  customerVersion: v.number(),
  customer,
  itinerary: itinerarySchema,
  group: groupSchema,
  /** Null while a person must price the request; `personReasons` gives the reasons. */
  quote: v.nullable(quoteSchema),
  personReasons: v.array(v.picklist(personReasons)),
  /** Opening-hours minutes within which the request is answered, as promised when it came; absent in older trips and without a request. */
  answerMinutes: v.exactOptional(v.number()),
  firstContact: v.nullable(dayContact),
  secondContact: v.nullable(dayContact),
  invoice: v.nullable(invoiceDetails),
  agreements,
  cancelation: v.nullable(cancelation),
  assignment: v.nullable(assignment),
  /** Other times that staff offered when they declined the request; absent if none. */
  alternatives: v.exactOptional(v.array(alternativeSchema)),
  /** Stops at which another driver or vehicle continues; absent if there are none. */
  handovers: v.exactOptional(v.array(handoverSchema)),
  /** The vehicles of the quote are set aside; absent if they never were. */
  reservation: v.exactOptional(reservation),
  /** `source;medium;term;content;campaign;device`, or empty (docs/specification.md#calls). */
  utm: v.string(),
  gclid: v.string(),
  /** Instants, ISO 8601 UTC. */
  createdAt: v.string(),
  bookedAt: v.nullable(v.string()),
});
/** A trip from its request to its end: the aggregate that is stored, versioned and changed as a whole. */
export type Trip = Immutable<v.InferOutput<typeof tripSchema>>;
