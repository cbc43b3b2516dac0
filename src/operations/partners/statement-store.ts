import { type RawBuilder, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { Immutable } from '#domain/immutable.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { lineKinds, type MonthStatement, statementSchema } from './rules/statement.ts';

const unstatedSchema = v.object({
  id: v.string(),
  operatorId: v.string(),
  jobId: v.string(),
  tripId: v.string(),
  kind: v.picklist(lineKinds),
  reference: v.string(),
  site: v.picklist(siteKeys),
  day: v.string(),
  /** Towns of its stops, in driving order. */
  towns: v.array(v.string()),
  reason: v.string(),
  cents: v.number(),
});
/** What a partner gets or owes and is on no statement yet. */
export type Unstated = v.InferOutput<typeof unstatedSchema>;

/** The instant at which the current month began, in the office's time zone. */
const monthBegan = sql`(date_trunc('month', now() at time zone ${planningZone}) at time zone ${planningZone})`;
const dayOf = (instant: RawBuilder<unknown>) => sql`to_char(${instant} at time zone ${planningZone}, 'YYYY-MM-DD')`;
const jobOver = sql`coalesce(jobs.ended_at, jobs.ends_at)`;
const isToState = sql`jobs.statement_id is null and (jobs.ended_at is null or jobs.drop_fee_cents > 0)`;

const joined = sql`join trips on trips.id = jobs.trip_id join offer_recipients on offer_recipients.id = jobs.recipient_id
  join job_offers on job_offers.id = offer_recipients.offer_id`;
const ofJob = sql`jobs.id as "jobId", jobs.trip_id as "tripId", trips.reference, trips.site,
  jsonb_path_query_array(job_offers.contents, '$.stops[*].town') as towns`;

type Span = { /** Null: all partners. */ readonly operatorId: string | null; readonly until: 'month-began' | 'now' };

/** What partners get or owe, from before the current month or up to now; oldest first. */
export async function listUnstated(db: Database, { operatorId, until }: Span): Promise<readonly Unstated[]> {
  const end = until === 'now' ? sql`now()` : monthBegan;
  const isTheirs = (column: RawBuilder<unknown>) => (operatorId === null ? sql`true` : sql`${column} = ${operatorId}`);
  const { rows } = await sql`
    select jobs.id, jobs.operator_id as "operatorId", ${ofJob}, case when jobs.ended_at is null then 'job' else 'drop-fee' end as kind, ${dayOf(jobOver)} as day, '' as reason,
      case when jobs.ended_at is null then jobs.price_cents else - jobs.drop_fee_cents end as cents
    from jobs ${joined} where ${isTheirs(sql`jobs.operator_id`)} and ${isToState} and ${jobOver} < ${end}
    union all
    select corrections.id, corrections.operator_id as "operatorId", ${ofJob}, 'correction' as kind, ${dayOf(sql`corrections.created_at`)} as day, corrections.reason, corrections.cents
    from partner_corrections as corrections join jobs on jobs.id = corrections.job_id ${joined}
    where ${isTheirs(sql`corrections.operator_id`)} and corrections.statement_id is null and corrections.created_at < ${end}
    order by day, reference`.execute(db);
  return rows.map((row) => parseStored(unstatedSchema, row, 'unstated job'));
}

/** Partners with something unstated from before the current month and no statement for the last month; with that month. */
export async function listToState(db: Database): Promise<readonly { readonly operatorId: string; readonly month: string }[]> {
  const { rows } = await sql<{ operatorId: string; month: string }>`
    with over as (select to_char(${monthBegan} at time zone ${planningZone} - interval '1 day', 'YYYY-MM') as month)
    select distinct operator_id as "operatorId", over.month from (
      select operator_id from jobs where ${isToState} and ${jobOver} < ${monthBegan}
      union select operator_id from partner_corrections where statement_id is null and created_at < ${monthBegan}) as waiting cross join over
    where not exists (select from partner_statements as made where made.operator_id = waiting.operator_id and made.month = over.month)
    order by 1`.execute(db);
  return rows;
}

const storedSchema = v.object({
  id: v.string(),
  operatorId: v.string(),
  month: v.string(),
  key: v.string(),
  contents: statementSchema,
  approvedAt: v.nullable(v.string()),
});
export type StoredStatement = Immutable<v.InferOutput<typeof storedSchema>>;

const selectStatements = sql`select id, operator_id as "operatorId", month, key, contents, approved_at as "approvedAt" from partner_statements`;

function parseStatements(rows: readonly unknown[]): readonly StoredStatement[] {
  return rows.map((row) => parseStored(storedSchema, row, 'statement'));
}

/** Statements of a month or of a partner, latest first. */
export async function listStatements(
  db: Database,
  of: { readonly month: string } | { readonly operatorId: string },
): Promise<readonly StoredStatement[]> {
  const where = 'month' in of ? sql`month = ${of.month}` : sql`operator_id = ${of.operatorId}`;
  return parseStatements(
    (await sql`${selectStatements} where ${where} order by month desc, contents -> 'carrier' ->> 'name'`.execute(db)).rows,
  );
}

/** The months with statements, latest first. */
export async function listStatedMonths(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`select distinct month from partner_statements order by month desc limit 120`.execute(db);
  return rows.map(({ month }) => month);
}

/** The statement of a link or an id; null if there is none. */
export async function findStatement(db: Database, by: { readonly key: string } | { readonly id: string }): Promise<StoredStatement | null> {
  const where = 'key' in by ? sql`key = ${by.key}` : sql`id = ${by.id}`;
  return parseStatements((await sql`${selectStatements} where ${where}`.execute(db)).rows)[0] ?? null;
}

type NewStatement = { readonly operatorId: string; readonly key: string; readonly contents: MonthStatement };

/** Saves a statement and marks its lines as stated; returns its id. Null if somebody else made that month's statement. */
export async function insertStatement(tx: DatabaseTransaction, { operatorId, key, contents }: NewStatement): Promise<string | null> {
  const row = { id: createId(), operator_id: operatorId, month: contents.month, key, contents: JSON.stringify(contents) };
  const made = await tx
    .insertInto('partner_statements')
    .values(row)
    .onConflict((conflict) => conflict.columns(['operator_id', 'month']).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return null;
  const idsOf = (isCorrection: boolean) =>
    contents.lines.filter(({ kind }) => (kind === 'correction') === isCorrection).map(({ id }) => id);
  await sql`update jobs set statement_id = ${row.id} where id = any(${idsOf(false)}::uuid[]) and statement_id is null`.execute(tx);
  await sql`update partner_corrections set statement_id = ${row.id} where id = any(${idsOf(true)}::uuid[]) and statement_id is null`.execute(
    tx,
  );
  return row.id;
}

type NewCorrection = {
  readonly jobId: string;
  readonly operatorId: string;
  readonly cents: number;
  readonly reason: string;
  readonly by: string;
};

/** Saves an addition to or a deduction from a job's pay. */
export async function insertCorrection(tx: DatabaseTransaction, { jobId, operatorId, cents, reason, by }: NewCorrection): Promise<void> {
  const row = { id: createId(), job_id: jobId, operator_id: operatorId, cents, reason, created_by: by };
  await tx.insertInto('partner_corrections').values(row).execute();
}
