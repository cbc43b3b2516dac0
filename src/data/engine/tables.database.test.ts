import type { InsertType } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Tables } from './tables.ts';

type Described<Table> = { readonly [Column in keyof Table]: null extends InsertType<Table[Column]> ? 'null' : 'not null' };

/** Tied to the types by the compiler and to the database by the test, so the two cannot drift apart. */
const described = {
  trips: {
    id: 'not null',
    quote_key: 'not null',
    booking_key: 'not null',
    share_key: 'not null',
    read_key: 'not null',
    reference: 'not null',
    site: 'not null',
    language: 'not null',
    status: 'not null',
    stage: 'not null',
    version: 'not null',
    email: 'not null',
    first_departure: 'not null',
    last_departure: 'not null',
    first_date: 'not null',
    time_zone: 'not null',
    valid_until: 'null',
    total_cents: 'null',
    created_at: 'not null',
    booked_at: 'null',
    canceled_at: 'null',
    customer: 'not null',
    itinerary: 'not null',
    group_details: 'not null',
    quote: 'null',
    person_reasons: 'not null',
    first_contact: 'null',
    second_contact: 'null',
    invoice: 'null',
    agreements: 'not null',
    cancelation: 'null',
    assignment: 'null',
    is_shared: 'not null',
    anonymised_at: 'null',
    utm: 'not null',
    gclid: 'not null',
  },
  trip_history: {
    trip_id: 'not null',
    version: 'not null',
    at: 'not null',
    actor: 'not null',
    actor_name: 'null',
    event: 'not null',
    from_status: 'null',
    from_stage: 'null',
    to_status: 'not null',
    to_stage: 'not null',
    detail: 'not null',
  },
  idempotency_keys: {
    operation: 'not null',
    key: 'not null',
    scope: 'not null',
    input_hash: 'not null',
    outcome: 'null',
    trip_id: 'null',
    created_at: 'not null',
  },
  outbox: {
    id: 'not null',
    kind: 'not null',
    trip_id: 'null',
    payload: 'not null',
    message_id: 'not null',
    recipient_hash: 'null',
    created_at: 'not null',
    run_after: 'not null',
    attempts: 'not null',
    lease_until: 'null',
    lease_owner: 'null',
    done_at: 'null',
    failed_at: 'null',
    last_error: 'null',
    priority: 'not null',
  },
  content_entries: {
    kind: 'not null',
    slug: 'not null',
    site: 'not null',
    language: 'not null',
    position: 'not null',
    document: 'not null',
  },
  content_version: { id: 'not null', version: 'not null', imported_at: 'not null', checksum: 'not null' },
  trip_notices: { trip_id: 'not null', kind: 'not null', occasion: 'not null', at: 'not null' },
  invoices: {
    id: 'not null',
    trip_id: 'not null',
    kind: 'not null',
    company: 'not null',
    year: 'not null',
    sequence: 'null',
    number: 'null',
    issued_at: 'not null',
    total_cents: 'not null',
    document: 'not null',
    entry: 'not null',
  },
  invoice_counters: { company: 'not null', year: 'not null', last_sequence: 'not null' },
  payments: {
    id: 'not null',
    trip_id: 'not null',
    provider: 'not null',
    provider_id: 'not null',
    status: 'not null',
    cents: 'not null',
    created_at: 'not null',
    paid_at: 'null',
    invoice_number: 'not null',
    checkout_url: 'null',
    returned_cents: 'not null',
    asked_at: 'null',
    revision: 'not null',
  },
  trip_reviews: {
    trip_id: 'not null',
    site: 'not null',
    language: 'not null',
    author: 'not null',
    driver: 'not null',
    bus: 'not null',
    platform: 'not null',
    text: 'not null',
    created_at: 'not null',
    published_at: 'null',
    rejected_at: 'null',
  },
  mail_places: { bucket: 'not null', moments: 'not null', last_at: 'not null' },
  rate_limits: { bucket: 'not null', window_start: 'not null', count: 'not null' },
} satisfies { readonly [Table in keyof Tables]: Described<Tables[Table]> };

it('is the schema that the migrations make', async () => {
  const { pool } = await createTestDatabase();
  const { rows } = await pool.query<{ table_name: string; column_name: string; is_nullable: string }>(
    `select table_name, column_name, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name not in ('schema_migrations', 'schema_lock')`,
  );
  const migrated: Record<string, Record<string, string>> = {};
  for (const { table_name, column_name, is_nullable } of rows) {
    migrated[table_name] = { ...migrated[table_name], [column_name]: is_nullable === 'YES' ? 'null' : 'not null' };
  }
  expect(described).toEqual(migrated);
});
