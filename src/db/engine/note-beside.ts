import { sql } from 'kysely';
import { isReadOnly } from './database-errors.ts';
import type { Database } from './tables.ts';

/**
 * Whether the database accepts writes now: neither a read-only database nor a standby does. Checked before the transaction that follows a
 * read.
 */
export async function canWrite(db: Database): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`select current_setting('transaction_read_only') = 'off' as can`.execute(db);
  return rows[0]?.can ?? false;
}

/**
 * Saves a page's side note to a read, such as a view or a presence. On a read-only database reading still works; the note is then skipped,
 * and `otherwise` is returned.
 */
export async function noteBeside<Value>(write: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (isReadOnly(error)) return otherwise;
    throw error;
  }
}
