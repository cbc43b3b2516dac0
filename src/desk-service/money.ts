import * as v from 'valibot';
import { todayIn } from '#domain/calendar/zoned.ts';
import { code, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { failure, type Result } from '#domain/result.ts';
import { closeMonth, listBooks } from '#operations/accounting/close-month.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listWaitingWriteOffs } from '#operations/payments/adjustment-store.ts';
import { putBankLineAside, recordBankLine, undoBankLine } from '#operations/payments/bank-file/decide-bank-line.ts';
import { importBankFiles } from '#operations/payments/bank-file/import-bank-files.ts';
import { listProposedLines } from '#operations/payments/bank-file/propose-trips.ts';
import { isSure, recordSureLines } from '#operations/payments/bank-file/record-sure-lines.ts';
import { listRecordedLines, listUnread } from '#operations/payments/bank-line-store.ts';
import { closeDispute, openDispute } from '#operations/payments/dispute.ts';
import { listOpenCases } from '#operations/payments/money-case-store.ts';
import { approveRefund, makeRefundFile, orderRefund, refuseRefund } from '#operations/payments/order-refund.ts';
import { listReceivables, readAgeing, readMoneyOverview } from '#operations/payments/receivable-store.ts';
import { type RecordedTransfer, recordPayment, recordRefund } from '#operations/payments/record-payment.ts';
import { hasSecondPerson, listRefundFiles, listRefundOrders } from '#operations/payments/refund-store.ts';
import { listDueReminders } from '#operations/payments/reminder-store.ts';
import { receivableFilters } from '#operations/payments/rules/ageing.ts';
import { splitLine } from '#operations/payments/rules/match-line.ts';
import { balanceCases } from '#operations/payments/rules/money-case.ts';
import { nextReminder } from '#operations/payments/rules/reminders.ts';
import { sendDueReminders, sendReminder } from '#operations/payments/send-reminder.ts';
import { settleCase, settleUnread } from '#operations/payments/settle-case.ts';
import { approveWriteOff, undoWriteOff, waiveReminderFee, writeOff } from '#operations/payments/write-off.ts';
import { resendInvoiceOf } from '#operations/summary-invoices/send-summary.ts';
import { act, query, withoutValue } from './act.ts';
import { dayOrNone, euros, files, id, oneOf, text, yesOrNo } from './fields.ts';

const mostLines = 50;
const mostRecorded = 20;
const mostInvoices = 100;
const mostCases = 50;
const mostRefunds = 50;

/** A transfer as typed. `note` is the line of the statement, which tells it from the trip's other transfers. */
const transfer = { reference: text(), amount: euros(), note: requiredLine(textLimits.line), date: dayOrNone() };

/** The share of each trip in a line. An empty amount is the whole line. */
const parts = v.pipe(
  v.array(v.object({ reference: text(), amount: text() }), code('invalid')),
  v.minLength(1, code('required')),
  v.check((given) => given.length === 1 || given.every(({ amount }) => readEuros(amount) !== null), code('invalid')),
);

const day = (context: { readonly now: () => string }) => todayIn(planningZone, context.now());

export const moneyQueries = {
  /** The figures at the top of the page, and the number of items in each tab. */
  overview: query('record-payments', {}, async (context) => readMoneyOverview(context.db, day(context))),
  /** Money received that waits for a trip, the oldest first, and what was recorded lately. */
  bankLines: query('record-payments', {}, async ({ db }) => {
    const lines = await listProposedLines(db, mostLines);
    return lines.map(({ id, bookedOn, cents, name, iban, text, proposal }) => {
      return { id, bookedOn, cents, name, iban, text, proposal, isSure: isSure({ proposal }), parts: splitLine(cents, proposal.trips) };
    });
  }),
  recorded: query('record-payments', {}, async ({ db }) => listRecordedLines(db, mostRecorded)),
  /** The lines of files that could not be read and that nobody has looked up yet. */
  unread: query('record-payments', {}, async ({ db }) => listUnread(db, mostRecorded)),
  /** Unpaid invoices, and the amounts due by age. */
  receivables: query('record-payments', { show: oneOf(receivableFilters), search: text() }, async (context, { show: filter, search }) => {
    const today = day(context);
    const [rows, ageing, due] = await Promise.all([
      listReceivables(context.db, { today, filter, search, limit: mostInvoices }),
      readAgeing(context.db, today),
      listDueReminders(context.db, { today, limit: mostInvoices }),
    ]);
    const dueNow = new Set(due.map(({ reference }) => reference));
    const described = rows.map((row) => ({ ...row, next: nextReminder(row), mayRemind: dueNow.has(row.reference) }));
    return { rows: described, ageing, today, reminders: due.length };
  }),
  /** The closed months of each company. */
  books: query('record-payments', {}, async (context) => listBooks(context.db, day(context))),
  /** Money that went wrong and is not settled. */
  cases: query('record-payments', {}, async ({ db }) => listOpenCases(db, { limit: mostCases })),
  /** Write-offs that wait for a second person. */
  writeOffs: query('record-payments', {}, async (context) => {
    const [waiting, hasSecond] = await Promise.all([listWaitingWriteOffs(context.db, mostCases), hasSecondPerson(context.db)]);
    const me = context.signedIn.member.id;
    return waiting.map(({ id, reference, customer, cents, reason, madeBy, madeById, madeAt }) => ({
      ...{ id, reference, customer, cents, reason, madeBy, madeAt },
      mustAskAnother: madeById === me && hasSecond,
    }));
  }),
  /** Refunds: what we owe, what was ordered and approved, and the files for the bank. */
  refunds: query('record-payments', {}, async (context) => {
    const { db } = context;
    const [owed, orders, done, hasSecond] = await Promise.all([
      listOpenCases(db, { limit: mostCases, kinds: balanceCases }),
      listRefundOrders(db, mostRefunds),
      listRefundFiles(db, mostRecorded),
      hasSecondPerson(db),
    ]);
    const me = context.signedIn.member.id;
    return {
      owed: owed.filter(({ cents, orderedCents }) => orderedCents < cents),
      orders: orders.map(({ id, reference, customer, cents, name, iban, orderedBy, orderedById, orderedAt, approvedBy }) => {
        return {
          id,
          reference,
          customer,
          cents,
          name,
          iban,
          orderedBy,
          orderedAt,
          approvedBy,
          mustAskAnother: orderedById === me && hasSecond,
        };
      }),
      files: done,
    };
  }),
};

export const moneyActs = {
  /** Stores the lines of bank statements of any supported format. */
  importFiles: act('record-payments', { files: files() }, importBankFiles),
  recordLine: act('record-payments', { line: id(), parts, sure: yesOrNo() }, async (context, { line, parts: given, sure, staff }) => {
    const [only, ...others] = given;
    const whole = only !== undefined && others.length === 0;
    const each = given.map(({ reference, amount }) => ({ reference, cents: readEuros(amount) ?? 0 }));
    return recordBankLine(context, { staff, lineId: line, isSure: sure, parts: whole ? [only.reference] : each });
  }),
  /** Records all lines that name their trip and match the amount it waits for. */
  recordSure: act('record-payments', {}, async (context, { staff }) => recordSureLines(context, staff)),
  undoLine: act('record-payments', { line: id() }, async (context, { line, staff }) => undoBankLine(context, { lineId: line, staff })),
  putLineAside: act('record-payments', { line: id() }, async (context, { line, staff }) =>
    putBankLineAside(context, { lineId: line, staff }),
  ),
  unreadDone: act('record-payments', { id: id() }, settleUnread),
  recordPayment: act('record-payments', { ...transfer, sure: yesOrNo() }, async (context, { amount: cents, sure: isSure, ...asked }) =>
    knownAsFailure(await recordPayment(context, { ...asked, cents, isSure })),
  ),
  recordRefund: act('record-payments', transfer, async (context, { amount: cents, ...asked }) =>
    withoutValue(await recordRefund(context, { ...asked, cents })),
  ),
  openDispute: act('record-payments', { reference: text(), reason: text() }, openDispute),
  closeDispute: act('record-payments', { reference: text() }, closeDispute),
  sendReminder: act('record-payments', { reference: text() }, sendReminder),
  sendReminders: act('record-payments', {}, async (context, { staff }) => sendDueReminders(context, { staff })),
  sendInvoice: act('record-payments', { reference: text() }, resendInvoiceOf),
  settleCase: act('record-payments', { id: id(), answer: text() }, settleCase),
  orderRefund: act('record-payments', { reference: text(), amount: euros(), name: text(), iban: text() }, async (context, given) => {
    const { amount: cents, ...asked } = given;
    return orderRefund(context, { ...asked, cents });
  }),
  approveRefund: act('record-payments', { id: id() }, approveRefund),
  refuseRefund: act('record-payments', { id: id() }, refuseRefund),
  writeOff: act('write-off', { reference: text(), amount: euros(), reason: text() }, async (context, { amount: cents, ...asked }) =>
    writeOff(context, { ...asked, cents }),
  ),
  approveWriteOff: act('write-off', { id: id() }, approveWriteOff),
  undoWriteOff: act('write-off', { id: id() }, undoWriteOff),
  waiveReminderFee: act('waive-fees', { reference: text(), reason: text() }, waiveReminderFee),
  closeMonth: act('record-payments', { company: text(), month: text() }, closeMonth),
  makeRefundFile: act('record-payments', {}, makeRefundFile),
};

/** A person who records a payment that is recorded already must know that nothing happened. */
function knownAsFailure<Reason>(recorded: Result<RecordedTransfer, Reason>): Result<true, Reason | { readonly why: 'payment-known' }> {
  return recorded.ok && recorded.value.outcome === 'known' ? failure({ why: 'payment-known' }) : withoutValue(recorded);
}
