import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

const retentionDays = 90;

/** Deletes a limited number of expired idempotency keys, oldest first. Returns how many. */
export async function deleteOldKeys(db: Database, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_keys where (operation, key) in (
      select operation, key from idempotency_keys
      where created_at < now() - ${retentionDays} * interval '1 day' order by created_at limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
