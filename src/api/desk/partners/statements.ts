import { validate as isId } from 'uuid';
import * as v from 'valibot';
import { cleanLine } from '#domain/input/clean-text.ts';
import { companies } from '#domain/sites/brand.ts';
import type { StoredSelfBilled } from '#operations/partners/partner-invoice-store.ts';
import { type StatementLine, type StatementTotals, totalsOfStatement, typedCorrection } from '#operations/partners/rules/statement.ts';
import { issueAgain, settleDispute } from '#operations/partners/statements/agree-statement.ts';
import { correctJob } from '#operations/partners/statements/correct-job.ts';
import type { Unbilled } from '#operations/partners/statements/issue-invoices.ts';
import { listMonth, type StatementRow } from '#operations/partners/statements/list-month.ts';
import { readStatement, type StatementFile } from '#operations/partners/statements/read-statement.ts';
import { longestLine, OutcomeRef, staffOf, tell } from '../act.ts';
import { builder, require } from '../builder.ts';

const TotalsRef = builder.objectRef<StatementTotals>('StatementTotals').implement({
  fields: (t) => ({
    jobs: t.exposeInt('jobs'),
    netCents: t.exposeInt('netCents'),
    vatCents: t.exposeInt('vatCents'),
    totalCents: t.exposeInt('totalCents'),
    disputed: t.exposeInt('disputed', { description: 'Lines in dispute, which are in no sum.' }),
    isVatOpen: t.exposeBoolean('isVatOpen', { description: 'The VAT of a line is still being asked about.' }),
  }),
});

const RowRef = builder.objectRef<StatementRow>('StatementRow').implement({
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Of the running month the partner’s own.' }),
    operatorId: t.exposeString('operatorId'),
    name: t.exposeString('name'),
    approvedAt: t.exposeString('approvedAt', { nullable: true }),
    isWaiting: t.exposeBoolean('isWaiting', { description: 'The partner agreed, and an invoice is not made out all the same.' }),
    totals: t.field({ type: TotalsRef, resolve: ({ lines }) => totalsOfStatement(lines) }),
  }),
});

type Month = {
  readonly month: string;
  readonly isClosed: boolean;
  readonly months: readonly string[];
  readonly rows: readonly StatementRow[];
};
const MonthRef = builder.objectRef<Month>('StatementMonth').implement({
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM.' }),
    isClosed: t.exposeBoolean('isClosed'),
    months: t.stringList({ description: 'Those that can be asked for, the last first.', resolve: ({ months }) => [...months] }),
    rows: t.field({ type: [RowRef], resolve: ({ rows }) => [...rows] }),
  }),
});

const VatRef = builder.objectRef<StatementLine['vat'][number]>('StatementVat').implement({
  fields: (t) => ({
    countryCode: t.exposeString('countryCode'),
    ratePercent: t.exposeFloat('ratePercent'),
    netCents: t.exposeInt('netCents'),
    vatCents: t.exposeInt('vatCents'),
    treatment: t.string({ resolve: ({ treatment }) => treatment }),
  }),
});

const LineRef = builder.objectRef<StatementLine>('StatementLine').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    jobId: t.exposeString('jobId'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    reference: t.exposeString('reference'),
    day: t.exposeString('day'),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    reason: t.exposeString('reason'),
    payer: t.string({ description: 'Our company that pays.', resolve: ({ site }) => companies[site].legalName }),
    netCents: t.exposeInt('netCents'),
    vat: t.field({ type: [VatRef], resolve: ({ vat }) => [...vat] }),
    disputed: t.exposeString('disputed', { nullable: true }),
  }),
});

const InvoiceRef = builder.objectRef<StoredSelfBilled>('SelfBilled').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    number: t.string({ resolve: ({ document }) => document.number }),
    totalCents: t.int({ resolve: ({ document }) => document.totalCents }),
  }),
});

const UnbilledRef = builder.objectRef<Unbilled>('Unbilled').implement({
  fields: (t) => ({
    company: t.string({
      description: 'Which of ours would pay.',
      resolve: ({ buyer }) => Object.values(companies).find(({ country }) => country === buyer)?.legalName ?? buyer,
    }),
    why: t.string({ resolve: ({ why }) => why }),
  }),
});

const StatementRef = builder.objectRef<StatementFile>('PartnerStatement').implement({
  fields: (t) => ({
    month: t.string({ resolve: ({ statement }) => statement.month }),
    isClosed: t.boolean({ resolve: ({ statement }) => statement.isClosed }),
    carrier: t.string({ resolve: ({ statement }) => statement.carrier.name }),
    paymentDays: t.int({ resolve: ({ statement }) => statement.paymentDays }),
    lines: t.field({ type: [LineRef], resolve: ({ statement }) => [...statement.lines] }),
    approvedAt: t.exposeString('approvedAt', { nullable: true }),
    invoices: t.field({ type: [InvoiceRef], resolve: ({ invoices }) => [...invoices] }),
    isReady: t.exposeBoolean('isReady', { description: 'Something can be made out now that could not be when the partner agreed.' }),
    unbilled: t.field({
      type: [UnbilledRef],
      description: 'What cannot be made out although the partner agreed.',
      resolve: ({ unbilled }) => [...unbilled],
    }),
  }),
});

builder.queryFields((t) => ({
  statementMonth: t.field({
    type: MonthRef,
    description: 'What partners carried in a month; of what is no month with statements, the running one as it stands.',
    args: { month: t.arg.string({ required: true }) },
    resolve: async (_root, { month }, context) => {
      require(context, 'record-payments');
      return await listMonth(context, month);
    },
  }),
  partnerStatement: t.field({
    type: StatementRef,
    nullable: true,
    args: { id: t.arg.string({ required: true, description: 'A statement’s, or a partner’s for the running month.' }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'record-payments');
      return await readStatement(context, id);
    },
  }),
}));

builder.mutationField('correctJob', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      jobId: t.arg.string({ required: true }),
      cents: t.arg.int({ required: true, description: 'Below zero: less is paid.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, { jobId, ...typed }, context) => {
      const read = v.safeParse(typedCorrection, { ...typed, reason: cleanLine(typed.reason).slice(0, longestLine) });
      if (!read.success || !isId(jobId)) return { problem: 'all-needed' };
      return tell(await correctJob(context, { jobId, ...read.output, staff: staffOf(context) }));
    },
  }),
);

builder.mutationFields((t) => ({
  settleDispute: t.field({
    type: OutcomeRef,
    description: 'The line stands on the next statement then.',
    args: { id: t.arg.string({ required: true }), lineId: t.arg.string({ required: true }) },
    resolve: async (_root, { id, lineId }, context) =>
      isId(id) && isId(lineId) ? tell(await settleDispute(context, { id, lineId, staff: staffOf(context) })) : { problem: 'gone' },
  }),
  issueSelfBilled: t.field({
    type: OutcomeRef,
    description: 'Makes out what could not be when the partner agreed.',
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) =>
      isId(id) ? tell(await issueAgain(context, { id, staff: staffOf(context) })) : { problem: 'gone' },
  }),
}));
