import { validate as isId } from 'uuid';
import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure } from '#domain/result.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type AccountStanding, readAccountStanding } from '#operations/partners/account-store.ts';
import { savePartner } from '#operations/partners/edit-partners.ts';
import { findPartner } from '#operations/partners/partner-store.ts';
import { readRecord } from '#operations/partners/record-store.ts';
import { type EligibilityProblem, findEligibilityProblems } from '#operations/partners/rules/eligibility.ts';
import type { KnownPartner, PartnerProfile } from '#operations/partners/rules/partner.ts';
import { fewestToSay, type Score, type ScoreFact, scoreMonths, scoresOf } from '#operations/partners/rules/score.ts';
import { settlePartnerAccount } from '#operations/staff/partner-accounts.ts';
import { findStepUp } from '#operations/staff/rules/sign-in.ts';
import { builder, require } from '../builder.ts';
import { KeptRef, keptOf, readSeen, readTyped, TypedFieldInput } from '../planning/fleet-types.ts';

/** All that any kind of problem says; what a kind has not is null. */
export const GateProblemRef = builder.objectRef<EligibilityProblem>('GateProblem').implement({
  fields: (t) => ({
    why: t.string({ resolve: ({ why }) => why }),
    paper: t.string({ nullable: true, resolve: (problem) => (problem.why === 'paper' ? problem.kind : null) }),
    validUntil: t.string({ nullable: true, resolve: (problem) => (problem.why === 'paper' ? problem.validUntil : null) }),
    state: t.string({ nullable: true, resolve: (problem) => (problem.why === 'state' ? problem.state : null) }),
    class: t.string({ nullable: true, resolve: (problem) => (problem.why === 'class' ? problem.class : null) }),
  }),
});

const ProfileRef = builder.objectRef<PartnerProfile>('PartnerProfile').implement({
  fields: (t) => ({
    state: t.string({ resolve: ({ state }) => state }),
    contactName: t.exposeString('contactName'),
    language: t.string({ resolve: ({ language }) => language }),
    languages: t.stringList({ resolve: ({ languages }) => [...languages] }),
    classes: t.stringList({ resolve: ({ classes }) => [...classes] }),
    regions: t.exposeString('regions'),
    insuredEuros: t.exposeInt('insuredEuros'),
    vatNumber: t.exposeString('vatNumber'),
    street: t.exposeString('street'),
    zip: t.exposeString('zip'),
    city: t.exposeString('city'),
    selfBillingOn: t.exposeString('selfBillingOn', { nullable: true }),
    iban: t.exposeString('iban'),
    paymentDays: t.exposeInt('paymentDays'),
  }),
});

type Gate = { readonly class: string; readonly problems: readonly EligibilityProblem[] };
const GateRef = builder.objectRef<Gate>('PartnerGate').implement({
  fields: (t) => ({
    class: t.exposeString('class'),
    problems: t.field({ type: [GateProblemRef], resolve: ({ problems }) => [...problems] }),
  }),
});

const ScoreFactRef = builder.objectRef<ScoreFact>('ScoreFact').implement({
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    at: t.exposeString('at', { description: 'An instant; of a paper the day on which it ended.' }),
    reference: t.exposeString('reference'),
    amount: t.exposeFloat('amount', { description: 'Of a job that was given back: hours before its beginning. Of a review: its stars.' }),
    what: t.exposeString('what', { description: 'Which incident, or which paper.' }),
  }),
});

const ScoreRef = builder.objectRef<Score>('PartnerScore').implement({
  fields: (t) => ({
    measure: t.string({ resolve: ({ measure }) => measure }),
    value: t.exposeFloat('value', { nullable: true, description: 'Null where there are too few to say.' }),
    of: t.exposeInt('of'),
    facts: t.field({ type: [ScoreFactRef], resolve: ({ facts }) => [...facts] }),
  }),
});

const AccountRef = builder.objectRef<AccountStanding>('PartnerAccount').implement({
  fields: (t) => ({
    closedAt: t.exposeString('closedAt', { nullable: true }),
    sessions: t.exposeInt('sessions', { description: 'How many browsers are in.' }),
    seenAt: t.exposeString('seenAt', { nullable: true }),
  }),
});

type PartnerFile = { readonly partner: KnownPartner; readonly today: string };
const PartnerFileRef = builder.objectRef<PartnerFile>('PartnerFile').implement({
  fields: (t) => ({
    profile: t.field({ type: ProfileRef, resolve: ({ partner }) => partner.profile }),
    scoreMonths: t.int({ resolve: () => scoreMonths }),
    fewestToSay: t.int({ resolve: () => fewestToSay }),
    scores: t.field({
      type: [ScoreRef],
      description: 'How it worked for us, each figure with its facts.',
      resolve: async ({ partner }, _arguments, { db }) => [...scoresOf(await readRecord(db, partner.operator.id, scoreMonths))],
    }),
    account: t.field({
      type: AccountRef,
      description: 'Whether its people may come in, and whether they do.',
      resolve: async ({ partner }, _arguments, { db }) => await readAccountStanding(db, partner.operator.id),
    }),
    gates: t.field({
      type: [GateRef],
      description: 'Whether it may carry today, by each class of vehicles that it has.',
      resolve: ({ partner, today }) =>
        fleetKeys
          .filter((key) => partner.profile.classes.includes(key))
          .map((key) => ({ class: key, problems: findEligibilityProblems(partner, { class: key, lastDay: today }, today) })),
    }),
  }),
});

builder.queryField('partnerFile', (t) =>
  t.field({
    type: PartnerFileRef,
    nullable: true,
    description: 'What is known of an operator that drives for us; null where nothing is.',
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'see-fleet');
      const partner = isId(id) ? await findPartner(context.db, id) : null;
      return partner === null ? null : { partner, today: todayIn(planningZone, context.now()) };
    },
  }),
);

builder.mutationField('keepPartner', (t) =>
  t.field({
    type: KeptRef,
    args: { id: t.arg.string({ required: true }), fields: t.arg({ type: [TypedFieldInput], required: true }) },
    resolve: async (_root, { id, fields }, context) => {
      require(context, 'manage-fleet');
      if (!isId(id)) return keptOf(failure({ problem: 'gone' }));
      const { member, session } = context.signedIn;
      const bankRefusal = findStepUp(session, await databaseNow(context.db));
      return keptOf(await savePartner(context, member, { id, input: readTyped(fields), bankRefusal, seen: readSeen(fields) }));
    },
  }),
);

builder.mutationField('settlePartnerAccount', (t) =>
  t.field({
    type: KeptRef,
    args: { id: t.arg.string({ required: true }), isClosed: t.arg.boolean({ required: true }) },
    resolve: async (_root, { id, isClosed }, context) => {
      require(context, 'manage-fleet');
      const settled = isId(id)
        ? await settlePartnerAccount(context, context.signedIn.member, { operatorId: id, isClosed })
        : failure('gone');
      return keptOf(settled.ok ? settled : failure({ problem: 'gone' }));
    },
  }),
);
