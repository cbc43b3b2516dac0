import { type Selectable, sql } from 'kysely';
import { createJsonRows } from '#db/engine/json-rows.ts';
import type { Database, DatabaseTransaction, IdempotencyKeyTable } from '#db/engine/tables.ts';

/** A request that may be repeated: what it does, the key its sender gave it, for whom, and a hash of all it said. */
export type IdempotentRequest = {
  readonly operation: string;
  readonly key: string;
  /** Whom the key belongs to, such as a trip's id; another's key is a conflict, never an answer. */
  readonly scope: string;
  readonly inputHash: string;
};

export type StoredOutcome =
  | { readonly kind: 'done'; readonly outcome: unknown; readonly tripId: string | null }
  /** The key was used for other input or by somebody else. */
  | { readonly kind: 'conflict' };

export type Claim = { readonly kind: 'claimed' } | StoredOutcome;

type KnownOutcome = { readonly outcome: unknown; readonly tripId: string | null };
const nothingYet: KnownOutcome = { outcome: null, tripId: null };

export type Outcome = Pick<IdempotentRequest, 'operation' | 'key'> & { readonly outcome: unknown; readonly tripId: string | null };

/**
 * Claims the key for this transaction, which must save the outcome before it commits, or give it here where it is known beforehand. Of two
 * at once the second waits for the first and gets its outcome; should the first roll back, the second has the claim.
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
  // It went away between the two statements: keys are deleted only with their trip, so whoever repeats now begins anew.
  return found ?? (await claimKey(tx, request, known));
}

/** What was answered to this request before, or null when it is new. */
export async function findOutcome(db: Database, request: IdempotentRequest): Promise<StoredOutcome | null> {
  const { operation, key } = request;
  const query = db.selectFrom('idempotency_keys').selectAll().where('operation', '=', operation).where('key', '=', key);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : judgeRepetition(row, request);
}

type KeptKey = Pick<Selectable<IdempotencyKeyTable>, 'scope' | 'input_hash' | 'outcome' | 'trip_id'>;

/** What a key that is there already means for a request that brings it. */
export function judgeRepetition(row: KeptKey, { scope, inputHash }: IdempotentRequest): StoredOutcome {
  if (row.scope !== scope || row.input_hash !== inputHash) return { kind: 'conflict' };
  return { kind: 'done', outcome: row.outcome, tripId: row.trip_id };
}

/** Writes what a claimed request is answered with, now and at every repetition. */
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
