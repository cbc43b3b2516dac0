import type { PaymentProvider } from '#adapters/payments/ports.ts';
import type { Database } from '#db/engine/tables.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { AnsweringPlaceFinder, RoadRouter } from '#geo/ports.ts';
import type { CapacityClaim } from '#operations/capacity/rules/capacity.ts';
import type { IncidentKind, PreparedMessage } from '#operations/incidents/rules/incident.ts';

/** Logs a failure. The fields never contain keys of trips or personal data. */
export type FailureLog = {
  readonly error: (message: string, fields: FailureFields) => void;
  /** The id of the current request, which its log lines contain, for people who report a failure. */
  readonly findRequestId?: () => string | undefined;
};

export type FailureFields = {
  readonly error: string;
  readonly code: string;
  readonly at: string;
  /** The reference or id of the trip concerned. */
  readonly trip?: string;
};

/** Available vehicles as of a moment ago. An order counts them again within its own transaction. */
export type CapacityView = {
  isFree(claims: readonly CapacityClaim[]): boolean;
  /** Whether the vehicles of all these depots are counted; the others sell without limit. */
  areCounted(claims: readonly CapacityClaim[]): boolean;
  /**
   * Vehicle types of which a depot with a known fleet has fewer than a trip needs, whether free or not; empty if nobody entered its fleet.
   */
  listLacking(claims: readonly CapacityClaim[]): readonly FleetKey[];
};

/** Texts about incidents in the customer's language. */
export type IncidentWords = {
  /** Message texts for staff to read and edit before sending: first, meanwhile, replacement, and end. */
  readonly prepare: (
    trip: Pick<Trip, 'language' | 'assignment'>,
    incident: { readonly kind: IncidentKind; readonly minutes: number | null },
  ) => readonly { readonly message: PreparedMessage; readonly text: string }[];
  /** When the customer gets the next update. */
  readonly nextWord: (trip: Pick<Trip, 'language' | 'itinerary'>, at: string) => string;
};

/** The dependencies of the use cases; each declares the part that it needs. All of them outlive the request. */
export type BookingContext = {
  readonly db: Database;
  readonly addresses: PublicAddresses;
  /** The base address of the desk and of the drivers' pages; null if there is none, and then no mail links there. */
  readonly deskUrl: string | null;
  readonly places: AnsweringPlaceFinder;
  readonly roads: RoadRouter;
  /** The rate book at an instant. Throws {@link Unavailable} until one has been read. */
  readonly rates: (at: string) => RateBook;
  readonly capacity: CapacityView;
  /** Takes payments; null if none is configured, and then no online payment is offered. */
  readonly payments: PaymentProvider | null;
  /** Whether text messages are sent; if not, the desk says so. */
  readonly sendsTexts: boolean;
  readonly incidentWords: IncidentWords;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The current instant by this process's clock, for display only. Money and validity use the database's clock. */
  readonly now: () => string;
  readonly log: FailureLog;
};

/** Thrown by a port that is temporarily unavailable. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
