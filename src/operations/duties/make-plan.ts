import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { isPlannedDate } from '#domain/calendar/written-date.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findCrewVersions } from './crew-changes.ts';
import { type NotPlaced, placeCrew } from './place-crew.ts';
import {
  type AcceptedRow,
  claimPlan,
  finishPlan,
  insertPlan,
  lockPlan,
  noteProgress,
  type StoredResult,
  saveAccepted,
} from './plan-store.ts';
import { readWeekQuestion } from './propose-day.ts';
import type { Progress } from './rules/propose/week/propose-week.ts';
import { mostDays, type PlanWeights, type WeekProposal, type WeekQuestion } from './rules/propose/week/week.ts';
import { type NotTakenOff, takeOffRun } from './take-off-run.ts';

export type Planning = {
  /** Seconds after which the best plan so far is the answer. */
  readonly seconds: number;
  readonly onProgress: (progress: Progress) => void;
  /** Aborted when somebody cancels. */
  readonly signal?: AbortSignal;
};
/** Works a plan out on another thread; null if it was cancelled. */
export type PlanWeek = (question: WeekQuestion, planning: Planning) => Promise<WeekProposal | null>;

type PlanContext = Pick<ApplyContext, 'db'> & { readonly planWeek: PlanWeek };

/** A day has an answer within 10 seconds, more days within 2 minutes. */
const secondsFor = (days: number) => (days === 1 ? 8 : 105);
/** Milliseconds between two looks at whether somebody cancelled. */
const heartbeat = 2_000;

export type AskedPlan = { readonly from: string; readonly days: number; readonly weights: PlanWeights; readonly madeBy: string };

/** Stores what is asked of a plan, for {@link workOutPlan}. */
export async function storePlan(
  db: Database,
  { from, days, weights, madeBy }: AskedPlan,
): Promise<Result<{ readonly id: string }, 'days'>> {
  if (!isPlannedDate(from) || days < 1 || days > mostDays) return failure('days');
  return success({ id: await insertPlan(db, { from, until: addDays(from, days - 1), weights, madeBy }) });
}

/**
 * Begins to work out a stored plan, which goes on after this returns; does nothing where somebody does already. `finished` ends with it and
 * never fails: a plan whose process lost the database says nothing more, and is shown as failed.
 */
export async function workOutPlan(context: PlanContext, id: string): Promise<{ readonly finished: Promise<void> }> {
  const asked = await claimPlan(context.db, id);
  if (asked === null) return { finished: Promise.resolve() };
  const finished = work(context, id, asked).catch(async () => await finishPlan(context.db, id, null).catch(() => undefined));
  return { finished };
}

async function work(context: PlanContext, id: string, asked: Pick<WeekQuestion, 'from' | 'until' | 'weights'>): Promise<void> {
  const { db } = context;
  const started = performance.now();
  const { later, ...question } = await readWeekQuestion({ db }, asked);
  const runs = question.runs.map(({ reference, vehicleIndex, duties }) => ({
    name: { tripId: duties[0]?.tripId ?? '', vehicleIndex },
    described: {
      ...{ reference, vehicleIndex, startsAt: duties[0]?.startsAt ?? '', endsAt: duties.at(-1)?.endsAt ?? '' },
      seats: Math.max(0, ...duties.map(({ seats }) => seats)),
    },
  }));
  const versions = await findCrewVersions(
    db,
    runs.map(({ name }) => name),
  );
  const found = await search(context, id, question);
  if (found === null) return;
  const { rows, figures, cost, bound, gap, greedy } = found;
  await finishPlan(db, id, {
    ...{ rows: [...rows.map(copyRow)], figures, cost, bound, gap, later, seconds: (performance.now() - started) / 1_000 },
    greedy: { ...greedy, rows: greedy.rows.map(copyRow) },
    open: found.open.map(({ reference, vehicleIndex, lacks }) => ({ reference, vehicleIndex, lacks })),
    runs: runs.map(({ name, described }) => ({ ...described, seen: versions(name) })),
  });
}

function copyRow(row: WeekProposal['rows'][number]): StoredResult['rows'][number] {
  return { ...row, driverIds: [...row.driverIds], why: { ...row.why, broken: [...row.why.broken] } };
}

async function search({ db, planWeek }: PlanContext, id: string, question: WeekQuestion): Promise<WeekProposal | null> {
  const stop = new AbortController();
  let last: Progress = { cost: Number.NaN, bound: null };
  const watch = setInterval(() => {
    const cost = Number.isFinite(last.cost) ? last.cost : null;
    void noteProgress(db, id, { cost, bound: last.bound }).then(
      (isWanted) => isWanted || stop.abort(),
      () => undefined,
    );
  }, heartbeat).unref();
  try {
    const onProgress = (progress: Progress) => {
      last = progress;
    };
    return await planWeek(question, {
      seconds: secondsFor(daysBetween(question.from, question.until) + 1),
      onProgress,
      signal: stop.signal,
    });
  } finally {
    clearInterval(watch);
  }
}

type Name = { readonly reference: string; readonly vehicleIndex: number };
/** A row that was not placed or not taken back, and why. */
export type Refused<Why> = Name & { readonly failure: Why };

export type Accepting = { readonly id: string; readonly staff: StaffMember; readonly leftOut: readonly Name[] };

/**
 * Places the rows of a plan, each as if by hand, except those left out. What a colleague has placed or changed since the plan was asked
 * for stays, and is named with the reason. What was placed is kept with the plan, so that it can be taken back at once.
 */
export async function acceptPlan(
  context: ApplyContext,
  { id, staff, leftOut }: Accepting,
): Promise<Result<{ readonly placed: number; readonly refused: readonly Refused<NotPlaced>[] }, 'gone' | 'accepted-already'>> {
  return await inTransaction(context.db, async (tx) => {
    const plan = await lockPlan(tx, id);
    if (plan?.result == null) return failure('gone' as const);
    if (plan.accepted !== null) return failure('accepted-already' as const);
    const { rows, runs } = plan.result;
    const placed: AcceptedRow[] = [];
    const refused: Refused<NotPlaced>[] = [];
    for (const { reference, vehicleIndex, vehicleId, driverIds } of rows.filter((row) => !leftOut.some((each) => isSame(each, row)))) {
      const seen = runs.find((run) => isSame(run, { reference, vehicleIndex }))?.seen ?? 0;
      const placing = { staff, reference, vehicleIndex, vehicleId, driverIds, overrideReason: null, seen };
      const outcome = await orNothing(tx, async () => await placeCrew({ ...context, db: tx }, placing));
      if (outcome.ok) placed.push({ reference, vehicleIndex, version: outcome.value.version });
      else refused.push({ reference, vehicleIndex, failure: outcome.failure });
    }
    if (placed.length > 0) await saveAccepted(tx, id, placed, nameInAudit(staff));
    return success({ placed: placed.length, refused });
  });
}

/** A row that is refused leaves the transaction as it was, even where a constraint of the database refused it. */
async function orNothing<Value, Reason>(
  tx: DatabaseTransaction,
  work: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  await sql`savepoint row_of_plan`.execute(tx);
  const outcome = await work();
  if (!outcome.ok) await sql`rollback to savepoint row_of_plan`.execute(tx);
  await sql`release savepoint row_of_plan`.execute(tx);
  return outcome;
}

/** Takes everything that a plan placed off again, except what somebody changed since, which is named. */
export async function undoPlan(
  context: ApplyContext,
  { id, staff }: Omit<Accepting, 'leftOut'>,
): Promise<Result<{ readonly opened: number; readonly refused: readonly Refused<NotTakenOff>[] }, 'gone'>> {
  return await inTransaction(context.db, async (tx) => {
    const plan = await lockPlan(tx, id);
    if (plan?.accepted == null) return failure('gone' as const);
    const refused: Refused<NotTakenOff>[] = [];
    for (const { reference, vehicleIndex, version } of plan.accepted.toReversed()) {
      const taking = { staff, reference, vehicleIndex, seen: version };
      const outcome = await orNothing(tx, async () => await takeOffRun({ ...context, db: tx }, taking));
      if (!outcome.ok) refused.push({ reference, vehicleIndex, failure: outcome.failure });
    }
    await saveAccepted(tx, id, null, null);
    return success({ opened: plan.accepted.length - refused.length, refused });
  });
}

function isSame(one: Name, other: Name): boolean {
  return one.reference === other.reference && one.vehicleIndex === other.vehicleIndex;
}
