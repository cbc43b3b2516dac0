import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { line } from '#domain/input/fields.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { DriverLinks } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { changeStatement, lockStatement, markApproved, releaseLine } from '../partner-invoice-store.ts';
import { findStatement, type StoredStatement } from '../statement-store.ts';
import { statementLink } from './close-statements.ts';
import { issueInvoices, type Unbilled } from './issue-invoices.ts';

type Agreeing = Pick<BookingContext, 'db'> & Pick<DriverLinks, 'deskUrl'>;

/** Why nothing was done: invalid link or id, already approved, no such line, or a missing reason. */
export type NotAgreed = { readonly why: 'too-long' | 'gone' | 'agreed' | 'no-line' | 'reason-needed' | 'not-agreed' | 'no-right' };

const disputeFields = { reason: line(textLimits.line) };

/** Locks the statement of a link, so that concurrent acts are handled one after another. */
async function withStatement<Done>(
  { db }: Agreeing,
  by: { readonly key: string } | { readonly id: string },
  work: (tx: DatabaseTransaction, statement: StoredStatement) => Promise<Result<Done, NotAgreed>>,
): Promise<Result<Done, NotAgreed>> {
  if ('key' in by && !isTripKey(by.key)) return failure({ why: 'gone' });
  return await inTransaction(db, async (tx) => {
    const found = await findStatement(tx, by);
    if (found === null) return failure({ why: 'gone' as const });
    await lockStatement(tx, found.id);
    const statement = await findStatement(tx, { id: found.id });
    return statement === null ? failure({ why: 'gone' as const }) : await work(tx, statement);
  });
}

/** The partner approves everything that is not disputed. Issues the partner's invoices at once, as far as possible. */
export async function approveStatement(context: Agreeing, key: string): Promise<Result<readonly Unbilled[], NotAgreed>> {
  return await withStatement(context, { key }, async (tx, statement) => {
    if (statement.approvedAt !== null) return failure({ why: 'agreed' });
    await markApproved(tx, statement.id);
    const { name } = statement.contents.carrier;
    await insertAudit(tx, { memberId: null, memberName: name, act: 'agree-statement', subject: name, detail: { month: statement.month } });
    return success(await issueInvoices(tx, { statement, now: await databaseNow(tx), url: linkOf(context, statement) }));
  });
}

/** The partner disputes a line: it is in no sum and on no invoice until staff settle it. */
export async function disputeLine(
  context: Agreeing,
  key: string,
  { lineId, reason }: { readonly lineId: string; readonly reason: string },
): Promise<Result<true, NotAgreed>> {
  const read = readTyped(disputeFields, { reason });
  if (!read.ok) return failure({ why: 'too-long' });
  const said = read.value.reason;
  if (said === '') return failure({ why: 'reason-needed' });
  return await withStatement(context, { key }, async (tx, { id, contents, approvedAt, month }) => {
    if (approvedAt !== null) return failure({ why: 'agreed' });
    if (!contents.lines.some((line) => line.id === lineId)) return failure({ why: 'no-line' });
    const lines = contents.lines.map((line) => (line.id === lineId ? { ...line, disputed: said } : line));
    await changeStatement(tx, id, { ...contents, lines });
    const { name } = contents.carrier;
    await insertAudit(tx, { memberId: null, memberName: name, act: 'dispute-line', subject: name, detail: { month, reason: said } });
    return success(true as const);
  });
}

type ByStaff = { readonly id: string; readonly staff: StaffMember };

/** Staff settle a dispute: the line moves to the next statement, beside any correction. */
export async function settleDispute(
  context: Agreeing,
  { id, lineId, staff }: ByStaff & { readonly lineId: string },
): Promise<Result<true, NotAgreed>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await withStatement(context, { id }, async (tx, { contents, month }) => {
    const line = contents.lines.find((each) => each.id === lineId && each.disputed !== null);
    if (line === undefined || !(await releaseLine(tx, { statementId: id, lineId }))) return failure({ why: 'no-line' });
    const detail = { month, operator: contents.carrier.name };
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'settle-dispute', subject: line.reference, detail });
    return success(true as const);
  });
}

/** Issues what could not be issued on approval; returns what still cannot. */
export async function issueAgain(context: Agreeing, { id, staff }: ByStaff): Promise<Result<readonly Unbilled[], NotAgreed>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await withStatement(context, { id }, async (tx, statement) => {
    if (statement.approvedAt === null) return failure({ why: 'not-agreed' });
    return success(await issueInvoices(tx, { statement, now: await databaseNow(tx), url: linkOf(context, statement) }));
  });
}

function linkOf({ deskUrl }: Agreeing, { key }: StoredStatement): string | null {
  return deskUrl ? statementLink(deskUrl, key) : null;
}
