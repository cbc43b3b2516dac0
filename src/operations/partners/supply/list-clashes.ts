import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type Clash, findClash } from '../rules/stock.ts';
import { listJobsAt, listStock } from './supply-store.ts';

const daysAhead = 800;

/** The jobs of partners from now on that clash with their calendar or with each other, by the id of the job. */
export async function listClashes(db: Database): Promise<ReadonlyMap<string, Clash>> {
  const now = await databaseNow(db);
  const [jobs, stock] = await Promise.all([
    listJobsAt(db, { from: now, until: addHours(now, daysAhead * 24) }),
    listStock(db, { from: todayIn(planningZone, now) }),
  ]);
  const linesOf = Map.groupBy(stock, ({ operatorId }) => operatorId);
  const jobsOf = Map.groupBy(jobs, ({ operatorId }) => operatorId);
  const found = new Map<string, Clash>();
  for (const job of jobs) {
    const others = (jobsOf.get(job.operatorId) ?? []).filter(({ id }) => id !== job.id);
    const clash = findClash(job, { lines: linesOf.get(job.operatorId) ?? [], others });
    if (clash !== null) found.set(job.id, clash);
  }
  return found;
}
