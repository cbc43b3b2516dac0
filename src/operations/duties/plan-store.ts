import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { type Listed, parseListed } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { mostWeight, type PlanWeights, planAims } from './rules/propose/week/week.ts';

const name = { reference: v.string(), vehicleIndex: v.number() };
const why = v.object({
  leastKilometres: v.number(),
  driverHours: v.number(),
  averageHours: v.number(),
  broken: v.array(v.picklist(['free-day', 'home-night'])),
});
const row = v.object({
  ...name,
  vehicleId: v.string(),
  driverIds: v.array(v.string()),
  emptyKilometres: v.number(),
  comesFrom: v.nullable(v.string()),
  why,
});
const figures = v.object({
  ...{ covered: v.number(), open: v.number(), emptyKilometres: v.number(), mostHours: v.number(), leastHours: v.number() },
  ...{ nights: v.number(), weekendDays: v.number(), brokenWishes: v.number() },
});
const plan = { rows: v.array(row), figures, cost: v.number() };
/** A run as it was when the plan was asked for, with the version of its crew. */
const asked = v.object({ ...name, startsAt: v.string(), endsAt: v.string(), seats: v.number(), seen: v.number() });
const result = v.object({
  ...plan,
  bound: v.nullable(v.number()),
  gap: v.nullable(v.number()),
  greedy: v.object(plan),
  open: v.array(v.object({ ...name, lacks: v.picklist(['vehicle', 'near', 'driver', 'nobody-left']) })),
  runs: v.array(asked),
  /** Runs that were not looked at, because there were too many. */
  later: v.number(),
  seconds: v.number(),
});
const accepted = v.array(v.object({ ...name, version: v.number() }));
const weight = v.pipe(v.number(), v.minValue(0), v.maxValue(mostWeight));
const weights = v.object(v.entriesFromList(planAims, weight));

export type StoredResult = v.InferOutput<typeof result>;
export type AcceptedRow = v.InferOutput<typeof accepted>[number];

export type StoredPlan = {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly weights: PlanWeights;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  readonly cost: number | null;
  readonly bound: number | null;
  readonly result: StoredResult | null;
  readonly accepted: readonly AcceptedRow[] | null;
  readonly acceptedBy: string | null;
  readonly madeBy: string;
  readonly madeAt: string;
};

/** A search that was not heard of for so long has died with its process. */
const silentSeconds = 30;
const retentionDays = 60;

export type NewPlan = Pick<StoredPlan, 'from' | 'until' | 'weights' | 'madeBy'>;

/** Stores what is asked, and forgets plans of two months ago. */
export async function insertPlan(db: Database, { from, until, weights: chosen, madeBy }: NewPlan): Promise<string> {
  const id = createId();
  await sql`delete from plans where made_at < now() - ${retentionDays} * interval '1 day'`.execute(db);
  await db
    .insertInto('plans')
    .values({
      id,
      from_day: from,
      until_day: until,
      weights: JSON.stringify(chosen),
      made_by: madeBy,
      cost: null,
      bound: null,
      accepted_by: null,
    })
    .execute();
  return id;
}

/** Takes a stored plan to work it out; null where it is worked out already, or was. */
export async function claimPlan(db: Database, id: string): Promise<Pick<StoredPlan, 'from' | 'until' | 'weights'> | null> {
  const { rows } = await sql<Pick<Row, 'from' | 'until' | 'weights'>>`
    update plans set heard_at = clock_timestamp()
    where id = ${id} and state = 'running' and (heard_at = made_at or heard_at < now() - ${silentSeconds} * interval '1 second')
    returning from_day::text as "from", until_day::text as "until", weights`.execute(db);
  return rows.map((row) => ({ ...row, weights: v.parse(weights, row.weights) }))[0] ?? null;
}

/** Says that the search goes on; false if it was cancelled. */
export async function noteProgress(db: Database, id: string, { cost, bound }: Pick<StoredPlan, 'cost' | 'bound'>): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`update plans set cost = coalesce(${cost}, cost), bound = coalesce(${bound}, bound), heard_at = now()
    where id = ${id} and state = 'running' returning id`.execute(db);
  return rows.length > 0;
}

export async function finishPlan(db: Database, id: string, found: StoredResult | null): Promise<void> {
  const state = found === null ? 'failed' : 'done';
  await sql`update plans set state = ${state}, result = ${found === null ? null : JSON.stringify(found)}::jsonb, cost = ${found?.cost ?? null},
    bound = ${found?.bound ?? null}, finished_at = now() where id = ${id} and state = 'running'`.execute(db);
}

/** True if it was still being worked out. */
export async function cancelPlan(db: Database, id: string): Promise<boolean> {
  const { rows } =
    await sql`update plans set state = 'cancelled', finished_at = now() where id = ${id} and state = 'running' returning id`.execute(db);
  return rows.length > 0;
}

/** Stores what of a plan was placed, for the way back; null once it was taken back. */
export async function saveAccepted(db: Database, id: string, placed: readonly AcceptedRow[] | null, by: string | null): Promise<void> {
  await sql`update plans set accepted = ${placed === null ? null : JSON.stringify(placed)}::jsonb, accepted_by = ${by} where id = ${id}`.execute(
    db,
  );
}

/** The same, locked until the end of the transaction. */
export async function lockPlan(tx: DatabaseTransaction, id: string): Promise<StoredPlan | null> {
  await sql`select from plans where id = ${id} for update`.execute(tx);
  return await findPlan(tx, id);
}

export async function findPlan(db: Database, id: string): Promise<StoredPlan | null> {
  return (await readPlans(db, sql`where id = ${id}`))[0] ?? null;
}

/** Latest first. */
export async function listPlans(db: Database, limit: number): Promise<readonly Listed<StoredPlan>[]> {
  return await readPlans(db, sql`order by made_at desc limit ${limit}`);
}

const stored = v.object({ weights, result: v.nullable(result), accepted: v.nullable(accepted) });
const noWeights = Object.fromEntries(planAims.map((aim) => [aim, 0]));

/** One that cannot be read is listed without a result, so that nobody places it. */
function parsePlan(row: Row): Listed<StoredPlan> {
  const { weights: chosen, result: found, accepted: placed, ...plain } = row;
  const parts = { weights: chosen, result: found, accepted: placed };
  return { ...plain, ...parseListed(stored, parts, { what: 'plan', empty: { weights: noWeights, result: null, accepted: null } }) };
}

type Row = {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly weights: unknown;
  readonly state: StoredPlan['state'];
  readonly cost: number | null;
  readonly bound: number | null;
  readonly result: unknown;
  readonly accepted: unknown;
  readonly acceptedBy: string | null;
  readonly madeBy: string;
  readonly madeAt: string;
};

async function readPlans(db: Database, which: ReturnType<typeof sql>): Promise<readonly Listed<StoredPlan>[]> {
  const { rows } = await sql<Row>`select id, from_day::text as "from", until_day::text as "until", weights,
    case when state = 'running' and heard_at < now() - ${silentSeconds} * interval '1 second' then 'failed' else state end as state,
    cost, bound, result, accepted, accepted_by as "acceptedBy", made_by as "madeBy", made_at as "madeAt" from plans ${which}`.execute(db);
  return rows.map((each) => parsePlan(each));
}
