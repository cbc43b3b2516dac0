import { isConnectionLoss } from '#db/engine/database-errors.ts';
import { deleteOldPlaces } from '#db/outbox/mail-quota.ts';
import { deleteOldJobs, emptySpentJobs } from '#db/outbox/outbox-store.ts';
import { alertAnswersWhenDue, alertWhenDue } from '#operations/alerts/alert-trips.ts';
import { alertUntakenWhenDue } from '#operations/alerts/alert-untaken.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { createCertificateTasks } from '#operations/fleet/certificate-store.ts';
import { announceDelaysWhenDue } from '#operations/incidents/announce-delays.ts';
import { deleteOldMailMarks } from '#operations/messages/mailbox-store.ts';
import { deleteOldMessages } from '#operations/messages/message-store.ts';
import { forgetOldOnDuty } from '#operations/on-duty/forget-old.ts';
import { forgetOldJobs } from '#operations/partners/job-store.ts';
import { advanceOffersWhenDue } from '#operations/partners/send-round.ts';
import { closeStatementsWhenDue } from '#operations/partners/statements/close-statements.ts';
import { forgetLongGone } from '#operations/privacy/replay-erasures.ts';
import { forgetOldSignIns } from '#operations/staff/forget-old-sign-ins.ts';
import { type DueKind, type DueTrip, listDueTrips } from '#operations/trips/due-trips.ts';
import { deleteOldKeys } from '#operations/trips/old-keys.ts';
import { describeError } from '../log.ts';
import { createRepeatedReports, type RepeatedReports } from '../repeated-reports.ts';
import type { DueJob, DueJobContext } from './due-job.ts';
import { dueJobs } from './due-jobs.ts';

export type DueJobRunner = {
  /**
   * Works once through a limited part of what is due. Returns how many trips it settled. A failure is reported and delays nothing else.
   * Rejects only if the database is away and nothing could be reached.
   */
  sweep(isStopping?: () => boolean): Promise<number>;
};

const tripsABatch = 50;
const batchesARun = 20;
const jobsARun = 500;
const dutiesARun = 200;
const offersARun = 100;
const alertsARun = 200;

type RunnerState = {
  readonly context: DueJobContext;
  /** Where the last bounded run of a kind stopped; the next continues there. */
  readonly positions: Map<DueKind, DueTrip>;
  readonly reports: RepeatedReports;
  readonly isStopping: () => boolean;
};

/**
 * Makes a runner of due jobs; any number may work on one database. Each trip is settled in its own transaction, which locks it and checks
 * again that the job is still due. So it happens exactly once: a crash before the commit leaves nothing behind.
 */
export function createDueJobRunner(context: DueJobContext): DueJobRunner {
  const kept = { context, positions: new Map<DueKind, DueTrip>(), reports: createRepeatedReports() };
  return {
    async sweep(isStopping = () => false) {
      const state = { ...kept, isStopping };
      const works: readonly Work[] = [
        ...dueJobs.map((job) => ({ kind: job.kind, run: () => runKind(job, state) })),
        // A person who waits at the roadside comes before what can wait.
        { kind: 'delays', run: () => announceDelaysWhenDue(context) },
        { kind: 'spent-jobs', run: () => emptySpentJobs(context.db, jobsARun).then(() => 0) },
        { kind: 'old-jobs', run: () => deleteOldJobs(context.db, jobsARun).then(() => 0) },
        { kind: 'old-keys', run: () => deleteOldKeys(context.db, jobsARun).then(() => 0) },
        { kind: 'old-sessions', run: () => forgetOldSignIns(context.db).then(() => 0) },
        { kind: 'duties', run: () => planDutiesWhenDue(context, dutiesARun).then(() => 0) },
        { kind: 'rings', run: () => alertWhenDue(context, alertsARun).then(() => 0) },
        { kind: 'answers', run: () => alertAnswersWhenDue(context).then(() => 0) },
        { kind: 'offers', run: () => advanceOffersWhenDue(context, offersARun).then(() => 0) },
        { kind: 'untaken', run: () => alertUntakenWhenDue(context).then(() => 0) },
        { kind: 'statements', run: () => closeStatementsWhenDue(context).then(() => 0) },
        { kind: 'old-partner-jobs', run: () => forgetOldJobs(context.db).then(() => 0) },
        { kind: 'paper-tasks', run: () => createCertificateTasks(context.db).then(() => 0) },
        { kind: 'old-on-duty', run: () => forgetOldOnDuty(context.db).then(() => 0) },
        { kind: 'old-messages', run: () => deleteOldMessages(context.db).then(() => 0) },
        { kind: 'old-mail-marks', run: () => deleteOldMailMarks(context.db).then(() => 0) },
        { kind: 'long-gone', run: () => forgetLongGone(context.db).then(() => 0) },
        { kind: 'old-places', run: () => deleteOldPlaces(context.db).then(() => 0) },
      ];
      return await runEach(works, state);
    },
  };
}

type Work = { readonly kind: string; readonly run: () => Promise<number> };

/** Each separately: one that cannot be served in time must not stop the others. */
async function runEach(works: readonly Work[], { context, reports, isStopping }: RunnerState): Promise<number> {
  let settled = 0;
  const failures: { readonly kind: string; readonly error: unknown }[] = [];
  for (const { kind, run } of works) {
    if (isStopping()) break;
    try {
      settled += await run();
      reports.forget(kind);
    } catch (error) {
      failures.push({ kind, error });
    }
  }
  const [first] = failures;
  if (first && failures.length === works.length && failures.every(({ error }) => isConnectionLoss(error))) throw first.error;
  for (const { kind, error } of failures) {
    if (reports.isToBeSaid(kind)) context.log.error({ kind, ...describeError(error) }, 'Unable to do what is due');
  }
  return settled;
}

async function runKind(job: DueJob, state: RunnerState): Promise<number> {
  const { kind } = job;
  let settled = 0;
  for (let batch = 1; batch <= batchesARun && !state.isStopping(); batch += 1) {
    const trips = await listDueTrips(state.context.db, { kind, after: state.positions.get(kind) ?? null, limit: tripsABatch });
    settled += await settleAll(job, trips, state);
    const last = trips.at(-1);
    if (last === undefined || trips.length < tripsABatch) {
      state.positions.delete(kind);
      break;
    }
    state.positions.set(kind, last);
  }
  if (settled > 0) state.context.log.info({ kind, trips: settled }, 'did what was due');
  return settled;
}

async function settleAll(job: DueJob, trips: readonly DueTrip[], state: RunnerState): Promise<number> {
  let settled = 0;
  for (const trip of trips) if (!state.isStopping() && (await settle(job, trip, state))) settled += 1;
  return settled;
}

/** A trip that fails is reported and delays no other. */
async function settle(
  { kind, settle: settleTrip }: DueJob,
  { id, reference }: DueTrip,
  { context, reports }: RunnerState,
): Promise<boolean> {
  const name = `${kind} ${id}`;
  try {
    const isSettled = await settleTrip(context, id);
    reports.forget(name);
    return isSettled;
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    if (reports.isToBeSaid(name))
      context.log.error({ kind, trip: reference, ...describeError(error) }, 'Unable to do what is due to a trip');
    return false;
  }
}
