import { isConnectionLoss } from '#data/engine/database-errors.ts';
import { deleteOldPlaces } from '#data/outbox/mail-places.ts';
import { emptySpentJobs } from '#data/outbox/outbox-store.ts';

import { type DueKind, listDueTrips } from '#data/trips/due-trips.ts';
import { describeError } from '../log.ts';
import type { DueJob, DueJobContext } from './due-job.ts';
import { dueJobs } from './due-jobs.ts';

export type DueJobRunner = {
  /** Goes over what is due once, a bounded part of it; answers how many trips it settled. Rejects only where the database is away. */
  sweep(isStopping?: () => boolean): Promise<number>;
};

const tripsABatch = 50;
const batchesARun = 20;
const jobsARun = 500;

type RunnerState = {
  readonly context: DueJobContext;
  /** Where the last bounded sweep of a kind stopped; the next goes on there. */
  readonly positions: Map<DueKind, string>;
  /** Trips that are known to fail, so that each is reported once. */
  readonly failing: Set<string>;
  readonly isStopping: () => boolean;
};

/**
 * Makes a sweeper; any number may work on one database. Each trip is settled in a transaction of its own, which locks it and asks again
 * whether the thing is still due: so it happens once, or, where the process dies before the commit, as if it had not begun.
 */
export function createDueJobRunner(context: DueJobContext): DueJobRunner {
  const kept = { context, positions: new Map<DueKind, string>(), failing: new Set<string>() };
  return {
    async sweep(isStopping = () => false) {
      let settled = 0;
      for (const sweep of dueJobs) settled += await runKind(sweep, { ...kept, isStopping });
      await emptySpentJobs(context.db, jobsARun);
      await deleteOldPlaces(context.db);
      return settled;
    },
  };
}

async function runKind(sweep: DueJob, state: RunnerState): Promise<number> {
  const { kind } = sweep;
  let settled = 0;
  for (let batch = 1; batch <= batchesARun && !state.isStopping(); batch += 1) {
    const ids = await listDueTrips(state.context.db, { kind, after: state.positions.get(kind) ?? null, limit: tripsABatch });
    settled += await settleAll(sweep, ids, state);
    const last = ids.at(-1);
    if (last === undefined || ids.length < tripsABatch) {
      state.positions.delete(kind);
      break;
    }
    state.positions.set(kind, last);
  }
  if (settled > 0) state.context.log.info({ kind, trips: settled }, 'did what was due');
  return settled;
}

async function settleAll(sweep: DueJob, ids: readonly string[], state: RunnerState): Promise<number> {
  let settled = 0;
  for (const id of ids) if (!state.isStopping() && (await settle(sweep, id, state))) settled += 1;
  return settled;
}

/** One trip that fails is reported and holds up no other. */
async function settle({ kind, settle: settleTrip }: DueJob, id: string, { context, failing }: RunnerState): Promise<boolean> {
  try {
    return await settleTrip(context, id);
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    if (!failing.has(`${kind} ${id}`)) context.log.error({ kind, ...describeError(error) }, 'Unable to do what is due to a trip');
    failing.add(`${kind} ${id}`);
    return false;
  }
}
