import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { StatementLine } from '../rules/statement.ts';
import { listStatedMonths, listStatements } from '../statement-store.ts';
import { composeRunningStatements } from './compose-statement.ts';
import { findUnbilled } from './issue-invoices.ts';

/** A partner's month in one row. */
export type StatementRow = {
  /** The statement's id; for the current month the partner's own. */
  readonly id: string;
  readonly operatorId: string;
  readonly name: string;
  readonly approvedAt: string | null;
  readonly lines: readonly StatementLine[];
  /** Whether the partner approved but a document is still missing. */
  readonly isWaiting: boolean;
};

type ListedMonth = {
  readonly month: string;
  readonly isClosed: boolean;
  readonly months: readonly string[];
  readonly rows: readonly StatementRow[];
};

/** The statements of a month; for a month without statements a preview of the current one. */
export async function listMonth({ db }: Pick<BookingContext, 'db'>, asked: string): Promise<ListedMonth> {
  const closed = await listStatedMonths(db);
  const now = await databaseNow(db);
  const running = todayIn(planningZone, now).slice(0, 7);
  const months = [running, ...closed];
  if (closed.includes(asked)) {
    const statements = await listStatements(db, { month: asked });
    const unbilled = await findUnbilled(db, { statements, now });
    const rows = statements.map(({ id, operatorId, approvedAt, contents }): StatementRow => {
      const left = unbilled.get(id);
      const isWaiting = left !== undefined && (left.unbilled.length > 0 || left.isReady);
      return { id, operatorId, approvedAt, name: contents.carrier.name, lines: contents.lines, isWaiting };
    });
    return { month: asked, isClosed: true, months, rows };
  }
  const statements = await composeRunningStatements(db, running);
  const rows = [...statements].map(
    ([id, { carrier, lines }]): StatementRow => ({ id, operatorId: id, name: carrier.name, approvedAt: null, lines, isWaiting: false }),
  );
  return { month: running, isClosed: false, months, rows };
}
