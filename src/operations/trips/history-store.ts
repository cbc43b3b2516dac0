import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, TripHistoryTable } from '#db/engine/tables.ts';
import {
  type HistoryEvent,
  historyEvents,
  type TripActor,
  type TripState,
  tripActors,
  tripStages,
  tripStatuses,
} from '#domain/trip/states.ts';

/** A stored change of a trip. */
export type HistoryEntry = {
  readonly tripId: string;
  /** The version that the change created; 1 is the request. */
  readonly version: number;
  readonly at: string;
  readonly actor: TripActor;
  /** The staff member, if one made the change and the name is known. */
  readonly actorName: string | null;
  readonly event: HistoryEvent;
  /** Null for the request, which has no previous state. */
  readonly from: TripState | null;
  readonly to: TripState;
  readonly detail: Readonly<Record<string, unknown>>;
};

export const historyColumns = [
  'trip_id',
  'version',
  'at',
  'actor',
  'actor_name',
  'event',
  'from_status',
  'from_stage',
  'to_status',
  'to_stage',
  'detail',
] as const satisfies readonly (keyof TripHistoryTable)[];

/** Until December 2026 entries called staff "the office". */
const storedActor = v.pipe(
  v.picklist([...tripActors, 'office']),
  v.transform((actor): TripActor => (actor === 'office' ? 'staff' : actor)),
);

const rowSchema = v.object({
  trip_id: v.string(),
  version: v.number(),
  at: v.string(),
  actor: storedActor,
  actor_name: v.nullable(v.string()),
  event: v.picklist(historyEvents),
  from_status: v.nullable(v.picklist(tripStatuses)),
  from_stage: v.nullable(v.picklist(tripStages)),
  to_status: v.picklist(tripStatuses),
  to_stage: v.picklist(tripStages),
  detail: v.record(v.string(), v.unknown()),
});

/** All changes of a trip, oldest first. */
export async function listHistory(db: Database, tripId: string): Promise<readonly HistoryEntry[]> {
  const rows = await db.selectFrom('trip_history').selectAll().where('trip_id', '=', tripId).orderBy('version').execute();
  return rows.map((row) => parseHistory(parseStored(rowSchema, row, `history of trip ${tripId}`)));
}

/** The name of the staff member who last changed the trip; null if there is none. */
export async function findServiceAgent(db: Database, tripId: string): Promise<string | null> {
  const row = await db
    .selectFrom('trip_history')
    .select('actor_name')
    .where('trip_id', '=', tripId)
    .where('actor_name', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.actor_name ?? null;
}

export function formatHistory(entry: HistoryEntry): Readonly<Record<(typeof historyColumns)[number], unknown>> {
  return {
    trip_id: entry.tripId,
    version: entry.version,
    at: entry.at,
    actor: entry.actor,
    actor_name: entry.actorName,
    event: entry.event,
    from_status: entry.from?.status ?? null,
    from_stage: entry.from?.stage ?? null,
    to_status: entry.to.status,
    to_stage: entry.to.stage,
    detail: entry.detail,
  };
}

function parseHistory(row: v.InferOutput<typeof rowSchema>): HistoryEntry {
  const { trip_id, actor_name, from_status, from_stage, to_status, to_stage, ...same } = row;
  const from = from_status === null || from_stage === null ? null : { status: from_status, stage: from_stage };
  return { ...same, tripId: trip_id, actorName: actor_name, from, to: { status: to_status, stage: to_stage } };
}
