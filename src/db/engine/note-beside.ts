import { sql } from 'kysely';
import { isReadOnly } from './database-errors.ts';
import type { Database } from './tables.ts';

/** Whether the database takes writes now: one that only reads does not, nor does a standby. Asked before a transaction beside what is read. */
export async function canWrite(db: Database): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`select current_setting('transaction_read_only') = 'off' as can`.execute(db);
  return rows[0]?.can ?? false;
}

/**
 * Writes what a page notes beside what it reads: that somebody looked, or is there. A database that only reads lets people read on; then the
 * note is left out, and `otherwise` is returned.
 */
export async function noteBeside<Value>(write: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (isReadOnly(error)) return otherwise;
    throw error;
  }
}
