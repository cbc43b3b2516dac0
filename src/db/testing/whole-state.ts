import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';

/** Tables that no action determines: sign-in attempts, presence, schema changes, and invoice numbers, which are assigned later. */
const leftOut = new Set(['migrations', 'rate_limits', 'staff_tries', 'trip_presence', 'invoice_counters']);

/**
 * Every row of every table as text, sorted. Random values and times differ between runs and are replaced by a mark: ids, keys, references,
 * timestamps.
 */
export async function readWholeState(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !leftOut.has(name));
  const each = names.map((name) => sql`select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} as t`);
  const { rows } = await sql<{ name: string; row: Readonly<Record<string, unknown>> }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ name, row }) => `${name} ${JSON.stringify(withoutChance(row))}`).sort();
}

const chances: readonly RegExp[] = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?/g,
  /\b[A-Z]{2}-?\d\d-?\d{6}\b/gi,
  /[A-Za-z0-9_-]{20,}/g,
  // The last letters of a key.
  /…[A-Za-z0-9_-]{4}/g,
  /\\x[0-9a-f]{8,}/g,
];

/** A value in which random parts and times are replaced by a mark. */
export function withoutChance(value: unknown, name = ''): unknown {
  if (name === 'number' || name === 'sequence' || name === 'entry' || name === 'issued_at') return '#';
  if ((name === 'code' || name === 'hint') && typeof value === 'string') return '#';
  // The rows that a plan placed, with the number of each change.
  if (name === 'accepted' && Array.isArray(value)) return value.length;
  if (typeof value === 'string') return chances.reduce((text, chance) => text.replace(chance, '#'), value);
  if (typeof value === 'number') return /(^|_)(id|seq)$/.test(name) ? '#' : value;
  if (Array.isArray(value)) return value.map((each) => withoutChance(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutChance(each, key)]));
}
