import type { Group, Itinerary } from '#domain/itinerary/itinerary.ts';
import type { PersonReason, Quote } from '#domain/pricing/quote/quote.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { TripStage, TripStatus } from './states.ts';

export type Customer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly organisation: string;
};

export type DayContact = { readonly name: string; readonly phoneNumber: string };

export const paymentMethods = ['bank-transfer', 'invoice-afterwards'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type InvoiceDetails = {
  readonly organisation: string;
  readonly vatNumber: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly purchaseOrder: string;
  readonly paymentMethod: PaymentMethod;
};

export type Agreements = { readonly termsAndCondition: boolean; readonly promotion: boolean };

export type Cancelation = { readonly feeCents: number; readonly at: string; readonly reason: string };

/** Who drives and in what, as the office assigned it; the customer sees it from the day before departure. */
export type Assignment = {
  readonly driverName: string;
  readonly driverPhone: string;
  /** Plate and what to look for: "12-BRX-4, white coach". */
  readonly vehicle: string;
};

/** A trip from its request to its end: the aggregate that is stored, versioned and changed as a whole. */
export type Trip = {
  /** The database's own key (UUIDv7). Never leaves the server. */
  readonly id: string;
  /** 160 random bits, base64url: the key in /quote and /my-quote addresses. */
  readonly quoteKey: string;
  /** The key in /booking and /my-booking addresses; made with the trip, shown from the booking on. */
  readonly bookingKey: string;
  /** The key of the page for the group; renewed at the customer's wish, which ends the old address. */
  readonly shareKey: string;
  /** False where the customer switched the group's page off. */
  readonly isShared: boolean;
  /** For people: `NL-26-104233`. */
  readonly reference: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly status: TripStatus;
  readonly stage: TripStage;
  /** Grows by one with every stored change. */
  readonly version: number;
  readonly customer: Customer;
  readonly itinerary: Itinerary;
  readonly group: Group;
  /** Null while a person must price the request; `personReasons` then says why. */
  readonly quote: Quote | null;
  readonly personReasons: readonly PersonReason[];
  readonly firstContact: DayContact | null;
  readonly secondContact: DayContact | null;
  readonly invoice: InvoiceDetails | null;
  readonly agreements: Agreements;
  readonly cancelation: Cancelation | null;
  readonly assignment: Assignment | null;
  /** `source;medium;term;content;campaign;device`, or empty (specification 7). */
  readonly utm: string;
  readonly gclid: string;
  /** Instants, ISO 8601 UTC. */
  readonly createdAt: string;
  readonly bookedAt: string | null;
};
