import * as v from 'valibot';
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

import { createMessageId, hashRecipient } from './identity.ts';
import { type MailKind, type MailPayload, type PayloadOf, tripChange } from './messages.ts';
import { paymentSnapshotOf, priceSnapshotOf, routeOf, tripSnapshotOf } from './snapshots.ts';

/** The mail that a new price causes. Stored with the quote, in one transaction. Throws where the trip has no quote: that is a bug. */
export function buildQuoteReadyPayload(trip: Trip, addresses: PublicAddresses): PayloadOf<'quote-ready'> {
  const price = priceSnapshotOf(chosenOptionOf(trip));
  const { madeAt, validUntil, options } = required(trip.quote, 'quote');
  const hasChoices = options.length > 1;
  const url = addressOf(trip, { page: 'quote', id: trip.quoteKey }, addresses);
  return { ...tripMail(trip, 'quote-ready', madeAt), trip: tripSnapshotOf(trip), price, validUntil, hasChoices, url };
}

/** The mail that a request causes which a person must price. */
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

/** The mail that an order causes: the confirmation on a durable medium (Directive 2011/83 article 8(7)), with what cancelling costs when. */
export function buildBookingConfirmedPayload(trip: Trip, addresses: PublicAddresses): PayloadOf<'booking-confirmed'> {
  const bookedAt = required(trip.bookedAt, 'moment of booking');
  const price = priceSnapshotOf(chosenOptionOf(trip));
  return {
    ...tripMail(trip, 'booking-confirmed', bookedAt),
    trip: tripSnapshotOf(trip),
    price,
    paymentMethod: trip.invoice?.paymentMethod ?? null,
    payment: trip.invoice === null ? null : paymentSnapshotOf(trip, { at: bookedAt, isInvoiced: !isInvoicedAfterwards(trip) }),
    contact: contactsOf(trip, trip.firstContact)[0] ?? null,
    feeSteps: feeStepsOf(trip, bookedAt),
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
    termsUrl: addressOf(trip, { page: 'terms' }, addresses),
  };
}

/** The mail that a changed itinerary causes, of a quote or of a booking. */
export function buildItineraryChangedPayload({
  trip,
  addresses,
  differenceCents,
  at,
  before,
  isRebilled = false,
}: {
  readonly trip: Trip;
  readonly addresses: PublicAddresses;
  readonly differenceCents: number;
  readonly at: string;
  /** The trip as it was; absent where nobody knows any more. */
  readonly before?: Described;
  /** What was ordered differs, so what is to be paid is said anew. */
  readonly isRebilled?: boolean;
}): PayloadOf<'itinerary-changed'> {
  return {
    ...tripMail(trip, 'itinerary-changed', at),
    ...changesOf(trip, before),
    ...duesOf(trip, { at, isRebilled }),
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

/** When a changed booking is paid: by a new invoice, or after the trip where there is no invoice yet. */
function duesOf(trip: Trip, { at, isRebilled }: { readonly at: string; readonly isRebilled: boolean }) {
  if (trip.bookedAt === null || trip.invoice === null || !isRebilled) return {};
  const paysAfterwards = isInvoicedAfterwards(trip);
  return { due: paymentSnapshotOf(trip, { at, isInvoiced: false }).due, paysAfterwards, isRebilled: !paysAfterwards };
}

/** The mail that reminds of a quote before it ends. */
export function buildQuoteReminderPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'quote-reminder'> {
  const { validUntil } = required(trip.quote, 'quote');
  return {
    ...tripMail(trip, 'quote-reminder', at),
    // One reminder for each validity that a quote was given, however often it was changed since.
    messageId: createMessageId('quote-reminder', [trip.id, validUntil]),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    validUntil,
    url: addressOf(trip, { page: 'my-quote', id: trip.quoteKey }, addresses),
  };
}

/** The mail of the day before departure: who comes, in what, and whom to call. */
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

/** The mail that says who comes instead of whom the mail of the day before named; each change of the trip has its own. */
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

/** The mail that says whether a thing was found; found after all, it is a mail of its own. */
export function buildLostItemPayload(trip: Trip, { addresses, at, item }: Found): PayloadOf<'lost-item'> {
  return {
    ...tripMail(trip, 'lost-item', at),
    messageId: createMessageId('lost-item', [item.id, item.code ?? '']),
    trip: { reference: trip.reference },
    ...{ what: shorten(item.what), code: item.code, note: shorten(item.note) },
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
  };
}

/** What our people tell the customer of something that goes wrong on the road, in words that they read before they sent them. */
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

/** Everybody who comes, as a mail shows them. */
function crewOf({ assignment }: Trip): PayloadOf<'crew-changed'>['crew'] {
  if (assignment === null) return [];
  return [assignment, ...(assignment.others ?? [])].map(({ driverName, driverPhone, vehicle, operator }) => ({
    driverName: shorten(driverName),
    driverPhone: shorten(driverPhone),
    vehicle: shorten(vehicle),
    ...(operator === undefined ? {} : { operator: shorten(operator) }),
  }));
}

/** The mail with the invoice of a trip that was to be invoiced afterwards. */
export function buildInvoiceReadyPayload(trip: Trip, { addresses, at }: Occasion): PayloadOf<'invoice-ready'> {
  return {
    ...tripMail(trip, 'invoice-ready', at),
    trip: tripSnapshotOf(trip),
    price: priceSnapshotOf(chosenOptionOf(trip)),
    payment: paymentSnapshotOf(trip, { at, isInvoiced: true }),
    url: addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses),
  };
}

/** The mail with the credit note and the invoice that takes the place of a wrong one. */
export function buildInvoiceCorrectedPayload(trip: Trip, occasion: Occasion): PayloadOf<'invoice-corrected'> {
  const kind = 'invoice-corrected';
  return { ...buildInvoiceReadyPayload(trip, occasion), ...tripMail(trip, kind, occasion.at) };
}

/** The mail after the trip that asks how it was. */
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
  /** What makes this writing one event: the key of its form. */
  readonly key: string;
  /** Ids of the trip's mails that went out before, the first first. */
  readonly follows: readonly string[];
};

/** What one of our people writes to the customer; subject and text clean. */
export function buildLetterPayload({ trip, at, addresses, key, subject, text, follows }: Writing): PayloadOf<'letter'> {
  const messageId = createMessageId('letter', [trip.id, key]);
  return {
    ...{ ...tripMail(trip, 'letter', at), messageId, trip: { reference: trip.reference }, subject, text, follows: [...follows] },
    ...{ isBooked: trip.bookedAt !== null, url: addressOf(trip, ownPageOf(trip), addresses) },
  };
}

/** When a mail that time causes is written, and where the sites are. */
type Occasion = { readonly addresses: PublicAddresses; readonly at: string };

/** What a cancellation leaves: what is still to be paid, with its days and its transfer, or what goes back. */
export type Settlement = {
  readonly due: readonly DuePayment[];
  readonly transfer: PaymentRequest | null;
  readonly refundCents: number;
};

const notRead: Omit<Settlement, 'refundCents'> & { readonly refundCents: null } = { due: [], transfer: null, refundCents: null };

/** The mail that cancelling a booking causes. */
export function buildBookingCancelledPayload(
  trip: Trip,
  addresses: PublicAddresses,
  settlement?: Settlement,
): PayloadOf<'booking-cancelled'> {
  const { at, feeCents } = required(trip.cancelation, 'cancellation');
  const { due, transfer, refundCents } = settlement ?? notRead;
  return {
    ...tripMail(trip, 'booking-cancelled', at),
    trip: tripSnapshotOf(trip),
    totalCents: chosenOptionOf(trip).totalCents,
    feeCents,
    ...cancellationPapersOf(trip, { at, feeCents }),
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

/** What a cancellation leaves in papers: nobody is told of an invoice that was never made. */
function cancellationPapersOf(trip: Trip, { at, feeCents }: { readonly at: string; readonly feeCents: number }) {
  if (!isInvoicedAfterwards(trip)) return { papers: 'credit-note' } as const;
  if (feeCents === 0) return { papers: 'none' } as const;
  const issuedOn = todayIn(getSite(trip.site).timeZone, at);
  const due = planTripPayments({ trip, totalCents: feeCents, issuedOn });
  return { papers: 'fee-invoice', due: due.map((each) => ({ ...each })) } as const;
}

/** The mail that declining a quote or a request causes; `at` is the instant of it, for the trip does not keep it. */
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
    url: `${url}?${new URLSearchParams(queryOfAlternative(trip, alternative)).toString()}`,
  }));
  const named = alternatives.length === 0 ? {} : { alternatives };
  return { ...tripMail(trip, 'quote-declined', at), trip: tripSnapshotOf(trip), ...named, url };
}

export type LinksRequest = Pick<MailPayload, 'site' | 'language'> & {
  /** As typed by whoever asks. No name: whoever asks may not be the customer. */
  readonly email: string;
  /** The trips booked under that address, none of them expired. */
  readonly trips: readonly Trip[];
  readonly addresses: PublicAddresses;
  /** What makes this asking one event: its idempotency key. */
  readonly requestKey: string;
  readonly at: string;
};

/** The mail that "send me my links" causes; null where there is no trip, for then nobody is written to. */
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

/** What cancelling costs when, from the booking on. */
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

/** What every mail about a trip has. */
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
