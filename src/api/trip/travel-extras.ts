import { findWaitingMail, type WaitingMail } from '#db/outbox/mail-quota.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { cancellationFee, type FeeStep } from '#domain/cancellation/fee-scale.ts';
import { feeScaleOf } from '#domain/cancellation/fee-scales.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { firstDepartureInstant, firstDepartureOf } from '#domain/itinerary/instants.ts';
import { namesZone } from '#domain/itinerary/names-zone.ts';

import { isOnRequest } from '#domain/pricing/quote/quote.ts';
import type { PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';
import { companies } from '#domain/sites/brand.ts';
import { getSite } from '#domain/sites/registry.ts';
import { canAccept, canCancel, canChangeItinerary, canReview, canSaveJourney, type Permission } from '#domain/trip/allowed.ts';
import { type Alternative, queryOfAlternative } from '#domain/trip/alternatives.ts';
import { answerDueOf, answerKindOf } from '#domain/trip/answer-due.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isCrewShown } from '#domain/trip/crew-shown.ts';
import { mayActWith } from '#domain/trip/keys.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { listOrdered } from '#domain/trip/ordered.ts';
import { findReservation } from '#domain/trip/reservation.ts';
import { isBooked, isQuote, isRequest } from '#domain/trip/states.ts';
import type { Assignment, CrewRoute, DayContact, Reservation, Trip } from '#domain/trip/trip.ts';
import { bookingKeyOf, stateOf, type Travel } from '#operations/duties/travel.ts';
import { canReportLost } from '#operations/lost-items/rules/lost-report.ts';
import { contractOf, partnerTerms } from '#operations/partners/rules/country-terms.ts';
import { listOfferedMethods } from '#operations/payments/rules/offered-methods.ts';
import { paymentTermsOf } from '#operations/payments/rules/payment-terms.ts';
import { findReservationOffer, type ReservationOffer } from '#operations/quotes/reservation-offer.ts';
import { findReview } from '#operations/reviews/review-store.ts';
import { planSummaryOf } from '#operations/summary-invoices/find-plan.ts';
import { findAccount } from '#operations/trips/account.ts';
import { builder } from '../builder.ts';
import { listChoices, QuoteRef } from '../quote/quote-type.ts';
import { ContractRef } from './contract-type.ts';
import { GroupPartRef, hourText } from './group-part-type.ts';
import { InvoiceRef, SummaryPlanRef } from './invoice-type.ts';
import { OrderedItemRef } from './ordered-type.ts';
import { RouteLegRef } from './route-leg-type.ts';
import { drawTrip, findTripRoute } from './route-picture.ts';
import { sequenceTrip } from './sequence-trip.ts';
import { TravelStop } from './travel-stop.ts';
import { TravelRef } from './travel-type.ts';

const AlternativeRef = builder.objectRef<Alternative & { readonly search: string }>('Alternative').implement({
  fields: (t) => ({
    date: t.string({ description: 'YYYY-MM-DD of the departure, by the clock of its place.', resolve: ({ departure }) => departure.date }),
    time: t.string({ resolve: ({ departure }) => departure.time }),
    hour: t.string({ nullable: true, description: hourText, resolve: ({ departure }) => departure.hour ?? null }),
    totalCents: t.exposeInt('totalCents', { description: 'Including VAT, as it was when it was named.' }),
    search: t.exposeString('search', {
      description:
        'What the address of the request form carries to ask for it; empty for a price on agreed terms, which that form does not know.',
    }),
  }),
});

/** What our own pages need from a trip beyond docs/specification.md#entities. */

const PermissionRef = builder.objectRef<Permission>('Permission').implement({
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed'),
    reason: t.string({ nullable: true, resolve: (permission) => (permission.allowed ? null : permission.reason) }),
  }),
});

const DayContactRef = builder.objectRef<DayContact>('DayContact').implement({
  fields: (t) => ({ name: t.exposeString('name'), phoneNumber: t.exposeString('phoneNumber') }),
});

/** With the number in the national format of the site's country. */
function shownContact(contact: DayContact | null, { site }: Pick<Trip, 'site'>): DayContact | null {
  return contact === null ? null : { ...contact, phoneNumber: formatPhone(contact.phoneNumber, getSite(site).country) };
}

export const CrewStopRef = builder.objectRef<CrewRoute[number]>('CrewStop').implement({
  fields: (t) => ({
    place: t.exposeString('place'),
    date: t.string({ nullable: true, resolve: ({ departure }) => departure?.date ?? null }),
    time: t.string({ nullable: true, description: 'Its departure; null at the end.', resolve: ({ departure }) => departure?.time ?? null }),
    hour: t.string({ nullable: true, description: hourText, resolve: ({ departure }) => departure?.hour ?? null }),
  }),
});

const AssignmentRef = builder.objectRef<Assignment>('Assignment');
AssignmentRef.implement({
  fields: (t) => ({
    others: t.field({
      type: [AssignmentRef],
      description: 'Who comes beside, on this vehicle or another.',
      resolve: ({ others = [] }) => [...others],
    }),
    driverName: t.exposeString('driverName', { description: 'Empty until a partner says who comes.' }),
    driverPhone: t.exposeString('driverPhone'),
    vehicle: t.exposeString('vehicle'),
    route: t.field({
      type: [CrewStopRef],
      description: 'Where this vehicle drives, where not every vehicle of the trip drives the same; else empty.',
      resolve: ({ route = [] }) => [...route],
    }),
    operator: t.string({ description: 'Who carries, where it is a partner; empty where we do.', resolve: ({ operator = '' }) => operator }),
  }),
});

const ContactsRef = builder.objectRef<Travel>('Contacts').implement({
  fields: (t) => ({
    firstContact: t.field({ type: DayContactRef, nullable: true, resolve: ({ trip }) => shownContact(trip.firstContact, trip) }),
    secondContact: t.field({ type: DayContactRef, nullable: true, resolve: ({ trip }) => shownContact(trip.secondContact, trip) }),
  }),
});

export const FeeStepRef = builder.objectRef<FeeStep>('FeeStep').implement({
  description: 'What cancelling costs up to and including `until`; instants.',
  fields: (t) => ({
    from: t.exposeString('from'),
    until: t.exposeString('until', { nullable: true }),
    percent: t.exposeFloat('percent'),
    feeCents: t.exposeInt('feeCents'),
  }),
});

const WaitingMailRef = builder.objectRef<WaitingMail>('WaitingMail').implement({
  fields: (t) => ({ at: t.exposeString('at', { nullable: true, description: 'When it goes; null: it is not sent at all.' }) }),
});

const ReservationRef = builder.objectRef<Reservation & { readonly isOpen: boolean }>('Reservation').implement({
  description: 'The vehicles of a quote, set aside for its customer.',
  fields: (t) => ({
    until: t.string({
      description: 'Instant.',
      // One that was released early ended then.
      resolve: ({ until, endedAt }) => (endedAt !== null && compareInstants(endedAt, until) < 0 ? endedAt : until),
    }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    isOpen: t.exposeBoolean('isOpen'),
  }),
});

const ReservationOfferRef = builder.objectRef<ReservationOffer>('ReservationOffer').implement({
  fields: (t) => ({
    kind: t.string({ description: '`free`, `guaranteed`, `full`, `uncounted` or `refused`.', resolve: ({ kind }) => kind }),
    until: t.string({
      nullable: true,
      description: 'Instant, of `free` and `guaranteed`.',
      resolve: (offer) => ('until' in offer ? offer.until : null),
    }),
    reason: t.string({ nullable: true, description: 'Of `refused`.', resolve: (offer) => ('reason' in offer ? offer.reason : null) }),
  }),
});

builder.objectFields(TravelRef, (t) => ({
  reservation: t.field({
    type: ReservationRef,
    nullable: true,
    description: 'The last one; null if the vehicles were never set aside.',
    resolve: ({ trip, now }) =>
      trip.reservation === undefined ? null : { ...trip.reservation, isOpen: isQuote(trip) && findReservation(trip, now) !== null },
  }),
  reservationOffer: t.field({
    type: ReservationOfferRef,
    description: 'Whether `reserveVehicles` can set the vehicles aside now.',
    args: { option: t.arg.string({ description: 'The key of another choice of the quote.' }) },
    resolve: (travel, { option }, context) => findReservationOffer(context, travel, option ?? null),
  }),
  waitingMail: t.field({
    type: WaitingMailRef,
    nullable: true,
    description: 'The last mail about the trip where it has not gone because its mailbox had enough: it gets three an hour.',
    resolve: ({ id, trip }, _args, { db }) => (mayActWith(id, trip) ? findWaitingMail(db, trip.id) : null),
  }),
  quoteId: t.id({ resolve: ({ trip }) => trip.quoteKey }),
  bookingId: t.id({ nullable: true, description: 'Only once booked, and to whoever has it or just ordered.', resolve: bookingKeyOf }),
  version: t.int({
    description: 'Grows where anything changes that the customer sees; the acts of a customer name the one that was seen.',
    resolve: ({ trip }) => trip.customerVersion,
  }),
  site: t.string({ resolve: ({ trip }) => trip.site }),
  createdAt: t.string({ resolve: ({ trip }) => trip.createdAt }),
  bookedAt: t.string({ nullable: true, resolve: ({ trip }) => trip.bookedAt }),
  now: t.exposeString('now', { description: 'The instant at which everything here was judged.' }),
  validUntil: t.string({ nullable: true, resolve: ({ trip }) => trip.quote?.validUntil ?? null }),
  estimated: t.boolean({ description: 'Distances are an estimate.', resolve: ({ trip }) => trip.quote?.estimated ?? false }),
  emptyKilometers: t.int({ nullable: true, resolve: ({ trip }) => trip.quote?.emptyKilometres ?? null }),
  firstDate: t.string({ description: 'YYYY-MM-DD of the stop with sequence 0.', resolve: ({ trip }) => firstDateOf(trip) }),
  timeZone: t.string({ resolve: ({ trip }) => trip.itinerary.stops[0]?.place.timeZone ?? 'UTC' }),
  namesZone: t.boolean({
    description: 'Whether moments are told with the name of their clock.',
    resolve: ({ trip }) => namesZone(trip.site, trip.itinerary),
  }),
  wheelchairPlaces: t.int({ resolve: ({ trip }) => trip.group.wheelchairPlaces }),
  babySeats: t.int({ resolve: ({ trip }) => trip.group.babySeats }),
  childSeats: t.int({ resolve: ({ trip }) => trip.group.childSeats }),
  boosterSeats: t.int({ resolve: ({ trip }) => trip.group.boosterSeats }),
  suppliesDriverRoom: t.boolean({
    description: 'The group books the driver’s room.',
    resolve: ({ trip }) => trip.itinerary.suppliesDriverRoom ?? false,
  }),
  parts: t.field({
    type: [GroupPartRef],
    description: 'Of a group that boards or comes back in parts each of them; empty where all travel together.',
    resolve: ({ trip }) => [...listParts(trip)],
  }),
  ordered: t.field({
    type: [OrderedItemRef],
    description: 'Everything that was ordered beside places and times.',
    resolve: ({ trip }) => [...listOrdered(trip)],
  }),
  wallets: t.stringList({
    description: 'Wallets of phones that the booking can be added to: `apple`, `google`.',
    resolve: ({ trip }, _args, { wallets }) => (isBooked(trip) ? [...wallets] : []),
  }),
  extras: t.stringList({ resolve: ({ trip }) => [...trip.group.extras] }),
  personReasons: t.stringList({ description: 'Why a person must price it.', resolve: ({ trip }) => [...trip.personReasons] }),
  confirmBy: t.string({
    nullable: true,
    description: 'Of a request: the instant by which a person answers it; null without a promise.',
    resolve: ({ trip }) => answerDueOf(trip),
  }),
  answerKind: t.string({
    nullable: true,
    description:
      'Of a request: `vehicle` where a person only looks for a free one, `price` where its price is worked out; null of any other.',
    resolve: ({ trip }) => (isRequest(trip) && trip.personReasons.length > 0 ? answerKindOf(trip.personReasons) : null),
  }),
  onRequestCents: t.int({
    nullable: true,
    description: 'Of a trip on request: what it will cost incl. VAT once a person has confirmed it; null of any other.',
    resolve: ({ trip }) => (isRequest(trip) && isOnRequest(trip.personReasons) ? (findChosenOption(trip)?.totalCents ?? null) : null),
  }),
  alternatives: t.field({
    type: [AlternativeRef],
    description: 'Of a trip that our people declined: other moments at which they can drive it.',
    resolve: ({ trip }) =>
      (trip.alternatives ?? []).map((alternative) => ({
        ...alternative,
        search: alternative.isAgreed ? '' : new URLSearchParams(queryOfAlternative(trip, alternative)).toString(),
      })),
  }),
  quotes: t.field({ type: [QuoteRef], resolve: (travel) => listChoicesOf(travel) }),
  choice: t.field({
    type: QuoteRef,
    nullable: true,
    description: 'The one of `quotes` that the visitor looks at; null while a person must price the trip.',
    args: { option: t.arg.string({ description: 'The key of the one that is asked for.' }) },
    resolve: (travel, { option }) => findChoice(travel, option ?? null),
  }),
  stops: t.field({ type: [TravelStop], resolve: ({ trip }) => sequenceTrip(trip) }),
  routePicture: t.string({
    description: 'An SVG element without colours; its classes begin with `route-picture`.',
    resolve: ({ trip }, _args, context) => drawTrip(context, trip),
  }),
  legs: t.field({
    type: [RouteLegRef],
    description: 'The road between each stop and the next, as it is found now; empty where there is none.',
    resolve: async ({ trip }, _args, context) => [...(await findTripRoute(context, trip)).legs],
  }),
  summaryPlan: t.field({
    type: SummaryPlanRef,
    nullable: true,
    description: 'The summary invoice that the trip goes on if it is paid by invoice afterwards; null for an invoice of its own.',
    resolve: ({ id, trip }, _args, { db }) => (mayActWith(id, trip) ? planSummaryOf(db, trip) : null),
  }),
  contacts: t.field({ type: ContactsRef, resolve: (travel) => travel }),
  invoice: t.field({
    type: InvoiceRef,
    nullable: true,
    resolve: async (travel, _args, { db }) => (travel.trip.invoice === null ? null : (await findAccount(db, travel)).information),
  }),
  canAccept: t.field({ type: PermissionRef, resolve: ({ trip, now }) => canAccept(trip, now) }),
  canCancel: t.field({ type: PermissionRef, resolve: ({ trip, now }) => canCancel(trip, now) }),
  canChangeItinerary: t.field({ type: PermissionRef, resolve: ({ trip, now }) => canChangeItinerary(trip, { now, actor: 'customer' }) }),
  canSaveJourney: t.field({ type: PermissionRef, resolve: ({ trip, now }) => canSaveJourney(trip, now) }),
  canReview: t.field({ type: PermissionRef, resolve: ({ trip, now }) => canReview(trip, now) }),
  canReportLost: t.boolean({
    description: 'Whether what was left in the coach can be reported.',
    resolve: ({ trip, now }) => trip.bookedAt !== null && canReportLost(trip, now),
  }),
  hasReview: t.boolean({
    // Only a booked trip can have a review, and most pages are of quotes.
    resolve: async ({ trip }, _args, { db }) => trip.bookedAt !== null && (await findReview(db, trip.id)) !== null,
  }),
  shareId: t.id({
    nullable: true,
    description: 'Key of the page for the group; null where it is switched off or nothing is booked.',
    resolve: ({ trip }) => (trip.bookedAt !== null && trip.isShared ? trip.shareKey : null),
  }),
  readId: t.id({
    nullable: true,
    description: 'Key of the page for whoever decides about the quote; null for a quote’s key once that is booked.',
    resolve: ({ id, trip }) => (mayActWith(id, trip) ? trip.readKey : null),
  }),
  assignment: t.field({
    type: AssignmentRef,
    nullable: true,
    description:
      'Driver and vehicle, from a day before departure; a partner that carries by its name before that, where the country’s terms say so.',
    resolve: (travel) => assignmentOf(travel),
  }),
  paymentTerms: t.field({
    type: PaymentTermsRef,
    description: 'By which the quote is paid, or the order was; `depositPercent` 0: nothing in advance of the whole.',
    resolve: ({ trip }) => paymentTermsOf(trip.quote),
  }),
  paymentMethods: t.stringList({
    description: 'The ways to pay that an order can choose from: `bank-transfer`, `online`, `invoice-afterwards`.',
    resolve: ({ trip }, _args, { payments }) => [...listOfferedMethods({ ...trip, takesOnline: payments !== null })],
  }),
  contract: t.field({ type: ContractRef, resolve: ({ trip }) => contractOf(companies[trip.site]) }),
  cancellationSteps: t.field({ type: [FeeStepRef], resolve: (travel) => feeOf(travel)?.steps ?? [] }),
  cancellationFeeCents: t.int({
    nullable: true,
    description: 'What cancelling the booking costs now; null where nothing is booked.',
    resolve: (travel) => (isBooked(travel.trip) ? (feeOf(travel)?.feeCents ?? null) : null),
  }),
}));

const PaymentTermsRef = builder.objectRef<PaymentTerms>('PaymentTerms').implement({
  fields: (t) => ({
    depositPercent: t.exposeFloat('depositPercent'),
    balanceDaysBefore: t.exposeInt('balanceDaysBefore'),
    afterwardsDays: t.exposeInt('afterwardsDays'),
  }),
});

/** Before that, another driver may still be planned; a partner is named earlier if the country's terms require it. */
function assignmentOf({ trip, now }: Travel): Assignment | null {
  if (trip.assignment === null) return null;
  if (isCrewShown(trip, now)) return trip.assignment;
  return partnerTerms[companies[trip.site].country].operatorNamed === 'once-known' ? operatorsOf(trip.assignment) : null;
}

/** The carrier, without the driver; null if no partner carries. */
function operatorsOf({ others = [], ...first }: Assignment): Assignment | null {
  const names = new Set([first, ...others].flatMap(({ operator }) => operator ?? []));
  const [line, ...more] = [...names].map((operator) => ({ driverName: '', driverPhone: '', vehicle: '', operator }));
  if (line === undefined) return null;
  return more.length === 0 ? line : { ...line, others: more };
}

/** The choices of a trip's quote. */
export function listChoicesOf(travel: Travel) {
  const { trip, now } = travel;
  const { itinerary, invoice, bookedAt } = trip;
  const method = invoice?.paymentMethod ?? 'bank-transfer';
  const payment = { terms: paymentTermsOf(trip.quote), itinerary, method, bookedAt: bookedAt ?? now } as const;
  // A request is not an offer yet.
  return listChoices(isRequest(trip) ? null : trip.quote, {
    quoteId: trip.quoteKey,
    state: stateOf(travel),
    notes: trip.group.notes,
    payment,
  });
}

/** The requested option, else the chosen one, else the first. A booked option stays, whatever the address says. */
function findChoice(travel: Travel, asked: string | null) {
  const choices = listChoicesOf(travel);
  const own = choices.find(({ isChosen }) => isChosen) ?? choices[0] ?? null;
  return travel.trip.bookedAt === null ? (choices.find(({ option }) => option.key === asked) ?? own) : own;
}

/** What cancelling costs; for a quote, as if it were booked now; null while there is no price. */
export function feeOf({ trip, now }: Pick<Travel, 'trip' | 'now'>) {
  const option = findChosenOption(trip);
  if (option === null) return null;
  const bookedAt = trip.bookedAt ?? now;
  const scale = feeScaleOf(trip.quote, bookedAt);
  return cancellationFee({ scale, totalCents: option.totalCents, ...firstDepartureOf(trip.itinerary), bookedAt, now });
}

function firstDateOf({ itinerary }: Travel['trip']): string {
  return itinerary.stops[0]?.departure?.date ?? firstDepartureInstant(itinerary).slice(0, 10);
}
