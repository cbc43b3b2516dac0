import * as v from 'valibot';
import { compareInstants } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { cancellationFee } from '#domain/cancellation/fee-scale.ts';
import { feeScaleOf } from '#domain/cancellation/fee-scales.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { firstDepartureInstant, firstDepartureOf } from '#domain/itinerary/instants.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { queryOfAlternative } from '#domain/trip/alternatives.ts';
import { answerDueOf, askedAtOf } from '#domain/trip/answer-due.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import { listRemovedLegs } from '#domain/trip/journey-legs.ts';
import { type Described, describeForChange, listChanges } from '#domain/trip/list-changes.ts';
import type { DayContact, Trip } from '#domain/trip/trip.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';
import type { PaymentRequest } from '#operations/payments/rules/payment-request.ts';
import { isInvoicedAfterwards } from '#operations/payments/rules/payment-terms.ts';

import { planTripPayments } from '#operations/payments/rules/trip-payments.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';

import { createMessageId, hashRecipient } from './identity.ts';
import { type MailKind, type MailPayload, type PayloadOf, tripChange } from './messages.ts';
import { paymentSnapshotOf, priceSnapshotOf, routeOf, tripSnapshotOf } from './snapshots.ts';

/** The mail for a new price. Stored with the quote, in one transaction. Throws if the trip has no quote, which is a bug. */
export function buildQuoteReadyPayload(trip: Trip, addresses: PublicAddresses): PayloadOf<'quote-ready'> {
  const price = priceSnapshotOf(chosenOptionOf(trip));
  const { madeAt, validUntil, options } = required(trip.quote, 'quote');
  const hasChoices = options.length > 1;
  const url = addressOf(trip, { page: 'quote', id: trip.quoteKey }, addresses);
  return { ...tripMail(trip, 'quote-ready', madeAt), trip: tripSnapshotOf(trip), price, validUntil, hasChoices, url };
}

/** The mail for a request that a person must price. */
export function buildRequestReceivedPayload(trip: Trip, addresses: PublicAddresses): PayloadOf<'request-received'> {
  const url = addressOf(trip, { page: 'quote', id: trip.quoteKey }, addresses);
  return {
    ...tripMail(trip, 'request-received', askedAtOf(trip)),
    trip: tripSnapshotOf(trip),
    reasons: [...trip.personReasons],
    confirmBy: answerDueOf(trip),
    url,
  };
}

/** The mail for an order: the confirmation on a durable medium (Directive 2011/83 article 8(7)), with the cancellation fees. */
export function buildBookingConfirmedPayload(
  trip: Trip,
  addresses: PublicAddresses,
  summary: SummaryPlan | null = null,
): PayloadOf<'booking-confirmed'> {
  const bookedAt = required(trip.bookedAt, 'moment of booking');
  const price = priceSnapshotOf(chosenOptionOf(trip));
  return {
    ...tripMail(trip, 'booking-confirmed', bookedAt),
    trip: tripSnapshotOf(trip),
    price,
    paymentMethod: trip.invoice?.paymentMethod ?? null,
    payment: trip.invoice === null ? null : paymentSnapshotOf(trip, { at: bookedAt, isInvoiced: !isInvoicedAfterwards(trip), summary }),
    contact: contactsOf(trip, trip.firstContact)[0] ?? null,
    feeSteps: feeStepsOf(trip, bookedAt),
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
    termsUrl: addressOf(trip, { page: 'terms' }, addresses),
  };
}

/** The mail for a changed itinerary, of a quote or of a booking. */
export function buildItineraryChangedPayload({
  trip,
  addresses,
  differenceCents,
  at,
  before,
  isRebilled = false,
  summary = null,
}: {
  readonly trip: Trip;
  readonly addresses: PublicAddresses;
  readonly differenceCents: number;
  readonly at: string;
  /** The trip as it was; absent if unknown. */
  readonly before?: Described;
  /** The order changed, so the payments are listed again. */
  readonly isRebilled?: boolean;
  /** The summary invoice that the trip goes on. */
  readonly summary?: SummaryPlan | null;
}): PayloadOf<'itinerary-changed'> {
  return {
    ...tripMail(trip, 'itinerary-changed', at),
    ...changesOf(trip, before),
    ...duesOf(trip, { at, isRebilled, summary }),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    differenceCents,
    booked: trip.bookedAt !== null,
    contacts: contactsOf(trip, trip.firstContact, trip.secondContact),
    feeSteps: trip.bookedAt === null ? [] : feeStepsOf(trip, trip.bookedAt),
    url: addressOf(trip, ownPageOf(trip), addresses),
  };
}

/** What differs, as a mail stores it. */
function changesOf(trip: Trip, before: Described | undefined): Pick<PayloadOf<'itinerary-changed'>, 'changes' | 'removedLegs'> {
  if (before === undefined) return {};
  const after = describeForChange(trip);
  const removed = listRemovedLegs(before.legs, after.legs);
  const changes = v.parse(v.array(tripChange), listChanges(before, after));
  return { changes, ...(removed.length === 0 ? {} : { removedLegs: [...removed] }) };
}

/** When a changed booking is paid: by a new invoice, or after the trip if there is no invoice yet. */
function duesOf(
  trip: Trip,
  { at, isRebilled, summary }: { readonly at: string; readonly isRebilled: boolean; readonly summary: SummaryPlan | null },
) {
  if (trip.bookedAt === null || trip.invoice === null || !isRebilled) return {};
  const paysAfterwards = isInvoicedAfterwards(trip);
  const { due } = paymentSnapshotOf(trip, { at, isInvoiced: false, summary });
  return { due, paysAfterwards, isRebilled: !paysAfterwards, ...(summary === null ? {} : { summary: { ...summary } }) };
}

/** The mail that reminds of a quote before it ends. */
export function buildQuoteReminderPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'quote-reminder'> {
  const { validUntil } = required(trip.quote, 'quote');
  return {
    ...tripMail(trip, 'quote-reminder', at),
    // One reminder for each validity period of a quote, however often it was changed.
    messageId: createMessageId('quote-reminder', [trip.id, validUntil]),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    validUntil,
    url: addressOf(trip, { page: 'my-quote', id: trip.quoteKey }, addresses),
  };
}

/** The mail of the day before departure: who comes, in which vehicle, and whom to call. */
export function buildDayBeforePayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'day-before'> {
  const [assignment, ...others] = crewOf(trip);
  return {
    ...tripMail(trip, 'day-before', at),
    messageId: createMessageId('day-before', [trip.id, firstDepartureInstant(trip.itinerary)]),
    trip: tripSnapshotOf(trip),
    assignment: assignment ?? null,
    others,
    contact: contactsOf(trip, trip.firstContact)[0] ?? null,
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
    shareUrl: trip.isShared ? addressOf(trip, { page: 'shared', id: trip.shareKey }, addresses) : null,
  };
}

/** The mail about a driver who replaces the one named the day before; each change of the trip has its own. */
export function buildCrewChangedPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'crew-changed'> {
  return {
    ...tripMail(trip, 'crew-changed', at),
    trip: tripSnapshotOf(trip),
    crew: crewOf(trip),
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
  };
}

type Found = Occasion & {
  readonly item: { readonly id: string; readonly what: string; readonly code: string | null; readonly note: string };
};

/** The mail that says whether an item was found; a later find sends another one. */
export function buildLostItemPayload(trip: Trip, { addresses, at, item }: Found): PayloadOf<'lost-item'> {
  return {
    ...tripMail(trip, 'lost-item', at),
    messageId: createMessageId('lost-item', [item.id, item.code ?? '']),
    trip: { reference: trip.reference },
    ...{ what: shorten(item.what), code: item.code, note: shorten(item.note) },
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
  };
}

/** What staff tell the customer about an incident, in text that they reviewed before sending. */
export function buildIncidentPayload(
  trip: Trip,
  { addresses, at, text, isOver }: Occasion & { readonly text: string; readonly isOver: boolean },
): PayloadOf<'incident'> {
  return {
    ...tripMail(trip, 'incident', at),
    trip: tripSnapshotOf(trip),
    paragraphs: text
      .split('\n')
      .map((line) => shorten(line, 500))
      .filter((line) => line !== ''),
    isOver,
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
    shareUrl: trip.isShared ? addressOf(trip, { page: 'shared', id: trip.shareKey }, addresses) : null,
  };
}

/** The whole crew, as a mail shows it. */
function crewOf({ assignment }: Trip): PayloadOf<'crew-changed'>['crew'] {
  if (assignment === null) return [];
  return [assignment, ...(assignment.others ?? [])].map(({ driverName, driverPhone, vehicle, operator, route }) => ({
    driverName: shorten(driverName),
    driverPhone: shorten(driverPhone),
    vehicle: shorten(vehicle),
    ...(operator === undefined ? {} : { operator: shorten(operator) }),
    ...(route === undefined
      ? {}
      : {
          route: route.map(({ place, departure }) => ({
            place: shorten(place),
            departure,
          })),
        }),
  }));
}

/** The mail with the invoice of a trip that is invoiced afterwards. */
export function buildInvoiceReadyPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'invoice-ready'> {
  return {
    ...tripMail(trip, 'invoice-ready', at),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    payment: paymentSnapshotOf(trip, { at, isInvoiced: true }),
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
  };
}

/** The mail with the credit note and the corrected invoice. */
export function buildInvoiceCorrectedPayload(trip: Trip, occasion: Occasion): PayloadOf<'invoice-corrected'> {
  const kind = 'invoice-corrected';
  return { ...buildInvoiceReadyPayload(trip, occasion), ...tripMail(trip, kind, occasion.at) };
}

/** The mail after the trip that asks for a review. */
export function buildReviewInvitationPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'review-invitation'> {
  return {
    ...tripMail(trip, 'review-invitation', at),
    messageId: createMessageId('review-invitation', [trip.id]),
    trip: tripSnapshotOf(trip),
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey, step: 'review' }, addresses),
  };
}

type Writing = Occasion & {
  readonly trip: Trip;
  readonly subject: string;
  readonly text: string;
  /** Identifies this message as one event: the key of its form. */
  readonly key: string;
  /** Ids of the trip's earlier mails, the first first. */
  readonly follows: readonly string[];
};

/** A staff member's message to the customer; subject and text clean. */
export function buildLetterPayload({ trip, at, addresses, key, subject, text, follows }: Writing): PayloadOf<'letter'> {
  const messageId = createMessageId('letter', [trip.id, key]);
  return {
    ...{ ...tripMail(trip, 'letter', at), messageId, trip: { reference: trip.reference }, subject, text, follows: [...follows] },
    ...{ isBooked: trip.bookedAt !== null, url: addressOf(trip, ownPageOf(trip), addresses) },
  };
}

/** When a scheduled mail is written, and the addresses of the sites. */
type Occasion = { readonly addresses: PublicAddresses; readonly at: string };

/** What a cancellation leaves: the amount still due, with its dates and account, or the refund. */
export type Settlement = {
  readonly due: readonly DuePayment[];
  readonly transfer: PaymentRequest | null;
  readonly refundCents: number;
};

const notRead: Omit<Settlement, 'refundCents'> & { readonly refundCents: null } = { due: [], transfer: null, refundCents: null };

/** The mail for a cancelled booking. */
export function buildBookingCancelledPayload(
  trip: Trip,
  addresses: PublicAddresses,
  settlement?: Settlement | { readonly summary: SummaryPlan },
): PayloadOf<'booking-cancelled'> {
  const { at, feeCents } = required(trip.cancelation, 'cancellation');
  const summary = settlement !== undefined && 'summary' in settlement ? settlement.summary : null;
  const { due, transfer, refundCents } = settlement === undefined || 'summary' in settlement ? notRead : settlement;
  return {
    ...tripMail(trip, 'booking-cancelled', at),
    trip: tripSnapshotOf(trip),
    totalCents: chosenOptionOf(trip).totalCents,
    feeCents,
    ...(summary === null ? cancellationDocumentsOf(trip, { at, feeCents }) : { isOnSummary: true, summary: { ...summary } }),
    payment:
      due.length === 0
        ? null
        : {
            method: trip.invoice?.paymentMethod ?? 'bank-transfer',
            due: due.map(({ part, dueOn, amountCents }) => ({ part, dueOn, amountCents })),
            transfer: transfer && { name: transfer.name, iban: transfer.iban, reference: transfer.reference },
          },
    refundCents,
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey, step: 'canceled' }, addresses),
  };
}

/** The documents of a cancellation: a mail never mentions an invoice that was not issued. */
function cancellationDocumentsOf(trip: Trip, { at, feeCents }: { readonly at: string; readonly feeCents: number }) {
  if (!isInvoicedAfterwards(trip)) return { papers: 'credit-note' } as const;
  if (feeCents === 0) return { papers: 'none' } as const;
  const issuedOn = todayIn(getSite(trip.site).timeZone, at);
  const due = planTripPayments({ trip, totalCents: feeCents, issuedOn });
  return { papers: 'fee-invoice', due: due.map((each) => ({ ...each })) } as const;
}

/** The mail for a declined quote or request; `at` is the instant of it, which the trip does not store. */
export function buildQuoteDeclinedPayload({
  trip,
  addresses,
  at,
}: {
  readonly trip: Trip;
  readonly addresses: PublicAddresses;
  readonly at: string;
}): PayloadOf<'quote-declined'> {
  const url = addressOf(trip, { page: 'request-quote' }, addresses);
  const alternatives = (trip.alternatives ?? []).map((alternative) => ({
    ...alternative.departure,
    totalCents: alternative.totalCents,
    ...(alternative.isAgreed ? {} : { url: `${url}?${new URLSearchParams(queryOfAlternative(trip, alternative)).toString()}` }),
  }));
  const named = alternatives.length === 0 ? {} : { alternatives };
  return { ...tripMail(trip, 'quote-declined', at), trip: tripSnapshotOf(trip), ...named, url };
}

/** The mail for vehicles that are set aside: until when, and how to order or to give them back. */
export function buildReservationMadePayload(trip: Trip, addresses: PublicAddresses): PayloadOf<'reservation-made'> {
  const { takenAt, until } = required(trip.reservation ?? null, 'reservation');
  return {
    ...tripMail(trip, 'reservation-made', takenAt),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    ...{ until, validUntil: required(trip.quote, 'quote').validUntil },
    url: addressOf(trip, { page: 'my-quote', id: trip.quoteKey, step: 'reserve' }, addresses),
  };
}

/** The mail a day before vehicles are no longer set aside. */
export function buildReservationReminderPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'reservation-reminder'> {
  const made = buildReservationMadePayload(trip, addresses);
  // One reminder for each end, however often the trip was changed.
  return {
    ...made,
    ...tripMail(trip, 'reservation-reminder', at),
    messageId: createMessageId('reservation-reminder', [trip.id, made.until]),
  };
}

/** The mail for vehicles that are no longer set aside. */
export function buildReservationEndedPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'reservation-ended'> {
  const { validUntil } = required(trip.quote, 'quote');
  const isValid = compareInstants(at, validUntil) < 0;
  return {
    ...tripMail(trip, 'reservation-ended', at),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    validUntil: isValid ? validUntil : null,
    url: addressOf(trip, isValid ? { page: 'my-quote', id: trip.quoteKey } : { page: 'request-quote' }, addresses),
  };
}

export type LinksRequest = Pick<MailPayload, 'site' | 'language'> & {
  /** As typed by the visitor, without a name, because the visitor may not be the customer. */
  readonly email: string;
  /** The trips booked under that address, none of them expired. */
  readonly trips: readonly Trip[];
  readonly addresses: PublicAddresses;
  /** Identifies this request as one event: its idempotency key. */
  readonly requestKey: string;
  readonly at: string;
};

/** The mail that "send me my links" causes; null if there is no trip, because then nobody is written to. */
export function buildLinksPayload(request: LinksRequest): PayloadOf<'links'> | null {
  const { email, trips, addresses, at, site, language } = request;
  if (trips.length === 0) return null;
  const recipientHash = hashRecipient(email);
  return {
    kind: 'links',
    messageId: createMessageId('links', [recipientHash, request.requestKey]),
    recipientHash,
    causedAt: at,
    site,
    language,
    recipient: { name: '', email },
    trips: trips.map((trip) => ({ ...routeOf(trip), booked: trip.bookedAt !== null, url: addressOf(trip, ownPageOf(trip), addresses) })),
  };
}

/** The cancellation fees over time, from the booking on. */
function feeStepsOf(trip: Trip, bookedAt: string): PayloadOf<'booking-confirmed'>['feeSteps'] {
  const { totalCents } = chosenOptionOf(trip);
  const scale = feeScaleOf(trip.quote, bookedAt);
  const { steps } = cancellationFee({ scale, totalCents, ...firstDepartureOf(trip.itinerary), bookedAt, now: bookedAt });
  return steps.map(({ until, percent, feeCents }) => ({ until, percent, feeCents }));
}

function contactsOf({ site }: Trip, ...contacts: readonly (DayContact | null)[]): PayloadOf<'itinerary-changed'>['contacts'] {
  return contacts
    .filter((contact) => contact !== null)
    .map(({ name, phoneNumber }) => ({ name: shorten(name), phone: shorten(formatPhone(phoneNumber, getSite(site).country)) }));
}

function ownPageOf(trip: Trip): Link {
  return trip.bookedAt === null ? { page: 'my-quote', id: trip.quoteKey } : { page: 'my-booking', id: trip.bookingKey };
}

/** What every mail about a trip contains. */
export function tripMail<Kind extends MailKind>(trip: Trip, kind: Kind, causedAt: string) {
  const { email, firstName, lastName } = trip.customer;
  return {
    kind,
    messageId: createMessageId(kind, [trip.id, trip.version]),
    recipientHash: hashRecipient(email),
    causedAt,
    site: trip.site,
    language: trip.language,
    recipient: { name: shorten(`${firstName} ${lastName}`), email },
  };
}

function required<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new RangeError(`A trip without its ${what}`);
  return value;
}
