import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

export type Key = { readonly kind: string; readonly key: string };

/** Every column that holds a key to a page. */
const columns = [
  ['trips', 'quote_key'],
  ['trips', 'booking_key'],
  ['trips', 'share_key'],
  ['trips', 'read_key'],
  ['driver_keys', 'key'],
  ['offer_recipients', 'key'],
  ['partner_statements', 'key'],
] as const;

export async function findKeys(db: Database): Promise<readonly Key[]> {
  const found = await Promise.all(
    columns.map(async ([table, column]) => {
      const query = sql<{ key: string }>`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`;
      return (await query.execute(db)).rows.map(({ key }) => ({ kind: `${table}.${column}`, key }));
    }),
  );
  return found.flat();
}
