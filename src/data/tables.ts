import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { TripStage, TripStatus } from '#domain/trip/states.ts';

/** An instant: read as ISO 8601 UTC with milliseconds, written in any ISO 8601 form. */
type Instant = ColumnType<string, string, string>;
type InstantOrNull = ColumnType<string | null, string | null | undefined, string | null>;
type InstantByDefault = ColumnType<string, string | undefined, string>;

/** A document: unknown until a schema has parsed it, written as JSON text. */
type Json = ColumnType<unknown, string, string>;
type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>;

export type TripTable = {
  id: string;
  quote_key: string;
  booking_key: string;
  share_key: string;
  reference: string;
  site: string;
  language: string;
  status: TripStatus;
  stage: TripStage;
  version: number;
  email: string;
  first_departure: Instant;
  /** `YYYY-MM-DD` in the zone of the first stop. */
  first_date: string;
  time_zone: string;
  valid_until: InstantOrNull;
  total_cents: number | null;
  created_at: Instant;
  booked_at: InstantOrNull;
  canceled_at: InstantOrNull;
  customer: Json;
  itinerary: Json;
  group_details: Json;
  quote: JsonOrNull;
  person_reasons: Json;
  first_contact: JsonOrNull;
  second_contact: JsonOrNull;
  invoice: JsonOrNull;
  agreements: Json;
  cancelation: JsonOrNull;
  utm: string;
  gclid: string;
};

export type TripHistoryTable = {
  trip_id: string;
  version: number;
  at: Instant;
  actor: string;
  event: string;
  from_status: TripStatus | null;
  from_stage: TripStage | null;
  to_status: TripStatus;
  to_stage: TripStage;
  detail: Json;
};

export type IdempotencyKeyTable = {
  operation: string;
  key: string;
  scope: string;
  input_hash: string;
  outcome: JsonOrNull;
  trip_id: string | null;
  created_at: InstantByDefault;
};

export type OutboxTable = {
  id: string;
  kind: string;
  trip_id: string | null;
  payload: Json;
  message_id: string;
  recipient_hash: string | null;
  created_at: InstantByDefault;
  run_after: InstantByDefault;
  attempts: ColumnType<number, number | undefined, number>;
  lease_until: InstantOrNull;
  lease_owner: string | null;
  done_at: InstantOrNull;
  failed_at: InstantOrNull;
  last_error: string | null;
};

export type ContentEntryTable = {
  kind: string;
  slug: string;
  site: string;
  language: string;
  position: number;
  document: Json;
};

export type ContentVersionTable = { id: number; version: number; imported_at: Instant; checksum: string };

export type RateLimitTable = { bucket: string; window_start: Instant; count: number };

/** The schema as the migrations leave it; a database test compares the two. */
export type Tables = {
  trips: TripTable;
  trip_history: TripHistoryTable;
  idempotency_keys: IdempotencyKeyTable;
  outbox: OutboxTable;
  content_entries: ContentEntryTable;
  content_version: ContentVersionTable;
  rate_limits: RateLimitTable;
};

/** The database, or a transaction on it: a store function that takes this works in either. */
export type Database = Kysely<Tables>;
/** What only makes sense inside a transaction takes this. */
export type DatabaseTransaction = Transaction<Tables>;
