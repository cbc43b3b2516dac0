import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { Result } from '#domain/result.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type ClassNames, readStockCalendar } from '../rules/stock-calendar.ts';
import { type DueCalendar, leaseCalendars, noteRead } from './calendar-store.ts';
import { deleteReadStock, insertStock } from './supply-store.ts';

/** `fetch` answers the text of an address, or a word why not (`adapters/calendars`). */
export type CalendarReading = {
  readonly db: Database;
  readonly fetch: (url: string) => Promise<Result<string, string>>;
  readonly names: ClassNames;
};

const calendarsARun = 10;
const daysAhead = 400;

/**
 * Reads the calendars of partners that are due, several at once, and answers how many. What could not be read leaves the days of the last
 * time, with the fault beside them.
 */
export async function readCalendarsWhenDue({ db, fetch, names }: CalendarReading): Promise<number> {
  const due = await leaseCalendars(db, calendarsARun);
  await Promise.all(due.map(async (calendar) => await saveCalendar(db, { calendar, text: await fetch(calendar.url), names })));
  return due.length;
}

type Fetched = { readonly calendar: DueCalendar; readonly text: Result<string, string>; readonly names: ClassNames };

async function saveCalendar(db: Database, { calendar, text, names }: Fetched): Promise<void> {
  await inTransaction(db, async (tx) => {
    const today = todayIn(planningZone, await databaseNow(tx));
    const window = { from: today, until: addDays(today, daysAhead) };
    const read = text.ok ? readStockCalendar(text.value, { names, window }) : text;
    const { events, skipped } = read.ok ? read.value : { events: 0, skipped: [] };
    const isCurrent = await noteRead(tx, { ...calendar, fault: read.ok ? '' : read.failure, events, skipped });
    if (!isCurrent || !read.ok) return;
    await deleteReadStock(tx, calendar.operatorId);
    await insertStock(tx, { operatorId: calendar.operatorId, source: 'calendar', lines: read.value.lines });
  });
}
