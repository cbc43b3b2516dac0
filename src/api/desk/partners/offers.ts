import { validate as isId } from 'uuid';
import * as v from 'valibot';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isReference } from '#domain/trip/reference.ts';
import { draftOffer, type OfferDraft } from '#operations/partners/draft-offer.ts';
import { listJobsAhead, type StoredJob } from '#operations/partners/job-store.ts';
import { listOffersAhead, type Recipient, type StoredOffer } from '#operations/partners/offer-store.ts';
import type { EligibilityProblem } from '#operations/partners/rules/eligibility.ts';
import { typedOffer } from '#operations/partners/rules/offer.ts';
import { type NotOffered, sendOffer } from '#operations/partners/send-offer.ts';
import { withdrawOffer } from '#operations/partners/withdraw-offer.ts';
import { isTooLong, OutcomeRef, staffOf, tell, tooLong } from '../act.ts';
import { builder, require } from '../builder.ts';
import { PostingRef } from '../planning/postings.ts';
import { TripRowRef } from '../trip-row.ts';
import { GateProblemRef } from './register.ts';

const AskedPartnerRef = builder.objectRef<Recipient>('AskedPartner').implement({
  fields: (t) => ({
    operatorId: t.exposeString('operatorId'),
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    round: t.exposeInt('round'),
    priceCents: t.exposeInt('priceCents'),
    answer: t.string({
      description: '`accepted`, `declined`, `seen`, `sent` or `waiting`.',
      resolve: ({ answer, seenAt, sentAt }) => answer ?? (seenAt !== null ? 'seen' : sentAt !== null ? 'sent' : 'waiting'),
    }),
    reason: t.exposeString('reason'),
  }),
});

const JobOfferRef = builder.objectRef<StoredOffer>('JobOffer').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    mode: t.string({ resolve: ({ mode }) => mode }),
    state: t.string({ resolve: ({ state }) => state }),
    round: t.exposeInt('round'),
    deadline: t.exposeString('deadline', { nullable: true }),
    startsAt: t.exposeString('startsAt'),
    priceCents: t.exposeInt('priceCents'),
    saleCents: t.exposeInt('saleCents'),
    asked: t.field({ type: [AskedPartnerRef], resolve: ({ recipients }) => [...recipients] }),
  }),
});

const PartnerJobRef = builder.objectRef<StoredJob>('PartnerJob').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    operatorId: t.exposeString('operatorId'),
    operator: t.exposeString('operator'),
    operatorPhone: t.exposeString('operatorPhone'),
    startsAt: t.exposeString('startsAt'),
    priceCents: t.exposeInt('priceCents'),
    saleCents: t.exposeInt('saleCents', { description: 'What the customer pays for this vehicle, without VAT.' }),
    driverName: t.exposeString('driverName'),
    driverPhone: t.exposeString('driverPhone'),
    vehicle: t.exposeString('vehicle'),
  }),
});

type PartnerWork = { readonly offers: readonly StoredOffer[]; readonly jobs: readonly StoredJob[] };
const PartnerWorkRef = builder.objectRef<PartnerWork>('PartnerWork').implement({
  fields: (t) => ({
    offers: t.field({ type: [JobOfferRef], resolve: ({ offers }) => [...offers] }),
    jobs: t.field({ type: [PartnerJobRef], resolve: ({ jobs }) => [...jobs] }),
  }),
});

type Choice = OfferDraft['partners'][number];
const PartnerChoiceRef = builder.objectRef<Choice>('PartnerChoice').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    country: t.exposeString('country'),
    kilometres: t.exposeInt('kilometres', { nullable: true, description: 'About, from his nearest yard to where the group waits.' }),
    problems: t.field({ type: [GateProblemRef], resolve: ({ problems }) => [...problems] }),
    postings: t.field({
      type: [PostingRef],
      description: 'Where his driver would be posted.',
      resolve: ({ postings }) => [...postings],
    }),
  }),
});

const OfferDraftRef = builder.objectRef<OfferDraft>('OfferDraft').implement({
  fields: (t) => ({
    row: t.field({ type: TripRowRef, resolve: ({ trip }) => trip }),
    saleCents: t.exposeInt('saleCents', { description: 'What the customer pays for this vehicle, without VAT.' }),
    floorPercent: t.exposeFloat('floorPercent'),
    highestCents: t.exposeInt('highestCents'),
    partners: t.field({ type: [PartnerChoiceRef], resolve: ({ partners }) => [...partners] }),
  }),
});

builder.queryFields((t) => ({
  partnerWork: t.field({
    type: PartnerWorkRef,
    description: 'What is offered to partners, and what they have.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'assign-drivers');
      const [offers, jobs] = await Promise.all([listOffersAhead(context.db), listJobsAhead(context.db)]);
      return { offers, jobs };
    },
  }),
  offerDraft: t.field({
    type: OfferDraftRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }), vehicleIndex: t.arg.int({ required: true }) },
    resolve: async (_root, asked, context) => {
      require(context, 'assign-drivers');
      return isReference(asked.reference) ? await draftOffer(context, asked) : null;
    },
  }),
}));

type Offered = {
  readonly problem: string | null;
  readonly of: string;
  readonly against: readonly EligibilityProblem[];
  readonly percent: number | null;
  readonly floorPercent: number | null;
};

const OfferedRef = builder.objectRef<Offered>('OfferOutcome').implement({
  fields: (t) => ({
    problem: t.exposeString('problem', { nullable: true }),
    of: t.exposeString('of', { description: 'Whom the gate refuses.' }),
    against: t.field({ type: [GateProblemRef], resolve: ({ against }) => [...against] }),
    percent: t.exposeFloat('percent', { nullable: true, description: 'What would stay with us.' }),
    floorPercent: t.exposeFloat('floorPercent', { nullable: true }),
  }),
});

const offered: Offered = { problem: null, of: '', against: [], percent: null, floorPercent: null };

builder.mutationFields((t) => ({
  sendOffer: t.field({
    type: OfferedRef,
    args: {
      reference: t.arg.string({ required: true }),
      vehicleIndex: t.arg.int({ required: true }),
      mode: t.arg.string({ required: true }),
      partners: t.arg.stringList({ required: true, description: 'In the order in which they are asked.' }),
      atOnce: t.arg.int({ required: true }),
      priceCents: t.arg.int({ required: true }),
      raisePercent: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, vehicleIndex, ...typed }, context): Promise<Offered> => {
      require(context, 'assign-drivers');
      if (isTooLong(typed.reason)) return { ...offered, ...tooLong };
      const read = v.safeParse(typedOffer, { ...typed, reason: cleanLine(typed.reason) });
      if (!read.success) return { ...offered, problem: typed.partners.length === 0 ? 'gone' : 'typed' };
      if (!read.output.partners.every((id) => isId(id))) return { ...offered, problem: 'gone' };
      const sent = await sendOffer(context, { reference, vehicleIndex, ...read.output, staff: staffOf(context) });
      return sent.ok ? offered : notOffered(sent.failure);
    },
  }),
  withdrawOffer: t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }), id: t.arg.string({ required: true }) },
    resolve: async (_root, { reference, id }, context) =>
      isId(id) ? tell(await withdrawOffer(context, { reference, offerId: id, staff: staffOf(context) })) : { problem: 'over' },
  }),
}));

function notOffered(failure: NotOffered): Offered {
  const problem = failure.why;
  if (failure.why === 'gate') return { ...offered, problem, of: failure.of, against: failure.problems };
  if (failure.why === 'below-floor') return { ...offered, problem, percent: failure.percent, floorPercent: failure.floorPercent };
  return { ...offered, problem };
}
