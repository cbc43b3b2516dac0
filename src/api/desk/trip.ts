import { formatPhone } from '#domain/input/phone.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import { isOnRequest, type QuoteOption } from '#domain/pricing/quote/quote.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { isReference } from '#domain/trip/reference.ts';
import { isRequest, stateAfter, type TripEvent } from '#domain/trip/states.ts';
import type { DayContact, Trip } from '#domain/trip/trip.ts';
import { insertLook } from '#operations/audit/audit-store.ts';
import { findFee } from '#operations/bookings/cancel-booking.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import { findPriceProposal } from '#operations/quotes/price-proposal-store.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { mayCause } from '#operations/trips/actor.ts';
import type { TripNote } from '#operations/trips/note-store.ts';
import { savePresence } from '#operations/trips/presence-store.ts';
import { isTimely } from '#operations/trips/resend-mail.ts';
import { readTripRecord, type TripRecord } from '#operations/trips/trip-record.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { staffOf } from './act.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';
import { GroupPartRef } from './group-part-type.ts';
import { InvoiceDetailsRef } from './sales/invoice.ts';
import { ProposalRef } from './sales/price.ts';
import { TripRowRef } from './trip-row.ts';

/** What our people do to a trip on its page. */
const tripActs = [
  ...(['price', 'extend', 'assign', 'paid', 'refunded', 'correct-invoice', 'complete', 'correct-customer', 'decline', 'cancel'] as const),
  ...(['change-itinerary', 'contact-details', 'journey-details'] as const),
  ...(['hold-mails', 'release-mails', 'open-incident'] as const),
] as const satisfies TripEvent[];
type TripAct = (typeof tripActs)[number];

const DeskStopRef = builder.objectRef<Stop>('DeskStop').implement({
  fields: (t) => ({
    place: t.string({ resolve: ({ place }) => formatPlace(place) }),
    date: t.string({ nullable: true, resolve: ({ departure }) => departure?.date ?? null }),
    time: t.string({ nullable: true, resolve: ({ departure }) => departure?.time ?? null }),
    notes: t.exposeString('notes'),
    town: t.string({ resolve: ({ place }) => place.town }),
    zip: t.string({ resolve: ({ place }) => place.zip }),
    precision: t.string({ resolve: ({ place }) => accuracyOf(place).precision }),
    reckonedFrom: t.string({
      description: 'What the price is reckoned from; where that is not `itself`, somebody must check the address.',
      resolve: ({ place }) => accuracyOf(place).reckonedFrom,
    }),
    spreadKilometres: t.float({
      description: 'Up to how far from there the price holds; 0 where nobody kept it.',
      resolve: ({ place }) => accuracyOf(place).spreadKilometres,
    }),
  }),
});

const HistoryLineRef = builder.objectRef<TripRecord['history'][number]>('HistoryLine').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    at: t.exposeString('at'),
    actor: t.exposeString('actor'),
    actorName: t.exposeString('actorName', { nullable: true }),
    event: t.exposeString('event'),
    detail: t.stringList({
      description: '`name: value`, in our own words.',
      resolve: ({ detail }) => Object.entries(detail).map(([name, value]) => `${name}: ${String(value)}`),
    }),
  }),
});

const MailLineRef = builder.objectRef<DeskMail>('MailLine').implement({
  fields: (t) => ({
    id: t.exposeString('messageId'),
    subject: t.string({ nullable: true, description: 'As it went out, where that is kept.', resolve: ({ sent }) => sent?.subject ?? null }),
    body: t.string({ nullable: true, resolve: ({ sent }) => sent?.body ?? null }),
    mayResend: t.exposeBoolean('mayResend'),
    kind: t.exposeString('kind'),
    createdAt: t.exposeString('createdAt'),
    sentAt: t.exposeString('sentAt', { nullable: true }),
    failedAt: t.exposeString('failedAt', { nullable: true }),
  }),
});

const PaymentLineRef = builder.objectRef<TripRecord['payments'][number]>('PaymentLine').implement({
  fields: (t) => ({
    cents: t.exposeInt('cents'),
    status: t.exposeString('status'),
    paidAt: t.exposeString('paidAt', { nullable: true }),
    note: t.string({ resolve: ({ providerId }) => providerId }),
  }),
});

const DocumentLineRef = builder.objectRef<TripRecord['invoices'][number]>('DocumentLine').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    kind: t.exposeString('kind'),
    issuedAt: t.exposeString('issuedAt'),
    totalCents: t.exposeInt('totalCents'),
  }),
});

const PersonRef = builder.objectRef<{ readonly name: string; readonly phone: string }>('DayPerson').implement({
  fields: (t) => ({ name: t.exposeString('name'), phone: t.exposeString('phone') }),
});

type Priced = { readonly vehicles: readonly string[]; readonly netCents: number; readonly vatCents: number; readonly totalCents: number };
const DeskPriceRef = builder.objectRef<Priced>('DeskPrice').implement({
  fields: (t) => ({
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
    netCents: t.exposeInt('netCents'),
    vatCents: t.exposeInt('vatCents'),
    totalCents: t.exposeInt('totalCents'),
  }),
});

type DeskTrip = TripRecord & {
  readonly acts: readonly TripAct[];
  readonly feeCents: number | null;
  readonly present: readonly string[];
  readonly colleagues: readonly string[];
  readonly mayResend: boolean;
  /** Whether he may write to the customer, who is still known. */
  readonly mayWrite: boolean;
};
type DeskMail = TripRecord['mails'][number] & { readonly mayResend: boolean };

const NoteRef = builder.objectRef<TripNote>('TripNote').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    memberName: t.exposeString('memberName'),
    text: t.exposeString('text'),
    at: t.exposeString('at'),
  }),
});

const HoldRef = builder.objectRef<NonNullable<TripRecord['hold']>>('MailHold').implement({
  fields: (t) => ({ memberName: t.exposeString('memberName'), reason: t.exposeString('reason'), at: t.exposeString('at') }),
});

type OnRequest = Pick<QuoteOption, 'key' | 'vehicles' | 'totalCents'> & { readonly isFree: boolean };

const OnRequestRef = builder.objectRef<OnRequest>('OnRequestChoice').implement({
  fields: (t) => ({
    key: t.string({ resolve: ({ key }) => key }),
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
    totalCents: t.exposeInt('totalCents'),
    isFree: t.exposeBoolean('isFree', { description: 'Whether its vehicles are there to be sold.' }),
  }),
});

function listOnRequest(trip: Trip, { capacity, rates, now }: DeskContext): OnRequest[] {
  if (trip.quote === null || !isRequest(trip) || !isOnRequest(trip.personReasons)) return [];
  const { itinerary, quote } = trip;
  const { depots } = rates(now());
  return quote.options
    .toSorted((first, second) => Number(second.key === quote.chosen) - Number(first.key === quote.chosen))
    .map((option) => ({ ...option, isFree: capacity.isFree(claimsOf({ itinerary, quote, option }, depots)) }));
}

const DeskTripRef = builder.objectRef<DeskTrip>('DeskTrip').implement({
  fields: (t) => ({
    row: t.field({ type: TripRowRef, resolve: ({ trip }) => trip }),
    id: t.string({ description: 'By which the live stream names it.', resolve: ({ trip }) => trip.id }),
    version: t.int({ resolve: ({ trip }) => trip.version }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    firstName: t.string({ resolve: ({ trip }) => trip.customer.firstName }),
    lastName: t.string({ resolve: ({ trip }) => trip.customer.lastName }),
    email: t.string({ resolve: ({ trip }) => trip.customer.email }),
    phone: t.string({ resolve: ({ trip }) => formatPhone(trip.customer.phone, null) }),
    organisation: t.string({ resolve: ({ trip }) => trip.customer.organisation }),
    stops: t.field({ type: [DeskStopRef], resolve: ({ trip }) => [...trip.itinerary.stops] }),
    luggage: t.string({ resolve: ({ trip }) => trip.group.luggage }),
    extras: t.stringList({ resolve: ({ trip }) => [...trip.group.extras] }),
    babySeats: t.int({ resolve: ({ trip }) => trip.group.babySeats }),
    childSeats: t.int({ resolve: ({ trip }) => trip.group.childSeats }),
    boosterSeats: t.int({ resolve: ({ trip }) => trip.group.boosterSeats }),
    flightNumber: t.string({ resolve: ({ trip }) => trip.group.flightNumber }),
    parts: t.field({
      type: [GroupPartRef],
      description: 'Of a group that boards or comes back in parts.',
      resolve: ({ trip }) => [...listParts(trip)],
    }),
    notes: t.string({ resolve: ({ trip }) => trip.group.notes }),
    people: t.field({
      type: [PersonRef],
      description: 'Who can be rung on the day.',
      resolve: ({ trip: { firstContact, secondContact } }) =>
        [firstContact, secondContact].flatMap((person) =>
          person === null ? [] : [{ name: person.name, phone: formatPhone(person.phoneNumber, null) }],
        ),
    }),
    firstContact: t.field({ type: PersonRef, nullable: true, resolve: ({ trip }) => personOf(trip.firstContact) }),
    secondContact: t.field({ type: PersonRef, nullable: true, resolve: ({ trip }) => personOf(trip.secondContact) }),
    driver: t.field({
      type: PersonRef,
      nullable: true,
      resolve: ({ trip: { assignment } }) => (assignment === null ? null : { name: assignment.driverName, phone: assignment.driverPhone }),
    }),
    vehicle: t.string({ resolve: ({ trip }) => trip.assignment?.vehicle ?? '' }),
    price: t.field({ type: DeskPriceRef, nullable: true, resolve: ({ trip }) => findChosenOption(trip) }),
    feeCents: t.int({ nullable: true, description: 'What cancelling costs by the terms now.', resolve: ({ feeCents }) => feeCents }),
    cancelledAtCents: t.int({ nullable: true, resolve: ({ trip }) => trip.cancelation?.feeCents ?? null }),
    history: t.field({ type: [HistoryLineRef], resolve: ({ history }) => [...history] }),
    mayWrite: t.exposeBoolean('mayWrite'),
    mails: t.field({
      type: [MailLineRef],
      resolve: ({ mails, trip, mayResend }) => mails.map((mail) => ({ ...mail, mayResend: mayResend && isTimely(mail.kind, trip) })),
    }),
    teamNotes: t.field({ type: [NoteRef], resolve: ({ notes }) => [...notes] }),
    proposal: t.field({ type: ProposalRef, nullable: true, resolve: ({ trip }, _arguments, { db }) => findPriceProposal(db, trip.id) }),
    invoice: t.field({ type: InvoiceDetailsRef, nullable: true, resolve: ({ trip }) => trip.invoice }),
    hold: t.field({ type: HoldRef, nullable: true, resolve: ({ hold }) => hold }),
    present: t.stringList({ description: 'Who else has it before him now.', resolve: ({ present }) => [...present] }),
    colleagues: t.stringList({ description: 'Whom a note can name.', resolve: ({ colleagues }) => [...colleagues] }),
    payments: t.field({ type: [PaymentLineRef], resolve: ({ payments }) => [...payments] }),
    documents: t.field({ type: [DocumentLineRef], resolve: ({ invoices }) => [...invoices] }),
    onRequest: t.field({
      type: [OnRequestRef],
      description: 'The choices that can be confirmed, the customer’s first; empty where the trip does not wait for a vehicle alone.',
      resolve: ({ trip }, _arguments, context) => listOnRequest(trip, context),
    }),
    acts: t.stringList({ description: 'What the asker may do to it now.', resolve: ({ acts }) => [...acts] }),
  }),
});

function personOf(contact: DayContact | null) {
  return contact === null ? null : { name: contact.name, phone: formatPhone(contact.phoneNumber, null) };
}

/** A trip with all that is kept of it, as one of our people sees it. */
async function readDeskTrip(context: DeskContext, reference: string): Promise<DeskTrip | null> {
  const trip = isReference(reference) ? await findTripByReference(context.db, reference) : null;
  if (trip === null) return null;
  const record = await readTripRecord(context.db, trip);
  const staff = staffOf(context);
  const isHeld = record.hold !== null;
  const isUseful = (act: TripAct) => (act === 'hold-mails' ? !isHeld : act !== 'release-mails' || isHeld);
  const acts = tripActs.filter((act) => mayCause(staff, act) && stateAfter(trip, act, 'staff').ok && isUseful(act));
  const { id: memberId, name: memberName } = context.signedIn.member;
  const present = await savePresence(context.db, { tripId: trip.id, memberId, memberName });
  const mayResend = may(context.signedIn, 'change-trips');
  const colleagues = (await listMembers(context.db)).filter(({ id, closedAt }) => closedAt === null && id !== memberId);
  return {
    ...record,
    ...{
      acts,
      present,
      mayResend,
      mayWrite: trip.customer.email !== '' && may(context.signedIn, 'write-to-customers'),
      colleagues: colleagues.map(({ name }) => name),
    },
    feeCents: findFee(trip, context.now())?.feeCents ?? null,
  };
}

builder.queryFields((t) => ({
  trip: t.field({
    type: DeskTripRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      const found = await readDeskTrip(context, reference);
      const { id: memberId, name: memberName } = context.signedIn.member;
      if (found !== null) await insertLook(context.db, { memberId, memberName, subject: found.trip.reference });
      return found;
    },
  }),
  vehicleTypes: t.stringList({ resolve: (): FleetKey[] => [...fleetKeys] }),
}));
