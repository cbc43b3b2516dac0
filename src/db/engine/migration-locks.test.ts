import { expect, it } from 'vitest';
import { isOutside, type Migration, migrations, splitStatements } from './migrate.ts';

/** Tables that grow with every trip. A migration that reads or rewrites a whole one must not lock it meanwhile. */
const largeTables = [
  ...['account_adjustments', 'agency_deliveries', 'agency_trips', 'bank_line_parts', 'bank_lines', 'capacity_claims', 'changes'],
  ...['customer_people', 'customers', 'duties', 'duty_presses', 'duty_sheets', 'e_invoices', 'idempotency_keys', 'invoices', 'jobs'],
  ...[
    'live_places',
    'messages',
    'occupations',
    'open_amounts',
    'outbox',
    'payment_reminders',
    'payments',
    'placements',
    'quote_follow_ups',
  ],
  ...['reply_tokens', 'sent_mails', 'staff_audit', 'trip_duties', 'trip_history', 'trip_notes', 'trip_notices', 'trip_owners'],
  ...['trip_reviews', 'trip_ring_checks', 'trip_rings', 'trip_tasks', 'trip_words_kept', 'trips', 'unpaid_trips', 'work_records'],
];
/** Earlier migrations were only applied to small databases. */
const firstHeld = '0071';
const held = migrations.filter(({ name }) => name.slice(0, 4) >= firstHeld);

const normalised = (migration: Migration) =>
  splitStatements(migration).map((statement) => statement.toLowerCase().replaceAll(/\s+/g, ' ').trim());
const describeStatement = ({ name }: Migration, statement: string) => `${name}: ${statement.slice(0, 100)}`;

/** Statements that lock a large table for longer than a catalogue change. Tables that the migration creates are empty. */
function listLocks(migration: Migration): readonly string[] {
  const statements = normalised(migration);
  const created = statements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []);
  const isLarge = (table: string | undefined) => table !== undefined && largeTables.includes(table) && !created.includes(table);
  const isAlone = isOutside(migration);
  const holding = statements.filter((statement) => isLarge(tableOf(statement)) && isHolding(statement, isAlone));
  // In a transaction the lock of a change in the catalogue lasts until all that follows is done.
  const first = isAlone ? -1 : statements.findIndex((statement) => isLarge(lockedBy(statement)));
  const long = first === -1 ? [] : statements.slice(first + 1).filter((statement) => listRead(statement).some(isLarge));
  return [...new Set([...holding, ...long])].map((statement) => describeStatement(migration, statement));
}

function tableOf(statement: string): string | undefined {
  const about =
    /^(?:alter table|create (?:unique )?index .*? on|update|delete from|cluster|vacuum full|truncate(?: table)?|reindex table)(?: if exists| only)* (\w+)/;
  return about.exec(statement)?.[1];
}

function isHolding(statement: string, isAlone: boolean): boolean {
  if (/^create (?:unique )?index/.test(statement)) return !(isAlone && /index concurrently/.test(statement));
  if (/^(?:update|delete|cluster|vacuum full|truncate|reindex)/.test(statement)) return true;
  if (/add constraint .* (?:check|foreign key)|add check|add foreign key/.test(statement)) return !/not valid$/.test(statement);
  if (/add (?:constraint \w+ )?(?:unique|primary key|exclude)/.test(statement)) return !/using index/.test(statement);
  if (/set not null|alter column \w+ (?:set data )?type|generated always as .* stored|validate constraint/.test(statement)) return true;
  return /add column .* default .*\(\)/.test(statement) && !/default \(?now\(\)/.test(statement);
}

/** The table that a statement locks until its transaction ends, so that nobody else can write, or even read it. */
function lockedBy(statement: string): string | undefined {
  return /^(?:alter table(?: if exists| only)*|create (?:or replace )?(?:constraint )?trigger .*? on|lock table) (\w+)/.exec(
    statement,
  )?.[1];
}

/** The tables that a statement reads all of, as a rule: `insert … select … from`, or the view that is made from them. */
function listRead(statement: string): readonly string[] {
  if (!/^(?:insert into .* select|with .* insert|create materialized view|refresh materialized view)/.test(statement)) return [];
  return [...statement.matchAll(/(?:from|join) (\w+)/g)].flatMap(([, table]) => table ?? []);
}

it.each([
  ['create index if not exists trips_by_x on trips (x);', 1],
  ['-- outside a transaction\ncreate index concurrently if not exists trips_by_x on trips (x);', 0],
  ['create table x (id uuid primary key);\ncreate index x_by_id on x (id);', 0],
  ['create table if not exists trips (id uuid primary key);\ncreate index trips_by_id on trips (id);', 0],
  ["alter table trips add column x text not null default '';", 0],
  ['alter table trips add column x uuid not null default gen_random_uuid();', 1],
  ['alter table trips add column x text generated always as (lower(email)) stored;', 1],
  ['alter table outbox add constraint c check (a > 0);', 1],
  ['alter table outbox add constraint c check (a > 0) not valid;', 0],
  ['alter table outbox validate constraint c;', 1],
  ['update trips set x = 1;', 1],
  ['alter table payments alter column cents type bigint;', 1],
  ['create table x (id uuid);\ninsert into x (id) select id from trips;', 0],
  ['alter table trips add column x text;\ninsert into x (id) select id from trips;', 1],
  ['create trigger t after insert on trips for each row execute function f();\ninsert into x (id) select id from trips;', 1],
  ['insert into x (id) select id from trips;\ncreate trigger t after insert on trips for each row execute function f();', 0],
])('tells what holds a large table: %s', (text, count) => {
  expect(listLocks({ name: 'x', text })).toHaveLength(count);
});

it('knows each large table from a migration that creates it', () => {
  const created = migrations
    .flatMap(normalised)
    .flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []);
  expect(largeTables.filter((table) => !created.includes(table))).toEqual([]);
});

/** Migrations that are accepted, each with the reason why they hold nothing for long. New ones need none: `concurrently`, `not valid`, batches. */
const accepted: Readonly<Record<string, string>> = {
  '0075-time-that-is-taken': 'Applied before there were duties of more than one season; checks whole rows once.',
  '0087-forgotten': 'Only trips whose customer was forgotten, and what waits for them in the outbox.',
  '0096-mail-in': 'Messages were days old when their index changed.',
  '0103-customers-of-before': 'Deletes records without people from a table that was made one migration before.',
  '0124-account-adjustments': 'The statement is in the body of a function, for one trip.',
};

it('no migration holds a large table while it reads or writes all of it', () => {
  expect(held.filter(({ name }) => accepted[name] === undefined).flatMap(listLocks)).toEqual([]);
});
