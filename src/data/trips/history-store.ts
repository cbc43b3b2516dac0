import { sql } from 'kysely';
import * as v from 'valibot';
import { type TripStage, type TripStatus, tripStages, tripStatuses } from '#domain/trip/states.ts';
import { createJsonRows } from '../engine/json-rows.ts';
import { parseStored } from '../engine/stored.ts';
import type { Database, DatabaseTransaction, TripHistoryTable } from '../engine/tables.ts';

export type TripState = { readonly status: TripStatus; readonly stage: TripStage };

/** One stored change of a trip. */
export type HistoryEntry = {
  readonly tripId: string;
  /** The version that the change made; 1 is the request. */
  readonly version: number;
  readonly at: string;
  /** Who caused it: the customer, the system, a person of ours. */
  readonly actor: string;
  readonly event: string;
  /** Null for the request, before which there was nothing. */
  readonly from: TripState | null;
  readonly to: TripState;
  readonly detail: Readonly<Record<string, unknown>>;
};

export const historyColumns = [
  'trip_id',
  'version',
  'at',
  'actor',
  'event',
  'from_status',
  'from_stage',
  'to_status',
  'to_stage',
  'detail',
] as const satisfies readonly (keyof TripHistoryTable)[];

const rowSchema = v.object({
  trip_id: v.string(),
  version: v.number(),
  at: v.string(),
  actor: v.string(),
  event: v.string(),
  from_status: v.nullable(v.picklist(tripStatuses)),
  from_stage: v.nullable(v.picklist(tripStages)),
  to_status: v.picklist(tripStatuses),
  to_stage: v.picklist(tripStages),
  detail: v.record(v.string(), v.unknown()),
});

/** Writes the change down. In the transaction of the change itself: the one without the other would be a lie. */
export async function insertHistory(tx: DatabaseTransaction, entry: HistoryEntry): Promise<void> {
  const { columns, values, source } = createJsonRows('trip_history', historyColumns, [formatHistory(entry)]);
  await sql`insert into trip_history (${columns}) select ${values} from ${source}`.execute(tx);
}

/** All changes of a trip, the first first. */
export async function listHistory(db: Database, tripId: string): Promise<readonly HistoryEntry[]> {
  const rows = await db.selectFrom('trip_history').selectAll().where('trip_id', '=', tripId).orderBy('version').execute();
  return rows.map((row) => parseHistory(parseStored(rowSchema, row, `history of trip ${tripId}`)));
}

export function formatHistory(entry: HistoryEntry): Readonly<Record<(typeof historyColumns)[number], unknown>> {
  return {
    trip_id: entry.tripId,
    version: entry.version,
    at: entry.at,
    actor: entry.actor,
    event: entry.event,
    from_status: entry.from?.status ?? null,
    from_stage: entry.from?.stage ?? null,
    to_status: entry.to.status,
    to_stage: entry.to.stage,
    detail: entry.detail,
  };
}

function parseHistory(row: v.InferOutput<typeof rowSchema>): HistoryEntry {
  const { trip_id, from_status, from_stage, to_status, to_stage, ...same } = row;
  const from = from_status === null || from_stage === null ? null : { status: from_status, stage: from_stage };
  return { ...same, tripId: trip_id, from, to: { status: to_status, stage: to_stage } };
}
