import { type Selectable, sql } from 'kysely';
import { createJsonRows } from '#db/engine/json-rows.ts';
import type { Database, DatabaseTransaction, IdempotencyKeyTable } from '#db/engine/tables.ts';

/** A request that may be repeated: its operation, the sender's key, the scope, and a hash of its input. */
export type IdempotentRequest = {
  readonly operation: string;
  readonly key: string;
  /** The owner of the key, such as a trip's id. The same key of another owner is a conflict and never returns an answer. */
  readonly scope: string;
  readonly inputHash: string;
};

export type StoredOutcome =
  | { readonly kind: 'done'; readonly outcome: unknown; readonly tripId: string | null }
  /** The key was used for other input or by another person. */
  | { readonly kind: 'conflict' };

export type Claim = { readonly kind: 'claimed' } | StoredOutcome;

type KnownOutcome = { readonly outcome: unknown; readonly tripId: string | null };
const nothingYet: KnownOutcome = { outcome: null, tripId: null };

export type Outcome = Pick<IdempotentRequest, 'operation' | 'key'> & { readonly outcome: unknown; readonly tripId: string | null };

/**
 * Claims the key for this transaction, which must save the outcome before it commits, or pass it here if it is known in advance. Of two
 * concurrent requests the second waits for the first and returns its outcome; if the first rolls back, the second gets the claim.
 */
export async function claimKey(tx: DatabaseTransaction, request: IdempotentRequest, known: KnownOutcome = nothingYet): Promise<Claim> {
  const row = formatKey({ request, ...known });
  const { columns, values, source } = createJsonRows('idempotency_keys', Object.keys(row), [row]);
  const { rows } = await sql`
    insert into idempotency_keys (${columns}) select ${values} from ${source}
    on conflict (operation, key) do nothing
    returning key`.execute(tx);
  if (rows.length > 0) return { kind: 'claimed' };
  const found = await findOutcome(tx, request);
  // The key was deleted between the two statements. Keys are deleted only with their trip, so a repeated request starts again.
  return found ?? (await claimKey(tx, request, known));
}

/** The earlier answer to this request; null if it is new. */
export async function findOutcome(db: Database, request: IdempotentRequest): Promise<StoredOutcome | null> {
  const { operation, key } = request;
  const query = db.selectFrom('idempotency_keys').selectAll().where('operation', '=', operation).where('key', '=', key);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : judgeRepetition(row, request);
}

type StoredKey = Pick<Selectable<IdempotencyKeyTable>, 'scope' | 'input_hash' | 'outcome' | 'trip_id'>;

/** Interprets an existing key for a request with the same key. */
export function judgeRepetition(row: StoredKey, { scope, inputHash }: IdempotentRequest): StoredOutcome {
  if (row.scope !== scope || row.input_hash !== inputHash) return { kind: 'conflict' };
  return { kind: 'done', outcome: row.outcome, tripId: row.trip_id };
}

/** Saves the outcome of a claimed request, for now and every repetition. */
export async function saveOutcome(tx: DatabaseTransaction, { operation, key, outcome, tripId }: Outcome): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ outcome: JSON.stringify(outcome), trip_id: tripId })
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

export type KeyRow = { readonly request: IdempotentRequest; readonly outcome: unknown; readonly tripId: string | null };

export function formatKey({ request, outcome, tripId }: KeyRow): Readonly<Record<string, unknown>> {
  const { operation, key, scope, inputHash } = request;
  return { operation, key, scope, input_hash: inputHash, outcome, trip_id: tripId };
}
