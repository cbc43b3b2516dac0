import { type RawBuilder, sql } from 'kysely';
import { createJsonRows, formatAssignments } from '#db/engine/json-rows.ts';
import { prepared, preparedText } from '#db/engine/prepared.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { TripStage, TripStatus } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type ListedTrip, parseListedTrip } from './listed-trip.ts';
import { formatLookupEmail, formatTripParts, parseTrip, type TripParts, type TripRow, tripColumns } from './trip-row.ts';

export type TripTransition = {
  readonly id: string;
  readonly fromStatus: TripStatus;
  readonly fromStage: TripStage;
  readonly toStatus: TripStatus;
  readonly toStage: TripStage;
  /** The version that the visitor saw; with another version the transition fails. */
  readonly expectedVersion: number;
  /** Judged by the database's clock: `open` succeeds only before the quote's `validUntil`, `over` only from then on. */
  readonly validity?: 'open' | 'over';
  /** Parts of the trip that change with it. */
  readonly set?: Partial<TripParts>;
};

// One text, because every page of a trip uses it: the query builder would quote its fifty names each time.
const columns = sql.raw(tripColumns.join(', '));

/** Finds the row by its quote key or booking key: one index look-up for a quote key, a second one for a booking key. */
export function selectByKey(key: string): RawBuilder<TripRow> {
  return sql<TripRow>`
    select ${columns} from trips where quote_key = ${key} union all select ${columns} from trips where booking_key = ${key} limit 1`;
}

/** Finds the trip by its quote key or booking key; null if there is none. */
export async function findTripByKey(db: Database, key: string): Promise<Trip | null> {
  const { rows } = await prepared(selectByKey(key)).execute(db);
  return rows[0] === undefined ? null : parseTrip(rows[0]);
}

const askKey = preparedText(
  ['quote_key', 'booking_key', 'share_key', 'read_key'].map((column) => `select 1 from trips where ${column} = $1`).join(' union all ') +
    ' limit 1',
);

/** Whether any trip has this key, of either kind. */
export async function isKeyOfTrip(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.executeQuery(askKey([key]));
  return rows.length > 0;
}

export async function findTripByShareKey(db: Database, key: string): Promise<Trip | null> {
  const row = await db.selectFrom('trips').selectAll().where('share_key', '=', key).executeTakeFirst();
  return row === undefined ? null : parseTrip(row);
}

export async function findTripByReadKey(db: Database, key: string): Promise<Trip | null> {
  const row = await db.selectFrom('trips').selectAll().where('read_key', '=', key).executeTakeFirst();
  return row === undefined ? null : parseTrip(row);
}

/** For a page that only shows the trip: parts that cannot be read are left out and named. */
export async function findListedTrip(db: Database, reference: string): Promise<ListedTrip | null> {
  const row = await db.selectFrom('trips').selectAll().where('reference', '=', reference.toUpperCase()).executeTakeFirst();
  return row === undefined ? null : parseListedTrip(row);
}

/** By the reference for people, `NL-26-104233`, in any case. */
export async function findTripByReference(db: Database, reference: string): Promise<Trip | null> {
  const row = await db.selectFrom('trips').selectAll().where('reference', '=', reference.toUpperCase()).executeTakeFirst();
  return row === undefined ? null : parseTrip(row);
}

/** The same, with a row lock until the transaction ends. */
export async function lockTripByReference(tx: DatabaseTransaction, reference: string): Promise<Trip | null> {
  const row = await tx.selectFrom('trips').selectAll().where('reference', '=', reference.toUpperCase()).forUpdate().executeTakeFirst();
  return row === undefined ? null : parseTrip(row);
}

/** By the database's own key, which is never accepted from outside. */
export async function findTripById(db: Database, id: string): Promise<Trip | null> {
  const row = await db.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseTrip(row);
}

/** Finds several trips by their ids; missing ones are left out. */
export async function findTripsByIds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Trip>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('trips').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, parseListedTrip(row)]));
}

/** The same, locked until the transaction ends. */
export async function lockTripById(tx: DatabaseTransaction, id: string): Promise<Trip | null> {
  const row = await tx.selectFrom('trips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : parseTrip(row);
}

/** The trips of an address, newest first. */
export async function listTripsByEmail(db: Database, email: string, limit: number): Promise<readonly Trip[]> {
  const query = db.selectFrom('trips').selectAll().where('email', '=', formatLookupEmail(email));
  const rows = await query.orderBy('created_at', 'desc').limit(limit).execute();
  return rows.map(parseListedTrip);
}

/**
 * An expression instead of the bare column: on a table without statistics the planner would otherwise read the index of all open quotes
 * instead of the one row of the id.
 */
const endsAt = sql`(trips.valid_until + interval '0')`;

/** The columns that a transition sets. */
export function formatTransition({ set, toStatus, toStage }: TripTransition): Readonly<Record<string, unknown>> {
  return { ...formatTripParts(set ?? {}), status: toStatus, stage: toStage };
}

/**
 * The statement that moves a trip to another state, or changes it within its state, provided that it is still in the old state (and
 * version, and validity): of any number of concurrent ones exactly one wins. The version grows by one. Only `write-trip.ts` runs it, with
 * the trip's history; its parameters are `columns` as JSON and {@link listTransitionParameters}.
 */
export function createTransition(transition: TripTransition, columns: Readonly<Record<string, unknown>>): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const [id, fromStatus, fromStage, expectedVersion] = listTransitionParameters(transition);
  return sql`
    update trips set ${formatAssignments(names)}, version = trips.version + 1
    from ${createJsonRows('trips', names, [columns]).source}
    where trips.id = ${id} and trips.status = ${fromStatus} and trips.stage = ${fromStage} and trips.version = ${expectedVersion}${validWhere[transition.validity ?? 'any']}`;
}

const validWhere = { any: sql``, open: sql` and ${endsAt} > now()`, over: sql` and ${endsAt} <= now()` };

export function listTransitionParameters({ id, fromStatus, fromStage, expectedVersion }: TripTransition) {
  return [id, fromStatus, fromStage, expectedVersion] as const;
}
