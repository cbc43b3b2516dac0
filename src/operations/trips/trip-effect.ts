import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Described } from '#domain/trip/list-changes.ts';
import { type MailAllowance, mailAllowances } from '#domain/trip/mail-allowance.ts';
import type { StayingEvent, TripActor, TripEvent } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CapacityClaim } from '#operations/capacity/rules/capacity.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import {
  buildBookingCancelledPayload,
  buildBookingConfirmedPayload,
  buildCrewChangedPayload,
  buildDayBeforePayload,
  buildIncidentPayload,
  buildInvoiceCorrectedPayload,
  buildInvoiceReadyPayload,
  buildItineraryChangedPayload,
  buildQuoteDeclinedPayload,
  buildQuoteReadyPayload,
  buildQuoteReminderPayload,
  buildRequestReceivedPayload,
  buildReservationEndedPayload,
  buildReservationMadePayload,
  buildReservationReminderPayload,
  buildReviewInvitationPayload,
  type Settlement,
} from '#output/mail/payloads.ts';
import type { NoticeKind } from './due-trips.ts';
import type { TripParts } from './trip-row.ts';

type PlainMail<Kind extends string> = { readonly kind: Kind };

/** A mail about a trip, as data. Its contents come from the changed trip. */
export type TripMailCause =
  | PlainMail<'request-received'>
  | PlainMail<'quote-ready'>
  | PlainMail<'booking-confirmed'>
  | PlainMail<'booking-cancelled'>
  | PlainMail<'invoice-ready'>
  | PlainMail<'invoice-corrected'>
  | PlainMail<'quote-declined'>
  | PlainMail<'reservation-made'>
  | PlainMail<'reservation-ended'>
  | PlainMail<'crew-changed'>
  | {
      readonly kind: 'itinerary-changed';
      readonly differenceCents: number;
      /** The trip before the change; absent if it is no longer known. */
      readonly before?: Described;
      /** The order changed, so the mail states the amounts again. */
      readonly isRebilled?: boolean;
    }
  | { readonly kind: 'incident'; readonly text: string; readonly isOver: boolean };

/**
 * The billing documents of a change. An invoice; after a cancellation a credit note down to the fee, or an invoice of the fee if nothing
 * was invoiced; a credit note and a new invoice if the price changed after invoicing; `correction`: the same because the invoice was wrong;
 * `waiver`: a credit note for the waived part of a fee; `summary`: nothing now, because the fee goes on the customer's summary invoice.
 */
export type Billing = 'none' | 'invoice' | 'fee' | 'waiver' | 'summary' | 'credit-and-invoice' | 'correction';

type Causing<Mail extends TripMailCause['kind'] | null, Bills extends Billing> = {
  readonly mail: Mail extends string ? Extract<TripMailCause, PlainMail<Mail>> : null;
  readonly billing: Bills;
};

type ApartEvent =
  | 'reserve'
  | 'release-reservation'
  | 'reservation-over'
  | 'change-itinerary'
  | 'assign'
  | 'correct-address'
  | 'correct-invoice'
  | 'waive-fee'
  | 'tell-incident'
  | 'close-incident';

/**
 * The effects of each event besides the change itself. A booking without its invoice, or a cancellation without its mail, does not compile.
 */
type Consequences = Readonly<Record<Exclude<StayingEvent, ApartEvent> | 'expire', Causing<null, 'none'>>> & {
  /** Mails the customer if the day-before mail named another crew. */
  readonly assign: Causing<null, 'none'> | Causing<'crew-changed', 'none'>;
  readonly price: Causing<'quote-ready', 'none'>;
  /** Mails that went to the mistyped address are sent to the corrected one. */
  readonly 'correct-address': Causing<'quote-ready' | 'request-received', 'none'>;
  /** No invoice yet for customers who pay after the trip. */
  readonly accept: Causing<'booking-confirmed', 'invoice' | 'none'>;
  /** Ordered when no vehicle was left: the customer owes nothing, and the mail says when we answer. */
  readonly 'ask-capacity': Causing<'request-received', 'none'>;
  /** The invoice of customers who pay after the trip, with its mail. */
  readonly complete: Causing<null, 'none'> | Causing<'invoice-ready', 'invoice'>;
  /** A credit note and a new invoice, which the customer must receive. */
  readonly 'correct-invoice': Causing<'invoice-corrected', 'correction'>;
  /** The customer has the end of the reservation in writing. */
  readonly reserve: Causing<'reservation-made', 'none'>;
  /** Customers who release it themselves see that on the page. */
  readonly 'release-reservation': Causing<'reservation-ended' | null, 'none'>;
  readonly 'reservation-over': Causing<'reservation-ended', 'none'>;
  /** No mail to a customer who asked for erasure. */
  readonly decline: Causing<'quote-declined' | null, 'none'>;
  readonly cancel: Causing<'booking-cancelled', 'fee' | 'summary'>;
  /** The customer receives the lower fee in writing, with the refund. */
  readonly 'waive-fee': Causing<'booking-cancelled', 'waiver'>;
  /** Messages about an incident and its end: sent at once, without the mail quota. */
  readonly 'tell-incident': Causing<'incident', 'none'>;
  readonly 'close-incident': Causing<'incident', 'none'>;
  /** No mail if its content would not change, or if the mail quota of a quote's mailbox is used up. */
  readonly 'change-itinerary': Causing<'itinerary-changed' | null, 'none' | 'credit-and-invoice'>;
};

/** The vehicles that the trip takes after a change, in place of those it took before. */
export type CapacityEffect = CountedCapacity | TakenCapacity;

/** They must be free. */
export type CountedCapacity = {
  readonly claims: readonly CapacityClaim[];
  /** The depots by which regions are counted. */
  readonly depots: DepotTable;
  /** The fallback if no vehicle is free: another effect, or a refusal. */
  readonly otherwise: TripEffect | 'refuse';
};

/** Staff take responsibility, or the trip gives its vehicles back. */
export type TakenCapacity = { readonly claims: readonly CapacityClaim[]; readonly otherwise: 'take' };

/** The result of a plan: everything to write, as data. */
export type TripEffect = {
  readonly [Event in TripEvent]: Consequences[Event] & {
    readonly event: Event;
    readonly set: Partial<TripParts>;
    /** For the trip's history. */
    readonly detail: Readonly<Record<string, unknown>>;
    /**
     * Checked by the database's clock: a quote that expires between plan and write cannot be accepted, and an extended one cannot be ended.
     */
    readonly validity?: 'open' | 'over';
    /** Absent: the trip keeps its vehicles. */
    readonly capacity?: CapacityEffect;
  };
}[TripEvent];

/** Events without any mandatory effect besides the change. */
export type QuietEvent = {
  readonly [Event in TripEvent]: Extract<Consequences[Event], Causing<null, 'none'>> extends never ? never : Event;
}[TripEvent];

/** The effect of an event that needs no mail and no invoice. */
export function quietly<Event extends QuietEvent>(event: Event, parts: Partial<Pick<TripEffect, 'set' | 'detail' | 'validity'>> = {}) {
  return { event, set: {}, detail: {}, ...parts, mail: null, billing: 'none' } as const;
}

type Occasion = {
  readonly addresses: PublicAddresses;
  readonly at: string;
  /** The effect of a cancellation. */
  readonly settlement?: Settlement | undefined;
  /** The summary invoice that the trip goes on; null for an invoice of its own. */
  readonly summary: SummaryPlan | null;
};

/** The mail of a trip after the change. */
export function buildMail(cause: TripMailCause, trip: Trip, { addresses, at, settlement, summary }: Occasion): MailPayload {
  switch (cause.kind) {
    case 'request-received':
      return buildRequestReceivedPayload(trip, addresses);
    case 'quote-ready':
      return buildQuoteReadyPayload(trip, addresses);
    case 'booking-confirmed':
      return buildBookingConfirmedPayload(trip, addresses, summary);
    case 'booking-cancelled':
      return buildBookingCancelledPayload(trip, addresses, summary === null ? settlement : { summary });
    case 'invoice-ready':
      return buildInvoiceReadyPayload(trip, { addresses, at });
    case 'invoice-corrected':
      return buildInvoiceCorrectedPayload(trip, { addresses, at });
    case 'quote-declined':
      return buildQuoteDeclinedPayload({ trip, addresses, at });
    case 'reservation-made':
      return buildReservationMadePayload(trip, addresses);
    case 'reservation-ended':
      return buildReservationEndedPayload(trip, { addresses, at });
    case 'crew-changed':
      return buildCrewChangedPayload(trip, { addresses, at });
    case 'incident':
      return buildIncidentPayload(trip, { addresses, at, text: cause.text, isOver: cause.isOver });
    case 'itinerary-changed':
      return buildItineraryChangedPayload({ ...cause, trip, addresses, at, summary });
  }
}

/** The mail of a clock event. */
export function buildNotice(kind: NoticeKind, trip: Trip, occasion: Pick<Occasion, 'addresses' | 'at'>): MailPayload {
  switch (kind) {
    case 'day-before':
      return buildDayBeforePayload(trip, occasion);
    case 'reservation-reminder':
      return buildReservationReminderPayload(trip, occasion);
    case 'quote-reminder':
      return buildQuoteReminderPayload(trip, occasion);
    case 'review-invitation':
      return buildReviewInvitationPayload(trip, occasion);
  }
}

/** The quota for such mails; null for mails caused by staff or the clock. Anybody may have typed the address of a quote or of an order. */
export function allowanceOf({ bookedAt }: Pick<Trip, 'bookedAt'>, actor: TripActor): MailAllowance | null {
  if (actor !== 'customer') return null;
  return bookedAt === null ? mailAllowances.quote : mailAllowances.order;
}
