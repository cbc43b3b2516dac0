import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isConnectionLoss, isTransactionConflict } from './database-errors.ts';
import type { Database, DatabaseTransaction } from './tables.ts';

/** Counted from the first try. With the one second of a last connection it stays under 3 s. */
const retryWithin = 1_800;
const longestPause = 250;

/**
 * Runs the work in one transaction, and again from the start if the engine asks for that (40001, 40P01) or the connection was lost before
 * the work began. So the work must do nothing but talk to the transaction. A connection lost later throws: it is then unknown whether the
 * commit arrived, and only the idempotency key of a repeated call can tell. Within a transaction the work becomes part of it.
 */
export async function inTransaction<Value>(db: Database, work: (tx: DatabaseTransaction) => Promise<Value>): Promise<Value> {
  if (isTransaction(db)) return await work(db);
  let hasBegun = false;
  const attempt = () => {
    hasBegun = false;
    return db.transaction().execute((tx) => {
      hasBegun = true;
      return work(tx);
    });
  };
  return await repeat(attempt, (error) => isTransactionConflict(error) || (isConnectionLoss(error) && !hasBegun));
}

function isTransaction(db: Database): db is DatabaseTransaction {
  return db.isTransaction;
}

/** Repeats what is safe to repeat, with growing pauses, as long as the failure is temporary and time is left (`within`, in milliseconds). */
export async function repeat<Value>(
  attempt: () => Promise<Value>,
  isWorthIt: (error: unknown) => boolean,
  within = retryWithin,
): Promise<Value> {
  const deadline = performance.now() + within;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthIt(error) || performance.now() > deadline) throw error;
      await pause(Math.random() * Math.min(longestPause, 10 * 2 ** attempts));
    }
  }
}

/** Now by the database's clock, which decides validity and deadlines for all processes. */
export async function databaseNow(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('The database returned no time');
  return now;
}
