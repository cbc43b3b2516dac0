import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listSupplyDays, type SupplyView } from '../rules/supply-view.ts';
import { findCalendar } from './calendar-store.ts';
import { listJobsAt, listPrices, listStock } from './supply-store.ts';

const daysShown = 14;

/** The vehicles and prices that a partner keeps with us. Of its calendar's address only the host is shown, because the address opens it. */
export async function readSupplyOf(db: Database, operatorId: string): Promise<SupplyView> {
  const now = await databaseNow(db);
  const today = todayIn(planningZone, now);
  const until = addHours(now, (daysShown + 1) * 24);
  const [lines, jobs, calendar, prices] = await Promise.all([
    listStock(db, { operatorId, from: today }),
    listJobsAt(db, { operatorId, from: addHours(now, -24), until }),
    findCalendar(db, operatorId),
    listPrices(db, { operatorId, from: today }),
  ]);
  return {
    days: listSupplyDays({ from: today, count: daysShown }, { lines, jobs }),
    typed: lines.filter(({ source }) => source === 'page').map(({ operatorId: _of, source: _source, ...line }) => line),
    calendar: calendar === null ? null : hostOf(calendar),
    prices: prices.map(({ operatorId: _of, ...price }) => price),
  };
}

function hostOf({ url, ...calendar }: NonNullable<Awaited<ReturnType<typeof findCalendar>>>): NonNullable<SupplyView['calendar']> {
  return { ...calendar, host: new URL(url).host };
}
