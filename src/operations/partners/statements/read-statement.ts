import { validate as isId } from 'uuid';
import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findSelfBilled, listInvoicesOfStatement, type StoredSelfBilled } from '../partner-invoice-store.ts';
import type { SelfBilled } from '../rules/self-billed.ts';
import type { MonthStatement, PartnerStatement } from '../rules/statement.ts';
import { findStatement } from '../statement-store.ts';
import { composeStatement } from './compose-statement.ts';
import { findUnbilled, type Unbilled } from './issue-invoices.ts';

type Stored = Pick<BookingContext, 'db'>;

/** A statement with its documents, for staff. */
export type StatementFile = {
  readonly statement: MonthStatement;
  readonly approvedAt: string | null;
  readonly invoices: readonly StoredSelfBilled[];
  readonly unbilled: readonly Unbilled[];
  /** Whether something can be issued now that could not be issued on approval. */
  readonly isReady: boolean;
};

/** The statement of an id; for a partner's id a preview of the current month. Null if there is none. */
export async function readStatement({ db }: Stored, id: string): Promise<StatementFile | null> {
  if (!isId(id)) return null;
  const stored = await findStatement(db, { id });
  const now = await databaseNow(db);
  if (stored !== null) {
    const { contents: statement, approvedAt } = stored;
    return {
      statement,
      approvedAt,
      invoices: await listInvoicesOfStatement(db, id),
      ...((await findUnbilled(db, { statements: [stored], now })).get(stored.id) ?? { unbilled: [], isReady: false }),
    };
  }
  const month = todayIn(planningZone, now).slice(0, 7);
  const statement = await composeStatement(db, { operatorId: id, month, isClosed: false });
  return statement === null ? null : { statement, approvedAt: null, invoices: [], unbilled: [], isReady: false };
}

/** The statement of a partner's link; null for an invalid link. */
export async function findStatementOfPartner({ db }: Stored, key: string): Promise<PartnerStatement | null> {
  const stored = isTripKey(key) ? await findStatement(db, { key }) : null;
  const file = stored === null ? null : await readStatement({ db }, stored.id);
  if (file === null) return null;
  const { statement, approvedAt, unbilled, isReady } = file;
  const invoices = file.invoices.map(({ id, document: { number, totalCents } }) => ({ id, number, totalCents }));
  return { statement, approvedAt, invoices, isWaiting: unbilled.length > 0 || isReady };
}

/** An invoice in a partner's name, by the link of its statement; null if the statement has none with that id. */
export async function findInvoiceOfPartner({ db }: Stored, key: string, id: string): Promise<SelfBilled | null> {
  const stored = isTripKey(key) && isId(id) ? await findStatement(db, { key }) : null;
  const invoice = stored === null ? null : await findSelfBilled(db, id);
  return invoice === null || invoice.statementId !== stored?.id ? null : invoice.document;
}
