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
import { act, onceAct, onceDone, query, withoutValue } from './act.ts';
import { id, text } from './fields.ts';

/** Our company that would pay, by its country. */
function nameOfBuyer(buyer: string): string {
  return Object.values(companies).find(({ country }) => country === buyer)?.legalName ?? buyer;
}

export const statementQueries = {
  /** What partners carried in a month. Without a valid month: the running month so far. */
  ofMonth: query('record-payments', { month: text() }, async (context, { month: asked }) => {
    const { month, isClosed, months, rows } = await listMonth(context, asked);
    const shown = rows.map(({ lines, ...row }) => ({ ...row, totals: totalsOfStatement(lines) }));
    return { month, isClosed, months, rows: shown };
  }),
  /** A statement by its id, or a partner's running month by the partner's id; null where there is none. */
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

/** An amount as people type it, in cents; with a minus sign for less. Zero is not a correction. */
function correction() {
  return v.pipe(
    text(),
    v.nonEmpty(code('required')),
    v.transform((typed) => {
      const [, minus = '', amount = ''] = /^([-−]?)(.*)$/s.exec(typed.trim()) ?? [];
      const cents = readEuros(amount) ?? Number.NaN;
      return minus === '' ? cents : -cents;
    }),
    v.number(code('invalid')),
    v.check((cents) => cents !== 0, code('too-few')),
    v.check((cents) => Math.abs(cents) <= mostCorrected, code('too-many')),
  );
}

export const statementActs = {
  /** Adds or deducts an amount for one job, on the statement of the running month. */
  correct: onceAct(
    { act: 'statements.correct', answer: onceDone },
    'record-payments',
    { job: id(), amount: correction(), reason: requiredLine(textLimits.line) },
    async (context, { job, amount, ...asked }) => withoutValue(await correctJob(context, { ...asked, jobId: job, cents: amount })),
  ),
  /** Settles a partner's dispute. The line is on the next statement. */
  settle: act('record-payments', { id: id(), line: id() }, async (context, { line, ...asked }) =>
    withoutValue(await settleDispute(context, { ...asked, lineId: line })),
  ),
  /** Makes the invoices that could not be made when the partner agreed. */
  issue: act('record-payments', { id: id() }, async (context, asked) => withoutValue(await issueAgain(context, asked))),
};
