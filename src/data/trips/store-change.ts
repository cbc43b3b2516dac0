import { type RawBuilder, sql } from 'kysely';
import { isConnectionLoss, isTransactionConflict, isViolationOf } from '../engine/database-errors.ts';
import { createJsonRows } from '../engine/json-rows.ts';
import { prepared } from '../engine/prepared.ts';
import type { Database } from '../engine/tables.ts';
import { repeat } from '../engine/transaction.ts';
import { createPaperInsert, type NewPaper } from '../invoices/invoice-store.ts';
import { createJobRows, formatJob, type NewJob } from '../outbox/outbox-store.ts';
import { formatHistory, type HistoryEntry, historyColumns } from './history-store.ts';
import { formatKey, type IdempotentRequest } from './idempotency-store.ts';
import { createTransition, type TripTransition } from './trip-store.ts';

export type WholeChange = {
  readonly claim: IdempotentRequest & { readonly outcome: unknown };
  readonly transition: TripTransition & { readonly expectedVersion: number };
  readonly history: HistoryEntry;
  readonly job: NewJob | null;
  readonly paper: NewPaper | null;
};

/**
 * A change of a trip whose every part is known beforehand, with the claim on its key, its history, its mail and its paper: all or nothing, in
 * one statement and so in one round trip and one commit. False where the trip is no longer what was judged, or the key was used meanwhile. A
 * connection lost on the way is tried again: if the first try arrived after all, the trip is no longer what was judged, and the key tells.
 */
export async function storeChange(db: Database, change: WholeChange): Promise<boolean> {
  try {
    const attempt = () => prepared(createStatement(change)).execute(db);
    const { rows } = await repeat(attempt, (error) => isTransactionConflict(error) || isConnectionLoss(error));
    return rows.length > 0;
  } catch (error) {
    if (isViolationOf(error, 'idempotency_keys_pkey')) return false;
    throw error;
  }
}

/** Everything hangs on the row that the change makes. */
function createStatement({ claim, transition, history, job, paper }: WholeChange): RawBuilder<unknown> {
  const keys = [formatKey({ request: claim, outcome: claim.outcome, tripId: transition.id })];
  const claims = createJsonRows('idempotency_keys', Object.keys(keys[0] ?? {}), keys);
  const changes = createJsonRows('trip_history', historyColumns, [formatHistory(history)]);
  return sql`
    with changed as (${createTransition(transition)} returning trips.id
    ), claimed as (
      insert into idempotency_keys (${claims.columns}) select ${claims.values} from changed cross join ${claims.source}
    ), noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from changed cross join ${changes.source}
    )${job === null ? sql`` : queueing(job)}${paper === null ? sql`` : issuing(paper)}
    select id from changed`;
}

function queueing(job: NewJob): RawBuilder<unknown> {
  const jobs = createJobRows([formatJob(job)]);
  return sql`, queued as (
      insert into outbox (${jobs.columns}) select ${jobs.values} from changed cross join ${jobs.source} on conflict (message_id) do nothing
    )`;
}

function issuing(paper: NewPaper): RawBuilder<unknown> {
  return sql`, issued as (${createPaperInsert(paper, sql`from changed`)})`;
}
