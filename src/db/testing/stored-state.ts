import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';

const tables = ['trips', 'trip_history', 'outbox', 'trip_notices', 'idempotency_keys', 'payments', 'invoices', 'trip_reviews'] as const;

/** Everything stored about trips, for comparison as a whole. */
export async function readStoredState(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const rows = tables.map(async (table) => {
    const all = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(db);
    return [table, all.rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
