import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { companies } from '#domain/sites/brand.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import { type AccountingMonth, insertMonth, insertMovements, listClosedMonths, listMovements } from './movement-store.ts';
import { chartOf } from './rules/charts.ts';
import { lastDay } from './rules/closed-month.ts';
import { type ExportFile, type ExportFormat, writeExport } from './rules/formats.ts';
import { isMonth, nextMonthToClose } from './rules/months.ts';
import { postMovement } from './rules/movement.ts';

/** The companies that keep books, by country. */
const bookedCompanies = [...new Set(siteKeys.map((site) => companies[site].country))];

export type NotClosed = { readonly why: 'no-right' | 'month-not-over' | 'month-closed' | 'gone' };

/** Closes a month of a company: its entries never change afterwards, and facts that become known later go into the next month. */
export async function closeMonth(
  { db }: { readonly db: Database },
  { company, month, staff }: { readonly company: string; readonly month: string; readonly staff: StaffMember },
): Promise<Result<{ readonly booked: number }, NotClosed>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  if (!bookedCompanies.some((known) => known === company) || !isMonth(month)) return failure({ why: 'gone' });
  // Number every document of the month before booking it.
  await numberDocuments(db);
  return await inTransaction(db, async (tx) => {
    const today = todayIn(planningZone, await databaseNow(tx));
    if (lastDay(month) >= today) return failure({ why: 'month-not-over' as const });
    const latest = (await listClosedMonths(tx, company))[0]?.month ?? '';
    if (month <= latest || !(await insertMonth(tx, { company, month, closedBy: nameInAudit(staff) }))) {
      return failure({ why: 'month-closed' as const });
    }
    const sites = siteKeys.filter((site) => companies[site].country === company);
    const booked = await insertMovements(tx, { company, month, sites, lastDay: lastDay(month), zone: planningZone });
    await insertAudit(tx, {
      memberId: staff.id,
      memberName: nameInAudit(staff),
      act: 'close-month',
      subject: `${company} ${month}`,
      detail: {},
    });
    return success({ booked });
  });
}

export type Books = { readonly company: string; readonly closed: readonly AccountingMonth[]; readonly next: string | null };

/** The closed months of each company, and the next month that can be closed; null if the last finished month is already closed. */
export async function listBooks(db: Database, today: string): Promise<readonly Books[]> {
  return await Promise.all(
    bookedCompanies.map(async (company) => {
      const closed = await listClosedMonths(db, company);
      return { company, closed, next: nextMonthToClose(closed[0]?.month ?? null, today) };
    }),
  );
}

/** The export file of a closed month, always with the same bytes; null if the month is not closed. */
export async function exportMonth(
  db: Database,
  { company, month, format }: { readonly company: string; readonly month: string; readonly format: ExportFormat },
): Promise<ExportFile | null> {
  const closed = (await listClosedMonths(db, company)).find((each) => each.month === month);
  if (closed === undefined) return null;
  const chart = chartOf(company, month);
  const movements = await listMovements(db, company, month);
  const entries = movements.map((movement, index) => postMovement({ movement, place: index + 1, month, company }, chart));
  const registerNumber = Object.values(companies).find(({ country }) => country === company)?.registerNumber ?? '';
  return writeExport({ company, registerNumber, month, closedAt: closed.closedAt, entries }, format);
}
