import { sql } from 'kysely';
import { formatHistory, type HistoryEntry, historyColumns, insertHistory } from './history-store.ts';
import { createJsonRows } from './json-rows.ts';
import { createJobRows, formatJob, type NewJob } from './outbox-store.ts';
import type { DatabaseTransaction } from './tables.ts';

/** Writes down a change and what it causes outside, in one round trip and in the transaction of the change itself. */
export async function recordChange(tx: DatabaseTransaction, history: HistoryEntry, job: NewJob | null): Promise<void> {
  if (job === null) return await insertHistory(tx, history);
  const changes = createJsonRows('trip_history', historyColumns, [formatHistory(history)]);
  const jobs = createJobRows([formatJob(job)]);
  await sql`
    with noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from ${changes.source}
    )
    insert into outbox (${jobs.columns}) select ${jobs.values} from ${jobs.source} on conflict (message_id) do nothing`.execute(tx);
}
