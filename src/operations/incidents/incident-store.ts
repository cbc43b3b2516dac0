import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type IncidentKind, incidentKinds } from './rules/incident.ts';

const incidentSchema = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  kind: v.picklist(incidentKinds),
  minutes: v.nullable(v.number()),
  openedBy: v.string(),
  openedAt: v.string(),
  nextWordAt: v.string(),
  pausesMails: v.boolean(),
  /** Index of the trip's vehicle, from 0; null if unknown. */
  vehicleIndex: v.nullable(v.number()),
  closedBy: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  /** The delay that was last announced; null if none. */
  announcedMinutes: v.nullable(v.number()),
  /** When the delay last changed. */
  minutesAt: v.nullable(v.string()),
});
/** A problem during a trip. Instants, ISO 8601. */
export type Incident = v.InferOutput<typeof incidentSchema>;

const columns = sql`incidents.id, trip_id as "tripId", trips.reference, incidents.kind, minutes, opened_by as "openedBy",
  opened_at as "openedAt", next_word_at as "nextWordAt", holds_mails as "pausesMails", vehicle_index as "vehicleIndex",
  closed_by as "closedBy", closed_at as "closedAt",
  told_minutes as "announcedMinutes", minutes_at as "minutesAt"`;
const source = sql`incidents join trips on trips.id = trip_id`;

/** The incidents of a trip, latest first: at most the first is open. */
export async function listIncidentsOfTrip(db: Database, tripId: string): Promise<readonly Incident[]> {
  const { rows } = await sql`select ${columns} from ${source} where trip_id = ${tripId} order by opened_at desc, incidents.id desc`.execute(
    db,
  );
  return rows.map((row) => parseStored(incidentSchema, row, 'incident'));
}

/** Open incidents, the one whose next message is due first. */
export async function listOpenIncidents(db: Database): Promise<readonly Incident[]> {
  const { rows } = await sql`select ${columns} from ${source} where closed_at is null order by next_word_at`.execute(db);
  return rows.map((row) => parseStored(incidentSchema, row, 'incident'));
}

type NewIncident = Pick<Incident, 'tripId' | 'kind' | 'minutes' | 'openedBy' | 'nextWordAt' | 'pausesMails' | 'vehicleIndex'>;

/** Saves a new incident and returns its id. The trip is locked and has no open incident. */
export async function insertIncident(tx: DatabaseTransaction, incident: NewIncident) {
  const { tripId, openedBy, nextWordAt, pausesMails, vehicleIndex, ...plain } = incident;
  const id = createId();
  const named = { trip_id: tripId, opened_by: openedBy, next_word_at: nextWordAt, holds_mails: pausesMails, vehicle_index: vehicleIndex };
  const row = { id, ...plain, ...named, minutes_at: plain.minutes === null ? null : sql<string>`now()` };
  await tx.insertInto('incidents').values(row).execute();
  return id;
}

type IncidentChange = {
  readonly kind?: IncidentKind;
  readonly minutes?: number | null;
  readonly nextWordAt?: string;
  readonly vehicleIndex?: number | null;
  readonly announcedMinutes?: number | null;
};

export async function changeIncident(
  tx: DatabaseTransaction,
  id: string,
  { nextWordAt, vehicleIndex, announcedMinutes, ...plain }: IncidentChange,
): Promise<void> {
  const set = {
    ...plain,
    ...(nextWordAt === undefined ? {} : { next_word_at: nextWordAt }),
    ...(vehicleIndex === undefined ? {} : { vehicle_index: vehicleIndex }),
    ...(announcedMinutes === undefined ? {} : { told_minutes: announcedMinutes }),
    // Also if the value is the same: repeating it restarts the quiet time.
    ...(plain.minutes === undefined ? {} : { minutes_at: sql<string>`now()` }),
  };
  await tx.updateTable('incidents').set(set).where('id', '=', id).execute();
}

export async function endIncident(tx: DatabaseTransaction, id: string, { by, at }: { readonly by: string; readonly at: string }) {
  await tx.updateTable('incidents').set({ closed_by: by, closed_at: at }).where('id', '=', id).execute();
}

const incidentActs = ['reported', 'step', 'call', 'note', 'told', 'closed'] as const;

const lineSchema = v.object({
  id: v.string(),
  at: v.string(),
  by: v.string(),
  what: v.picklist(incidentActs),
  key: v.string(),
  text: v.string(),
  /** Its messages: how many, how many were sent, how many failed for good. */
  messages: v.number(),
  sent: v.number(),
  failed: v.number(),
});
/** One action about an incident. */
export type IncidentLine = v.InferOutput<typeof lineSchema>;

/** The actions about an incident, in order, with the state of their messages. */
export async function listIncidentLines(db: Database, incidentId: string): Promise<readonly IncidentLine[]> {
  const { rows } = await sql`
    select incident_lines.id, at, by_name as by, what, key, text, cardinality(message_ids) as messages,
      (select count(*)::int from outbox where message_id = any(message_ids) and done_at is not null) as sent,
      (select count(*)::int from outbox where message_id = any(message_ids) and failed_at is not null) as failed
    from incident_lines where incident_id = ${incidentId} order by at, incident_lines.id`.execute(db);
  return rows.map((row) => parseStored(lineSchema, row, 'line of an incident'));
}

type NewLine = Pick<IncidentLine, 'by' | 'what' | 'key' | 'text'> & {
  readonly incidentId: string;
  readonly messageIds?: readonly string[];
};

/** Records an action; a step of the checklist only once. */
export async function insertIncidentLine(tx: DatabaseTransaction, { incidentId, by, messageIds = [], ...plain }: NewLine): Promise<void> {
  const row = { id: createId(), incident_id: incidentId, by_name: by, ...plain, message_ids: [...messageIds] };
  await tx
    .insertInto('incident_lines')
    .values(row)
    .onConflict((conflict) => conflict.columns(['incident_id', 'key']).where('what', '=', 'step').doNothing())
    .execute();
}
