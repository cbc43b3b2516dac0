import { expect, it } from 'vitest';
import { isOutside, type Migration, migrations, splitStatements } from './migrate.ts';

/** Tables that grow with every trip. A migration that reads or rewrites a whole one must not lock it meanwhile. */
const largeTables = [
  'audit_entries',
  'bank_lines',
  'duties',
  'duty_presses',
  'duty_sheets',
  'idempotency_keys',
  'invoices',
  'outbox',
  'payments',
  'placements',
  'sent_mails',
  'trip_history',
  'trip_tasks',
  'trips',
];
/** Earlier migrations were only applied to small databases. */
const firstHeld = '0071';
const held = migrations.filter(({ name }) => name.slice(0, 4) >= firstHeld);

/** Statements that lock a large table for longer than a catalogue change. */
function listLocks(migration: Migration): readonly string[] {
  const statements = splitStatements(migration).map((statement) => statement.toLowerCase().replaceAll(/\s+/g, ' '));
  return statements.flatMap((statement) => {
    const [, table = ''] =
      /^(?:alter table|create (?:unique )?index .*? on|update|delete from)(?: if exists| only)* (\w+)/.exec(statement) ?? [];
    return largeTables.includes(table) && isHolding(statement, isOutside(migration))
      ? [`${migration.name}: ${statement.slice(0, 100)}`]
      : [];
  });
}

function isHolding(statement: string, isAlone: boolean): boolean {
  if (/^create (?:unique )?index/.test(statement)) return !(isAlone && /index concurrently/.test(statement));
  if (/^(?:update|delete)/.test(statement)) return true;
  if (/add constraint .* (?:check|foreign key)|add check|add foreign key/.test(statement)) return !/not valid$/.test(statement);
  if (/add (?:constraint \w+ )?(?:unique|primary key|exclude)/.test(statement)) return !/using index/.test(statement);
  if (/set not null|alter column \w+ (?:set data )?type/.test(statement)) return true;
  return /add column .* default .*\(\)/.test(statement) && !/default now\(\)/.test(statement);
}

it.each([
  ['create index if not exists trips_by_x on trips (x);', 1],
  ['-- outside a transaction\ncreate index concurrently if not exists trips_by_x on trips (x);', 0],
  ['create table x (id uuid primary key);\ncreate index x_by_id on x (id);', 0],
  ["alter table trips add column x text not null default '';", 0],
  ['alter table trips add column x uuid not null default gen_random_uuid();', 1],
  ['alter table outbox add constraint c check (a > 0);', 1],
  ['alter table outbox add constraint c check (a > 0) not valid;', 0],
  ['update trips set x = 1;', 1],
  ['alter table payments alter column cents type bigint;', 1],
])('tells what holds a large table: %s', (text, count) => {
  expect(listLocks({ name: 'x', text })).toHaveLength(count);
});

/** Writes to few rows of a large table, each with the reason why they are few. */
const writesToFew: Readonly<Record<string, string>> = {
  '0087-forgotten': 'Only trips whose customer was forgotten, and what waits for them in the outbox.',
};

it('no migration holds a large table while it reads or writes all of it', () => {
  expect(held.filter(({ name }) => writesToFew[name] === undefined).flatMap(listLocks)).toEqual([]);
});
