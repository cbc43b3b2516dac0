import * as v from 'valibot';
import { code, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { companies } from '#domain/sites/brand.ts';
import { mostCorrected, totalsOfStatement } from '#operations/partners/rules/statement.ts';
import { issueAgain, settleDispute } from '#operations/partners/statements/agree-statement.ts';
import { correctJob } from '#operations/partners/statements/correct-job.ts';
import { listMonth } from '#operations/partners/statements/list-month.ts';
import { readStatement } from '#operations/partners/statements/read-statement.ts';
import { act, query, withoutValue } from './act.ts';
import { id, text } from './fields.ts';

/** Which of our companies would pay, by its country. */
function nameOfBuyer(buyer: string): string {
  return Object.values(companies).find(({ country }) => country === buyer)?.legalName ?? buyer;
}

export const statementQueries = {
  /** What partners carried in a month; of what is no month with statements, the running one as it stands. */
  ofMonth: query('record-payments', { month: text() }, async (context, { month: asked }) => {
    const { month, isClosed, months, rows } = await listMonth(context, asked);
    const shown = rows.map(({ lines, ...row }) => ({ ...row, totals: totalsOfStatement(lines) }));
    return { month, isClosed, months, rows: shown };
  }),
  /** A statement by its id, or the one of the running month by the partner's; null where there is none. */
  one: query('record-payments', { id: text() }, async (context, { id: of }) => {
    const file = await readStatement(context, of);
    if (file === null) return null;
    const { statement, approvedAt, invoices, unbilled, isReady } = file;
    const { month, isClosed, carrier, paymentDays, lines } = statement;
    return {
      ...{ month, isClosed, paymentDays, approvedAt, isReady, carrier: carrier.name },
      lines: lines.map(({ site, ...each }) => ({ ...each, payer: companies[site].legalName })),
      invoices: invoices.map(({ id: invoice, document }) => ({ id: invoice, number: document.number, totalCents: document.totalCents })),
      unbilled: unbilled.map(({ buyer, why }) => ({ company: nameOfBuyer(buyer), why })),
    };
  }),
};

/** An amount as people type it, in cents; with a minus for less. Nothing is no correction. */
function correction() {
  return v.pipe(
    text(),
    v.nonEmpty(code('required')),
    v.transform((typed) => {
      const [, minus = '', amount = ''] = /^([-−]?)\s*(.*)$/.exec(typed) ?? [];
      const cents = readEuros(amount) ?? Number.NaN;
      return minus === '' ? cents : -cents;
    }),
    v.number(code('invalid')),
    v.check((cents) => cents !== 0, code('too-few')),
    v.check((cents) => Math.abs(cents) <= mostCorrected, code('too-many')),
  );
}

export const statementActs = {
  /** More or less for one job; it stands on the statement of the running month. */
  correct: act(
    'record-payments',
    { job: id(), amount: correction(), reason: requiredLine(textLimits.line) },
    async (context, { job, amount, ...asked }) => withoutValue(await correctJob(context, { ...asked, jobId: job, cents: amount })),
  ),
  /** A dispute that our people settled with the partner: the line stands on the next statement then. */
  settle: act('record-payments', { id: id(), line: id() }, async (context, { line, ...asked }) =>
    withoutValue(await settleDispute(context, { ...asked, lineId: line })),
  ),
  /** Makes the invoices that could not be made when the partner agreed. */
  issue: act('record-payments', { id: id() }, async (context, asked) => withoutValue(await issueAgain(context, asked))),
};
