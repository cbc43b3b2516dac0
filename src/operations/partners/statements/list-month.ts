import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { listPartners } from '../partner-store.ts';
import type { StatementLine } from '../rules/statement.ts';
import { listStatedMonths, listStatements, type StoredStatement } from '../statement-store.ts';
import { composeStatement } from './compose-statement.ts';
import { findUnbilled } from './issue-invoices.ts';

/** A partner's month in one row. */
export type StatementRow = {
  /** The statement's; of the running month the partner's own. */
  readonly id: string;
  readonly operatorId: string;
  readonly name: string;
  readonly approvedAt: string | null;
  readonly lines: readonly StatementLine[];
  /** Whether he agreed and something is not made out all the same. */
  readonly isWaiting: boolean;
};

type ListedMonth = {
  readonly month: string;
  readonly isClosed: boolean;
  readonly months: readonly string[];
  readonly rows: readonly StatementRow[];
};

/** The statements of a month; of what is no month with statements, the running one as it stands. */
export async function listMonth({ db }: Pick<BookingContext, 'db'>, asked: string): Promise<ListedMonth> {
  const closed = await listStatedMonths(db);
  const now = await databaseNow(db);
  const running = todayIn(planningZone, now).slice(0, 7);
  const months = [running, ...closed];
  if (closed.includes(asked)) {
    const statements = await listStatements(db, { month: asked });
    const rows = await Promise.all(statements.map(async (statement) => await closedRow(db, { statement, now })));
    return { month: asked, isClosed: true, months, rows };
  }
  const rows: StatementRow[] = [];
  for (const { operator } of await listPartners(db)) {
    const statement = await composeStatement(db, { operatorId: operator.id, month: running, isClosed: false });
    if (statement === null || statement.lines.length === 0) continue;
    rows.push({
      id: operator.id,
      operatorId: operator.id,
      name: operator.name,
      approvedAt: null,
      lines: statement.lines,
      isWaiting: false,
    });
  }
  return { month: running, isClosed: false, months, rows };
}

type Closed = { readonly statement: StoredStatement; readonly now: string };

async function closedRow(db: Database, { statement, now }: Closed): Promise<StatementRow> {
  const { id, operatorId, approvedAt, contents } = statement;
  const { unbilled, isReady } = await findUnbilled(db, { statement, now });
  return { id, operatorId, approvedAt, name: contents.carrier.name, lines: contents.lines, isWaiting: unbilled.length > 0 || isReady };
}
