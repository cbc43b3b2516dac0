import { readTogether } from '#db/engine/read-together.ts';
import { percentBelow } from '#domain/pricing/quote/lined-quote.ts';
import { optionKeys, type PersonReason, type Quote, type QuoteOption } from '#domain/pricing/quote/quote.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { approvePrice, rejectPrice } from '#operations/quotes/approve-price.ts';
import { draftPrice, type LinesOfPrice, previewLines, priceFromLines } from '#operations/quotes/price-from-lines.ts';
import { listPriceProposals, type PriceProposal } from '#operations/quotes/price-proposal-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { done, OutcomeRef, staffOf, tell, versionOfTrip } from '../act.ts';
import { builder, refuseUnknown } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { ChoiceRef, QuoteRef } from './journey-types.ts';

type Draft = { readonly trip: Trip; readonly draft: Quote | null; readonly reasons: readonly PersonReason[] };

const DraftRef = builder.objectRef<Draft>('PriceDraft').implement({
  fields: (t) => ({
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    customer: t.string({
      resolve: ({ trip: { customer } }) => customer.organisation || `${customer.firstName} ${customer.lastName}`.trim(),
    }),
    version: t.int({ resolve: ({ trip }) => trip.version }),
    quote: t.field({ type: QuoteRef, nullable: true, resolve: ({ draft }) => draft }),
    reasons: t.stringList({ description: 'Why the engine has no lines for it.', resolve: ({ reasons }) => [...reasons] }),
    currentCents: t.int({
      nullable: true,
      description: 'What it costs as it was offered.',
      resolve: ({ trip }) => findChosenOption(trip)?.totalCents ?? null,
    }),
  }),
});

const LineInput = builder.inputType('LineChangeInput', {
  fields: (t) => ({
    line: t.int({ description: 'Of the engine, from 0; left out: one of our own.' }),
    text: t.string({ required: true }),
    netCents: t.int({ required: true }),
  }),
});

const linesOfPrice = builder.args((t) => ({
  choice: t.string({ required: true }),
  lines: t.field({ type: [LineInput], required: true }),
  validDays: t.int({ required: true }),
}));

type LinesAsked = {
  readonly choice: string;
  readonly lines: readonly { readonly line?: number | null | undefined; readonly text: string; readonly netCents: number }[];
  readonly validDays: number;
};

function readLines({ choice, lines, validDays }: LinesAsked): LinesOfPrice {
  const known = optionKeys.find((key) => key === choice);
  if (known === undefined) return refuseUnknown();
  return { choice: known, lines: lines.slice(0, 60).map(({ line = null, ...own }) => ({ line, ...own })), validDays };
}

type Preview = {
  readonly problem: string | null;
  readonly option: QuoteOption | null;
  readonly percentBelow: number;
  readonly isBelowFloor: boolean;
};

const PreviewRef = builder.objectRef<Preview>('LinesPreview').implement({
  fields: (t) => ({
    problem: t.exposeString('problem', { nullable: true }),
    choice: t.field({ type: ChoiceRef, nullable: true, resolve: ({ option }) => option }),
    percentBelow: t.exposeFloat('percentBelow', { description: 'Of the engine’s own price, net; below zero where it is above.' }),
    isBelowFloor: t.exposeBoolean('isBelowFloor', { description: 'A second person must agree.' }),
  }),
});

export const ProposalRef = builder.objectRef<PriceProposal>('PriceProposal').implement({
  fields: (t) => ({
    memberName: t.exposeString('memberName'),
    reason: t.exposeString('reason'),
    at: t.exposeString('at'),
    totalCents: t.exposeInt('totalCents'),
    percentBelow: t.float({ resolve: percentBelow }),
    mayApprove: t.boolean({
      resolve: ({ memberId }, _arguments, { signedIn }) => may(signedIn, 'approve-prices') && memberId !== signedIn.member.id,
    }),
  }),
});

type WaitingPrice = PriceProposal & { readonly reference: string };

const WaitingPriceRef = builder.objectRef<WaitingPrice>('WaitingPrice').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    proposal: t.field({ type: ProposalRef, resolve: (waiting) => waiting }),
  }),
});

/** Of all who look at Today at once. */
const readProposals = readTogether(async ({ db }: DeskContext) => await listPriceProposals(db));

builder.queryFields((t) => ({
  priceDraft: t.field({
    type: DraftRef,
    nullable: true,
    description: 'Null for a trip that cannot be given a price as it is now.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      const drafted = await draftPrice(context, { reference, staff: staffOf(context) });
      if (!drafted.ok && drafted.failure.why === 'no-right') return refuseUnknown();
      return drafted.ok ? drafted.value : null;
    },
  }),
  previewLines: t.field({
    type: PreviewRef,
    args: { reference: t.arg.string({ required: true }), ...linesOfPrice },
    resolve: async (_root, { reference, ...lines }, context) => {
      const made = await previewLines(context, { reference, ...readLines(lines), staff: staffOf(context) });
      if (!made.ok) return { ...tell(made), option: null, percentBelow: 0, isBelowFloor: false };
      const { option, engineNetCents, isBelowFloor } = made.value;
      return { ...done, option, isBelowFloor, percentBelow: percentBelow({ netCents: option.netCents, engineNetCents }) };
    },
  }),
  waitingPrices: t.field({
    type: [WaitingPriceRef],
    description: 'Prices below the floor that wait for a second person; none for whoever prices no trips.',
    resolve: async (_root, _arguments, context) => (may(context.signedIn, 'price-trips') ? [...(await readProposals(context))] : []),
  }),
}));

const PricedRef = builder.objectRef<{ readonly problem: string | null; readonly waits: boolean }>('PricedFromLines').implement({
  fields: (t) => ({ problem: t.exposeString('problem', { nullable: true }), waits: t.exposeBoolean('waits') }),
});

builder.mutationFields((t) => ({
  priceFromLines: t.field({
    type: PricedRef,
    args: {
      ...versionOfTrip,
      ...linesOfPrice,
      toldCents: t.arg.int({ required: true, description: 'The total that was shown.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, version = null, toldCents, reason, ...lines }, context) => {
      const asked = { reference, version, toldCents, reason, ...readLines(lines) };
      const priced = await priceFromLines(context, { ...asked, staff: staffOf(context) });
      return { ...tell(priced), waits: priced.ok && priced.value === 'waits' };
    },
  }),
  approvePrice: t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => tell(await approvePrice(context, { reference, staff: staffOf(context) })),
  }),
  rejectPrice: t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => tell(await rejectPrice(context, { reference, staff: staffOf(context) })),
  }),
}));
