import { sql } from 'kysely';
import { createJsonRows } from '../engine/json-rows.ts';
import type { DatabaseTransaction } from '../engine/tables.ts';
import { countingMails, isWithinCount } from '../outbox/mail-count.ts';
import { createJobRows, formatJob, type NewJob } from '../outbox/outbox-store.ts';
import { formatHistory, type HistoryEntry, historyColumns, insertHistory } from './history-store.ts';

export type RecordedChange = {
  readonly history: HistoryEntry;
  readonly job: NewJob | null;
  /** What one mailbox is sent of such changes and of requests in an hour of the clock, the rest being changed without a mail; null: all. */
  readonly mostMailsAnHour: number | null;
};

/** Writes down a change and what it causes outside, in one round trip and in the transaction of the change itself. */
export async function recordChange(tx: DatabaseTransaction, { history, job, mostMailsAnHour }: RecordedChange): Promise<void> {
  if (job === null) return await insertHistory(tx, history);
  const changes = createJsonRows('trip_history', historyColumns, [formatHistory(history)]);
  const jobs = createJobRows([formatJob(job)]);
  await sql`
    with noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from ${changes.source}
    ), mails as (
      select given.* from ${jobs.source}
    )${mostMailsAnHour === null ? sql`` : sql`, ${countingMails}`}
    insert into outbox (${jobs.columns}) select ${jobs.values} from mails as given
    ${mostMailsAnHour === null ? sql`` : sql`where ${isWithinCount(mostMailsAnHour)}`}
    on conflict (message_id) do nothing`.execute(tx);
}
