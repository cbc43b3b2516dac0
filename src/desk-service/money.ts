import { requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { putBankLineAside, recordBankLine } from '#operations/payments/bank-file/decide-bank-line.ts';
import { importBankFiles } from '#operations/payments/bank-file/import-bank-files.ts';
import { listProposedLines } from '#operations/payments/bank-file/propose-trips.ts';
import { type RecordedTransfer, recordRefund, recordTypedPayment } from '#operations/payments/record-payment.ts';
import { act, query } from './act.ts';
import { dayOrNone, euros, files, id, text, yesOrNo } from './fields.ts';

const mostLines = 50;

/** A transfer as it is typed: `note` is the line of the statement, which tells it from the trip's others. */
const transfer = { reference: text(), amount: euros(), note: requiredLine(textLimits.line), date: dayOrNone() };

export const moneyQueries = {
  /** Money that came in and waits for a trip, the oldest first. */
  bankLines: query('record-payments', {}, async ({ db }) => {
    const lines = await listProposedLines(db, mostLines);
    return lines.map(({ id, bookedOn, cents, name, iban, text, proposal }) => ({ id, bookedOn, cents, name, iban, text, proposal }));
  }),
};

export const moneyActs = {
  /** Stores the lines of bank statements, of any kind that we know. */
  importFiles: act('record-payments', { files: files() }, importBankFiles),
  recordLine: act('record-payments', { line: id(), reference: text() }, async (context, { line, ...asked }) =>
    recordBankLine(context, { ...asked, lineId: line }),
  ),
  putLineAside: act('record-payments', { line: id() }, async (context, { line, staff }) =>
    putBankLineAside(context, { lineId: line, staff }),
  ),
  /** `isMeant`: more than is owed came in, and that is right. A line that was recorded before is said to be. */
  recordPayment: act('record-payments', { ...transfer, isMeant: yesOrNo() }, async (context, { amount: cents, ...asked }) =>
    unlessKnown(await recordTypedPayment(context, { ...asked, cents })),
  ),
  recordRefund: act('record-payments', transfer, async (context, { amount: cents, ...asked }) =>
    unlessKnown(await recordRefund(context, { ...asked, cents })),
  ),
};

function unlessKnown<Reason>(recorded: Result<RecordedTransfer, Reason>): Result<true, Reason | { readonly why: 'recorded-before' }> {
  if (!recorded.ok) return recorded;
  return recorded.value.outcome === 'known' ? failure({ why: 'recorded-before' }) : success(true);
}
