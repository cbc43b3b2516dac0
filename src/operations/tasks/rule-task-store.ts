import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { closings, type KnownRuleTask, referencedKinds, ruleTaskKinds, type TaskChanges, taskFactsSchema } from './rules/rule-task.ts';

const knownSchema = v.object({
  id: v.string(),
  kind: v.picklist(ruleTaskKinds),
  key: v.string(),
  dueOn: v.string(),
  facts: taskFactsSchema,
  isOpen: v.boolean(),
  closedAs: v.nullable(v.picklist(closings)),
});

/** All tasks that rules created for a trip, open or closed. */
export async function listRuleTasks(db: Database, tripId: string): Promise<readonly KnownRuleTask[]> {
  const { rows } = await sql`select id, kind, key, due_on as "dueOn", facts, done_at is null as "isOpen", closed_as as "closedAs"
    from trip_tasks where trip_id = ${tripId} and kind is not null order by id`.execute(db);
  return rows.map((row) => parseStored(knownSchema, row, 'task of a rule'));
}

/** Saves a trip's tasks as its rules require. If several processes add the same task at once, the first one stays. */
export async function writeTaskChanges(
  tx: DatabaseTransaction,
  { tripId, changes: { added, changed, over } }: { readonly tripId: string; readonly changes: TaskChanges },
): Promise<void> {
  for (const { kind, key, dueOn, facts } of added) {
    await sql`insert into trip_tasks (id, trip_id, text, due_on, created_by, kind, key, facts)
      values (${createId()}, ${tripId}, '', ${dueOn}, '', ${kind}, ${key}, ${JSON.stringify(facts)}) on conflict do nothing`.execute(tx);
  }
  for (const { id, dueOn, facts } of changed) {
    await sql`update trip_tasks set due_on = ${dueOn}, facts = ${JSON.stringify(facts)}, closed_as = null, done_at = null, done_by = null
      where id = ${id}`.execute(tx);
  }
  for (const { id } of over) {
    await sql`update trip_tasks set closed_as = 'over', done_at = now(), done_by = '' where id = ${id} and done_at is null`.execute(tx);
  }
}

/** Tasks that still lack a reference, by trip: the states and the cities that they concern. */
export async function listUndeclared(db: Database, tripIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ tripId: string; names: readonly string[] }>`
    select trip_id as "tripId", jsonb_agg(distinct coalesce(facts ->> 'city', facts ->> 'country')) as names from trip_tasks
    where trip_id = any(${[...tripIds]}::uuid[]) and kind = any(${[...referencedKinds]}::text[]) and done_at is null
    group by trip_id`.execute(db);
  return new Map(rows.map(({ tripId, names }) => [tripId, names]));
}

/** Trips that need a reference by tomorrow and lack it. */
export async function listTripsUndeclared(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ tripId: string }>`select distinct trip_id as "tripId" from trip_tasks
    where done_at is null and due_on <= (now() at time zone 'Europe/Amsterdam')::date + 1
      and kind = any(${[...referencedKinds]}::text[])`.execute(db);
  return rows.map(({ tripId }) => tripId);
}

type Closing = {
  readonly id: string;
  readonly tripId: string;
  readonly as: 'reference' | 'not-needed';
  readonly answer: string;
  readonly by: string;
};

/** Closes an open task of a rule with a text; false if there is none. */
export async function closeRuleTask(tx: DatabaseTransaction, { id, tripId, as, answer, by }: Closing): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update trip_tasks
    set closed_as = ${as}, answer = ${answer}, done_at = now(), done_by = ${by}
    where id = ${id} and trip_id = ${tripId} and kind is not null and done_at is null`.execute(tx);
  return numAffectedRows > 0n;
}
