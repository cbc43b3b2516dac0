import { addHours } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { Result } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { agreeExtraTime, type ExtraTimeCard, type NoExtraTime, readExtraTime } from '#operations/on-duty/extra-time.ts';
import { extraMinutes } from '#operations/on-duty/rules/extra-time.ts';
import { OutcomeRef, staffOf, tell } from '../act.ts';
import { builder, refuseUnknown, require } from '../builder.ts';

type Card = { readonly card: ExtraTimeCard | null; readonly problem: string | null };

const PersonRef = builder.objectRef<ExtraTimeCard['drivers'][number]>('ExtraTimeDriver').implement({
  fields: (t) => ({ name: t.exposeString('name'), phone: t.exposeString('phone') }),
});

const PartnerTimeRef = builder.objectRef<ExtraTimeCard['partners'][number]>('ExtraTimePartner').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ job }) => job.operator }),
    payCents: t.exposeInt('payCents', { description: 'What he gets for it, without VAT.' }),
  }),
});

/** A moment by the clock of the stop that the coach leaves later. */
function atStop({ trip, stop }: ExtraTimeCard, instant: string): string {
  const { date, time } = toLocal(instant, trip.itinerary.stops[stop]?.place.timeZone ?? 'UTC');
  return `${date}T${time}`;
}

const LimitRef = builder.objectRef<ExtraTimeCard>('ExtraTime').implement({
  fields: (t) => ({
    version: t.int({ resolve: ({ trip }) => trip.version }),
    tripId: t.string({ resolve: ({ trip }) => trip.id }),
    customer: t.string({ resolve: ({ trip: { customer } }) => `${customer.firstName} ${customer.lastName}`.trim() }),
    minutes: t.exposeInt('minutes'),
    place: t.string({ resolve: ({ trip, stop }) => trip.itinerary.stops[stop]?.place.town ?? '' }),
    departsAt: t.string({
      description: 'As planned: date and time by the clock of the stop.',
      resolve: (card) => atStop(card, card.departsAt),
    }),
    wouldDepartAt: t.string({ resolve: (card) => atStop(card, addHours(card.departsAt, card.minutes / 60)) }),
    lawfulMinutes: t.int({ resolve: ({ limit }) => limit.minutes }),
    lawfulUntil: t.string({
      description: 'The last lawful departure, likewise.',
      resolve: (card) => atStop(card, addHours(card.departsAt, card.limit.minutes / 60)),
    }),
    isLawful: t.exposeBoolean('isLawful'),
    rule: t.string({ nullable: true, description: 'What stands against more.', resolve: ({ limit }) => limit.problem?.rule ?? null }),
    article: t.string({ nullable: true, resolve: ({ limit }) => limit.problem?.article ?? null }),
    ruleOf: t.string({ nullable: true, description: 'The driver whom it concerns.', resolve: ({ limit }) => limit.problem?.of ?? null }),
    nextAt: t.string({
      nullable: true,
      description: 'When driver or coach must be elsewhere: an instant.',
      resolve: ({ limit }) => limit.nextAt,
    }),
    netCents: t.exposeInt('netCents'),
    differenceCents: t.exposeInt('differenceCents', { description: 'Incl. VAT.' }),
    askedBy: t.string({
      nullable: true,
      description: 'The driver who asked for it by a press.',
      resolve: ({ asked }) => asked?.driverName ?? null,
    }),
    askedAt: t.string({ nullable: true, resolve: ({ asked }) => asked?.at ?? null }),
    askedMinutes: t.int({ nullable: true, resolve: ({ asked }) => asked?.minutes ?? null }),
    partners: t.field({
      type: [PartnerTimeRef],
      description: 'Partners who drive: of their drivers’ hours only this trip is known.',
      resolve: ({ partners }) => [...partners],
    }),
    drivers: t.field({ type: [PersonRef], resolve: ({ drivers }) => [...drivers] }),
  }),
});

const CardRef = builder.objectRef<Card>('ExtraTimeAnswer').implement({
  fields: (t) => ({
    card: t.field({ type: LimitRef, nullable: true, resolve: ({ card }) => card }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why nothing can be agreed.' }),
  }),
});

function answer(read: Result<ExtraTimeCard, NoExtraTime>): Card {
  if (read.ok) return { card: read.value, problem: null };
  return read.failure.why === 'no-right' ? refuseUnknown() : { card: null, problem: read.failure.why };
}

builder.queryField('extraTime', (t) =>
  t.field({
    type: CardRef,
    description: 'What it means that a group on the road stays so many minutes longer.',
    args: { reference: t.arg.string({ required: true }), minutes: t.arg.int({ required: true }) },
    resolve: async (_root, { reference, minutes }, context): Promise<Card> => {
      require(context, 'see-trips');
      if (!isReference(reference)) return { card: null, problem: 'no-such-trip' };
      const known = extraMinutes.find((each) => each === minutes) ?? 60;
      return answer(await readExtraTime(context, { reference, minutes: known, staff: staffOf(context) }));
    },
  }),
);

builder.mutationField('agreeExtraTime', (t) =>
  t.field({
    type: OutcomeRef,
    description: 'Keeps what customer and driver agreed, at the price that they were told.',
    args: {
      reference: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      minutes: t.arg.int({ required: true }),
      toldCents: t.arg.int({ required: true }),
    },
    resolve: async (_root, { minutes, ...asked }, context) => {
      const known = extraMinutes.find((each) => each === minutes);
      if (known === undefined) return { problem: 'minutes' };
      return tell(await agreeExtraTime(context, { ...asked, minutes: known, staff: staffOf(context) }));
    },
  }),
);
