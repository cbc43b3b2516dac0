import { chooseVersion, isRateTable, listRateVersions, type RateVersion } from '#content/editing/rates/rate-books.ts';
import { findRateDraft, type RateDraft } from '#content/editing/rates/rate-drafts.ts';
import { type RateTrial, summariseTrial, type TrialSummary, type TriedQuote } from '#content/editing/rates/rate-trial.ts';
import type { TermsTrial } from '#content/editing/rates/terms-trial.ts';
import { findTrial } from '#content/editing/rates/try-rates.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { findDifferences } from '#domain/forms/find-differences.ts';
import { listFields } from '#domain/forms/form-fields.ts';
import { type RateTable, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { DifferenceRef, FormFieldRef } from './editing-types.ts';

type Version = RateVersion & { readonly holds: 'now' | 'later' | 'before' };

const RateVersionRef = builder.objectRef<Version>('RateVersion').implement({
  fields: (t) => ({
    version: t.exposeString('version'),
    validFrom: t.exposeString('validFrom'),
    holds: t.string({ resolve: ({ holds }) => holds }),
    publishedAt: t.string({ nullable: true, resolve: ({ published }) => published?.publishedAt ?? null }),
    publishedBy: t.string({ nullable: true, resolve: ({ published }) => published?.publishedBy ?? null }),
    note: t.string({ resolve: ({ published }) => published?.note ?? '' }),
    differences: t.field({ type: [DifferenceRef], resolve: ({ differences }) => [...differences] }),
  }),
});

type DraftTable = { readonly table: string; readonly revision: number; readonly changedAt: string; readonly changedBy: string };

const DraftTableRef = builder.objectRef<DraftTable>('RateDraftTable').implement({
  fields: (t) => ({
    table: t.exposeString('table'),
    revision: t.exposeInt('revision'),
    changedAt: t.exposeString('changedAt'),
    changedBy: t.exposeString('changedBy'),
  }),
});

const TriedQuoteRef = builder.objectRef<TriedQuote>('TriedQuote').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    site: t.exposeString('site'),
    passengers: t.exposeInt('passengers'),
    beforeCents: t.exposeInt('beforeCents', { nullable: true }),
    afterCents: t.exposeInt('afterCents', { nullable: true }),
  }),
});

const TrialStepRef = builder.objectRef<TrialSummary['steps'][number]>('TrialStep').implement({
  fields: (t) => ({
    from: t.exposeInt('from', { nullable: true }),
    until: t.exposeInt('until', { nullable: true }),
    count: t.exposeInt('count'),
  }),
});

type TrialPart = TrialSummary & { readonly tried: readonly TriedQuote[] };

/** So many rows are read on a page, those that change most first. */
const mostRows = 40;

const TrialPartRef = builder.objectRef<TrialPart>('TrialPart').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    cheaper: t.exposeInt('cheaper'),
    dearer: t.exposeInt('dearer'),
    same: t.exposeInt('same'),
    toPerson: t.exposeInt('toPerson'),
    fromPerson: t.exposeInt('fromPerson'),
    beforeCents: t.exposeFloat('beforeCents'),
    afterCents: t.exposeFloat('afterCents'),
    steps: t.field({ type: [TrialStepRef], resolve: ({ steps }) => [...steps] }),
    rows: t.field({ type: [TriedQuoteRef], resolve: ({ tried }) => [...tried].sort(byChange).slice(0, mostRows) }),
  }),
});

function byChange(one: TriedQuote, other: TriedQuote): number {
  const changeOf = ({ beforeCents, afterCents }: TriedQuote) =>
    beforeCents === null || afterCents === null ? (beforeCents === afterCents ? 0 : Infinity) : Math.abs(afterCents / beforeCents - 1);
  const [first, second] = [changeOf(one), changeOf(other)];
  return first === second ? 0 : second - first;
}

function partOf(tried: readonly TriedQuote[]): TrialPart {
  return { ...summariseTrial(tried), tried };
}

type TermsFigures = TermsTrial['before'];

const TermsFiguresRef = builder.objectRef<TermsFigures>('TermsFigures').implement({
  fields: (t) => ({
    deposits: t.exposeInt('deposits'),
    depositCents: t.exposeFloat('depositCents'),
    lastDaysBefore: t.exposeInt('lastDaysBefore', { nullable: true }),
  }),
});

const TriedFeeRef = builder.objectRef<TermsTrial['fees'][number]>('TriedFee').implement({
  fields: (t) => ({
    daysBefore: t.exposeInt('daysBefore'),
    beforeCents: t.exposeFloat('beforeCents'),
    afterCents: t.exposeFloat('afterCents'),
  }),
});

const TermsTrialRef = builder.objectRef<TermsTrial>('TermsTrial').implement({
  fields: (t) => ({
    before: t.expose('before', { type: TermsFiguresRef }),
    after: t.expose('after', { type: TermsFiguresRef }),
    fees: t.field({ type: [TriedFeeRef], resolve: ({ fees }) => [...fees] }),
  }),
});

const RateTrialRef = builder.objectRef<{ readonly madeAt: string; readonly trial: RateTrial }>('RateTrial').implement({
  fields: (t) => ({
    madeAt: t.exposeString('madeAt'),
    quotes: t.field({ type: TrialPartRef, resolve: ({ trial }) => partOf(trial.quotes) }),
    samples: t.field({ type: TrialPartRef, resolve: ({ trial }) => partOf(trial.samples) }),
    quoteTerms: t.field({ type: TermsTrialRef, nullable: true, resolve: ({ trial }) => trial.terms?.quotes ?? null }),
    sampleTerms: t.field({ type: TermsTrialRef, nullable: true, resolve: ({ trial }) => trial.terms?.samples ?? null }),
  }),
});

const RateDraftRef = builder.objectRef<RateDraft & { readonly present: RateVersion | null }>('RateDraft').implement({
  fields: (t) => ({
    print: t.exposeString('print'),
    tables: t.field({ type: [DraftTableRef], resolve: ({ files }) => tablesOf(files) }),
    differences: t.field({ type: [DifferenceRef], resolve: ({ present, tables }) => [...findDifferences(present?.tables ?? {}, tables)] }),
    trial: t.field({ type: RateTrialRef, nullable: true, resolve: async (draft, _args, context) => await findTrial(context, draft) }),
  }),
});

function tablesOf(files: RateDraft['files']): DraftTable[] {
  return Object.entries(files).flatMap(([table, draft]) => (draft === undefined ? [] : [{ ...draft, table }]));
}

type RateForm = { readonly table: RateTable; readonly draft: RateDraft; readonly present: RateVersion | null };

const RateFormRef = builder.objectRef<RateForm>('RateForm').implement({
  fields: (t) => ({
    state: t.field({
      type: DraftTableRef,
      nullable: true,
      resolve: ({ table, draft }) => tablesOf(draft.files).find((each) => each.table === table) ?? null,
    }),
    fields: t.field({ type: [FormFieldRef], resolve: ({ table, draft }) => [...listFields(rateTables[table], draft.tables[table])] }),
    differences: t.field({
      type: [DifferenceRef],
      description: 'From what holds now.',
      resolve: ({ table, draft, present }) => [...findDifferences(present?.tables[table], draft.tables[table])],
    }),
  }),
});

async function readVersions({
  db,
}: DeskContext): Promise<{ readonly versions: readonly RateVersion[]; readonly present: RateVersion | null }> {
  const versions = await listRateVersions(db);
  return { versions, present: chooseVersion(versions, await databaseNow(db)) };
}

builder.queryFields((t) => ({
  rateVersions: t.field({
    type: [RateVersionRef],
    resolve: async (_root, _args, context) => {
      require(context, 'edit-rates');
      const { versions, present } = await readVersions(context);
      const holds = ({ validFrom }: RateVersion) => (validFrom > (present?.validFrom ?? '') ? 'later' : 'before');
      return versions.map((version) => ({ ...version, holds: version === present ? 'now' : holds(version) }) as const);
    },
  }),
  rateDraft: t.field({
    type: RateDraftRef,
    nullable: true,
    resolve: async (_root, _args, context) => {
      require(context, 'edit-rates');
      const draft = await findRateDraft(context.db);
      return draft && { ...draft, present: (await readVersions(context)).present };
    },
  }),
  rateForm: t.field({
    type: RateFormRef,
    nullable: true,
    args: { table: t.arg.string({ required: true }) },
    resolve: async (_root, { table }, context) => {
      require(context, 'edit-rates');
      const draft = await findRateDraft(context.db);
      return draft === null || !isRateTable(table) ? null : { table, draft, present: (await readVersions(context)).present };
    },
  }),
}));
