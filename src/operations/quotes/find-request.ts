import { sql } from 'kysely';
import * as v from 'valibot';
import { prepared } from '#db/engine/prepared.ts';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type IdempotentRequest, judgeRepetition, type StoredOutcome } from '#operations/trips/idempotency-store.ts';
import { parseTrip, type TripRow } from '#operations/trips/trip-row.ts';
import { selectByKey } from '#operations/trips/trip-store.ts';

/** A request before its trip is known. */
export type TripRequest = Omit<IdempotentRequest, 'scope'>;

export type FoundForChange = {
  readonly trip: Trip;
  readonly request: IdempotentRequest;
  /** The stored answer to this request, if it was made before. */
  readonly known: StoredOutcome | null;
  /** The database's clock. */
  readonly now: string;
};

const storedKeySchema = v.object({ scope: v.string(), input_hash: v.string(), outcome: v.unknown(), trip_id: v.nullable(v.string()) });
type FoundRow = TripRow & { readonly asked_at: string; readonly kept: unknown };

/**
 * The trip of a quote or booking key with everything needed to judge a change, as of one moment and in one round trip; null if there is
 * none.
 */
export async function findForChange(db: Database, key: string, asked: TripRequest): Promise<FoundForChange | null> {
  const statement = sql<FoundRow>`
    select found.*, clock_timestamp() as asked_at,
      (select jsonb_build_object('scope', scope, 'input_hash', input_hash, 'outcome', outcome, 'trip_id', trip_id)
        from idempotency_keys where operation = ${asked.operation} and key = ${asked.key}) as kept
    from (
      ${selectByKey(key)}
    ) as found`;
  const { rows } = await prepared(statement).execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const trip = parseTrip(row);
  const request = { ...asked, scope: trip.id };
  return { trip, request, now: row.asked_at, known: judgeStoredKey(row.kept, request) };
}

export type RequestFacts = {
  /** The database's clock, which decides what is in the past. */
  readonly now: string;
  /** The stored answer to this request; null if it is new. */
  readonly known: StoredOutcome | null;
};

/** Everything needed before pricing a new trip, in one round trip to the database. */
export async function findRequestFacts(db: Database, request: IdempotentRequest): Promise<RequestFacts> {
  const question = sql<{ now: string; kept: unknown }>`
    select clock_timestamp() as now,
      (select jsonb_build_object('scope', scope, 'input_hash', input_hash, 'outcome', outcome, 'trip_id', trip_id)
        from idempotency_keys where operation = ${request.operation} and key = ${request.key}) as kept`;
  const { rows } = await prepared(question).execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered nothing');
  return { now: row.now, known: judgeStoredKey(row.kept, request) };
}

function judgeStoredKey(kept: unknown, request: IdempotentRequest): StoredOutcome | null {
  return kept === null ? null : judgeRepetition(parseStored(storedKeySchema, kept, 'an idempotency key'), request);
}
