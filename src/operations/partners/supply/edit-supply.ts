import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { typedCalendar, typedLine, typedPrice, typedStock } from '../rules/typed-supply.ts';
import { deleteCalendar, saveCalendar } from './calendar-store.ts';
import { deletePrice, deleteReadStock, deleteStock, insertPrice, insertStock, listPrices, listStock } from './supply-store.ts';

/** The partner whose people act, with the name for the log. */
export type ActingPartner = { readonly operatorId: string; readonly name: string };

/** Why nothing was changed. `full`: there are too many lines. `gone`: the line does not exist any more. */
export type NotSaved = { readonly why: 'fields'; readonly issues: readonly FieldIssue[] } | { readonly why: 'gone' | 'full' };
type Saved = Promise<Result<true, NotSaved>>;
type Context = { readonly db: Database };

const mostLines = 300;
const mostPrices = 60;

/** Adds vehicles for some days. A last day in the past is refused. */
export async function addStock({ db }: Context, by: ActingPartner, typed: unknown): Saved {
  const read = readFields(typedStock, typed);
  if (!read.ok) return failure({ why: 'fields', issues: read.failure });
  return await asPartner(db, by, async (tx) => {
    const today = todayIn(planningZone, await databaseNow(tx));
    if (read.value.untilDay < today) return failure({ why: 'fields', issues: [{ field: 'untilDay', code: 'past' }] });
    const lines = await listStock(tx, { operatorId: by.operatorId, from: today });
    if (lines.filter(({ source }) => source === 'page').length >= mostLines) return failure({ why: 'full' });
    await insertStock(tx, { operatorId: by.operatorId, source: 'page', lines: [read.value] });
    await note(tx, by, 'change-partner-days', read.value);
    return success(true);
  });
}

/** Takes back what was typed. */
export async function removeStock({ db }: Context, by: ActingPartner, typed: unknown): Saved {
  const read = readFields(typedLine, typed);
  if (!read.ok) return failure({ why: 'gone' });
  return await asPartner(db, by, async (tx) => {
    const gone = await deleteStock(tx, { operatorId: by.operatorId, id: read.value.id });
    if (gone === null) return failure({ why: 'gone' });
    const { class: kind, units, fromDay, untilDay } = gone;
    await note(tx, by, 'change-partner-days', { class: kind, units: -units, fromDay, untilDay });
    return success(true);
  });
}

/** Saves the address of the partner's own calendar, to be read at once. Without one, what was read of it goes too. */
export async function setCalendar({ db }: Context, by: ActingPartner, typed: unknown): Saved {
  const read = readFields(typedCalendar, typed);
  if (!read.ok) return failure({ why: 'fields', issues: read.failure });
  const { url } = read.value;
  if (url !== '' && !URL.canParse(url)) return failure({ why: 'fields', issues: [{ field: 'url', code: 'invalid' }] });
  return await asPartner(db, by, async (tx) => {
    await deleteReadStock(tx, by.operatorId);
    if (url === '') await deleteCalendar(tx, by.operatorId);
    else await saveCalendar(tx, by.operatorId, url);
    // The address itself opens the calendar, so the log has its host alone.
    await note(tx, by, 'change-partner-calendar', { host: url === '' ? '' : new URL(url).host });
    return success(true);
  });
}

/** Adds prices for a class. Where several hold on a day, those that begin last count. */
export async function addPrice({ db }: Context, by: ActingPartner, typed: unknown): Saved {
  const read = readFields(typedPrice, typed);
  if (!read.ok) return failure({ why: 'fields', issues: read.failure });
  const { priceClass, start, kilometre, hour, dayMinimum, priceFrom, priceUntil } = read.value;
  return await asPartner(db, by, async (tx) => {
    const today = todayIn(planningZone, await databaseNow(tx));
    if ((await listPrices(tx, { operatorId: by.operatorId, from: today })).length >= mostPrices) return failure({ why: 'full' });
    const days = { fromDay: priceFrom, untilDay: priceUntil };
    const cents = { startCents: start, kilometreCents: kilometre, hourCents: hour, dayMinimumCents: dayMinimum };
    await insertPrice(tx, by.operatorId, { class: priceClass, ...cents, ...days });
    await note(tx, by, 'change-partner-prices', { class: priceClass, ...cents, fromDay: priceFrom, untilDay: priceUntil ?? '' });
    return success(true);
  });
}

export async function removePrice({ db }: Context, by: ActingPartner, typed: unknown): Saved {
  const read = readFields(typedLine, typed);
  if (!read.ok) return failure({ why: 'gone' });
  return await asPartner(db, by, async (tx) => {
    if (!(await deletePrice(tx, { operatorId: by.operatorId, id: read.value.id }))) return failure({ why: 'gone' });
    await note(tx, by, 'change-partner-prices', {});
    return success(true);
  });
}

/** Locks the partner, so that two of its people are counted one after another. */
async function asPartner(db: Database, { operatorId }: ActingPartner, work: (tx: DatabaseTransaction) => Saved): Saved {
  return await inTransaction(db, async (tx) => {
    const { rows } = await sql`select operator_id from partners where operator_id = ${operatorId} for update`.execute(tx);
    return rows.length === 0 ? failure({ why: 'gone' }) : await work(tx);
  });
}

async function note(
  tx: DatabaseTransaction,
  by: ActingPartner,
  act: string,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  await insertAudit(tx, { memberId: null, memberName: by.name, act, subject: by.name, detail });
}
