import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';
import { closings, referencedKinds, ruleTaskKinds, taskFactsSchema } from './rules/rule-task.ts';
import type { NewTask } from './rules/task.ts';

const taskSchema = v.object({
  id: v.string(),
  reference: v.string(),
  text: v.string(),
  /** Null if anybody may do it, also because its owner left. */
  ownerName: v.nullable(v.string()),
  /** `YYYY-MM-DD`. */
  dueOn: v.nullable(v.string()),
  createdBy: v.string(),
  doneBy: v.nullable(v.string()),
  doneAt: v.nullable(v.string()),
  /** For a task of a rule: its text is empty, and `facts` contains its details. */
  kind: v.nullable(v.picklist(ruleTaskKinds)),
  facts: v.nullable(taskFactsSchema),
  closedAs: v.nullable(v.picklist(closings)),
  answer: v.nullable(v.string()),
});
/** A task for staff about a trip. */
export type TripTask = v.InferOutput<typeof taskSchema>;

const columns = sql`trip_tasks.id, trips.reference, trip_tasks.text, owners.name as "ownerName", due_on as "dueOn",
  created_by as "createdBy", done_by as "doneBy", done_at as "doneAt", kind, facts, closed_as as "closedAs", answer`;
const source = sql`trip_tasks join trips on trips.id = trip_id
  left join staff_members as owners on owners.id = owner_id and owners.closed_at is null`;

export async function insertTask(
  tx: DatabaseTransaction,
  { tripId, createdBy, text, ownerId, dueOn }: NewTask & { readonly tripId: string; readonly createdBy: string },
): Promise<void> {
  const row = { id: createId(), trip_id: tripId, text, owner_id: ownerId, due_on: dueOn, created_by: createdBy };
  await tx.insertInto('trip_tasks').values(row).execute();
}

/** The tasks of a trip: open ones by due date, then done ones, latest first. */
export async function listTasksOfTrip(db: Database, reference: string): Promise<readonly TripTask[]> {
  const { rows } = await sql`select ${columns} from ${source} where trips.reference = ${reference}
    order by done_at desc nulls first, due_on nulls first, trip_tasks.id`.execute(db);
  return rows.map((row) => parseStored(taskSchema, row, 'task'));
}

type Whose = { readonly memberId: string /** YYYY-MM-DD. */; readonly dueBy: string; readonly limit: number };

/**
 * Tasks of a person, and tasks for anybody, due by a date, the most urgent first: late ones come first, those without a date last. Tasks of
 * rules are left out once their trip is over.
 */
export async function listTasksOfMember(db: Database, { memberId, dueBy, limit }: Whose): Promise<readonly TripTask[]> {
  const { rows } = await sql`select ${columns} from ${source}
    where done_at is null and (kind is null or trips.status = ${tripStates.booked.status}) and (due_on is null or due_on <= ${dueBy}::date) and (owners.id is null or owners.id::text = ${memberId})
    order by coalesce(due_on, (now() at time zone 'Europe/Amsterdam')::date), trip_tasks.id limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(taskSchema, row, 'task'));
}

/**
 * Marks a task of the trip as done, or as open again if `doneBy` is null. False if it already is, if its rule no longer requires it, or if
 * it needs a reference or a reason.
 */
export async function markTask(
  tx: DatabaseTransaction,
  { id, tripId, doneBy }: { readonly id: string; readonly tripId: string; readonly doneBy: string | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update trip_tasks
    set done_by = ${doneBy}, done_at = case when ${doneBy}::text is null then null else now() end, closed_as = null, answer = null
    where id = ${id} and trip_id = ${tripId} and (done_at is null) = (${doneBy}::text is not null) and closed_as is distinct from 'over'
      and not (${doneBy}::text is not null and coalesce(kind, '') = any(${[...referencedKinds]}::text[]))`.execute(tx);
  return numAffectedRows > 0n;
}
