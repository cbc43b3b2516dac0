import type { PaymentProvider } from '#adapters/payments/ports.ts';
import type { Database } from '#db/engine/tables.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { AnsweringPlaceFinder, RoadRouter } from '#geo/ports.ts';
import type { CapacityClaim } from '#operations/capacity/rules/capacity.ts';
import type { IncidentKind, PreparedMessage } from '#operations/incidents/rules/incident.ts';

/** Writes what went wrong. The fields never hold keys of trips or personal data. */
export type FailureLog = { readonly error: (message: string, fields: FailureFields) => void };

export type FailureFields = { readonly error: string; readonly code: string; readonly at: string };

/** What there is left to sell, as it was a moment ago: what an order finds is counted within its own transaction. */
export type CapacityView = { isFree(claims: readonly CapacityClaim[]): boolean };

/** Words about incidents in the customer's language. */
export type IncidentWords = {
  /** What can be told, for our people to read and to mend before it goes: at first, meanwhile, who comes instead, and that it is over. */
  readonly prepare: (
    trip: Pick<Trip, 'language' | 'assignment'>,
    incident: { readonly kind: IncidentKind; readonly minutes: number | null },
  ) => readonly { readonly message: PreparedMessage; readonly text: string }[];
  /** By when the customer hears of us again. */
  readonly nextWord: (trip: Pick<Trip, 'language' | 'itinerary'>, at: string) => string;
};

/** What the use cases work with; each names the part that it needs. All of it outlives the request. */
export type BookingContext = {
  readonly db: Database;
  readonly addresses: PublicAddresses;
  /** Where our own people's desk and the drivers' pages are; null where there is none, and then nobody is sent there. */
  readonly deskUrl: string | null;
  readonly places: AnsweringPlaceFinder;
  readonly roads: RoadRouter;
  /** The rate book for what is priced at an instant. Throws {@link Unavailable} until one was read. */
  readonly rates: (at: string) => RateBook;
  readonly capacity: CapacityView;
  /** Takes payments; null where none is set up, and then nothing of it is offered. */
  readonly payments: PaymentProvider | null;
  /** Whether text messages go out; where they do not, our people are told so. */
  readonly sendsTexts: boolean;
  readonly incidentWords: IncidentWords;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The instant now by this process's clock, for what is only shown; money and validity are judged by the database's. */
  readonly now: () => string;
  readonly log: FailureLog;
};

/** Thrown by a port that cannot answer now and will again soon. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
