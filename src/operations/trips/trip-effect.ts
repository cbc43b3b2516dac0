import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Described } from '#domain/trip/list-changes.ts';
import { type MailAllowance, mailAllowances } from '#domain/trip/mail-allowance.ts';
import type { StayingEvent, TripActor, TripEvent } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CapacityClaim } from '#operations/capacity/rules/capacity.ts';
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
  buildReviewInvitationPayload,
  type Settlement,
} from '#output/mail/payloads.ts';
import type { NoticeKind } from './due-trips.ts';
import type { TripParts } from './trip-row.ts';

type PlainMail<Kind extends string> = { readonly kind: Kind };

/** A mail about a trip, as data. Its contents come from the trip as changed. */
export type TripMailCause =
  | PlainMail<'request-received'>
  | PlainMail<'quote-ready'>
  | PlainMail<'booking-confirmed'>
  | PlainMail<'booking-cancelled'>
  | PlainMail<'invoice-ready'>
  | PlainMail<'invoice-corrected'>
  | PlainMail<'quote-declined'>
  | PlainMail<'crew-changed'>
  | {
      readonly kind: 'itinerary-changed';
      readonly differenceCents: number;
      /** The trip as it was; absent where nobody knows any more. */
      readonly before?: Described;
      /** What was ordered differs, so what is to be paid is said anew. */
      readonly isRebilled?: boolean;
    }
  | { readonly kind: 'incident'; readonly text: string; readonly isOver: boolean };

/**
 * What a change bills: an invoice; after a cancellation a credit note down to the fee, or an invoice of the fee where nothing was invoiced;
 * a credit note and a new invoice where the price changed after invoicing; `correction`: the same because the invoice was wrong;
 * `waiver`: a credit note of the part of a fee that is given up.
 */
export type Billing = 'none' | 'invoice' | 'fee' | 'waiver' | 'credit-and-invoice' | 'correction';

type Causing<Mail extends TripMailCause['kind'] | null, Bills extends Billing> = {
  readonly mail: Mail extends string ? Extract<TripMailCause, PlainMail<Mail>> : null;
  readonly billing: Bills;
};

type ApartEvent = 'change-itinerary' | 'assign' | 'correct-address' | 'correct-invoice' | 'waive-fee' | 'tell-incident' | 'close-incident';

/** What each event causes beside the change itself. A booking without its invoice, or a cancellation without its mail, does not compile. */
type Consequences = Readonly<Record<Exclude<StayingEvent, ApartEvent> | 'expire', Causing<null, 'none'>>> & {
  /** Mails the customer if the day-before mail named another crew. */
  readonly assign: Causing<null, 'none'> | Causing<'crew-changed', 'none'>;
  readonly price: Causing<'quote-ready', 'none'>;
  /** What went to the mistyped address goes to the right one. */
  readonly 'correct-address': Causing<'quote-ready' | 'request-received', 'none'>;
  /** No invoice yet for those who are invoiced after the trip. */
  readonly accept: Causing<'booking-confirmed', 'invoice' | 'none'>;
  /** Ordered when no vehicle was left: the customer owes nothing, and the mail says when we answer. */
  readonly 'ask-capacity': Causing<'request-received', 'none'>;
  /** The invoice of those, with its mail. */
  readonly complete: Causing<null, 'none'> | Causing<'invoice-ready', 'invoice'>;
  /** A credit note and a new invoice, which the customer must have. */
  readonly 'correct-invoice': Causing<'invoice-corrected', 'correction'>;
  /** No mail to a customer who asked for erasure. */
  readonly decline: Causing<'quote-declined' | null, 'none'>;
  readonly cancel: Causing<'booking-cancelled', 'fee'>;
  /** The customer gets the lower fee in writing, with what he gets back. */
  readonly 'waive-fee': Causing<'booking-cancelled', 'waiver'>;
  /** Incident messages, also that it is over: sent at once, outside the mail quota. */
  readonly 'tell-incident': Causing<'incident', 'none'>;
  readonly 'close-incident': Causing<'incident', 'none'>;
  /** No mail where nothing in it would differ, or where the quota of a quote's mailbox is used up. */
  readonly 'change-itinerary': Causing<'itinerary-changed' | null, 'none' | 'credit-and-invoice'>;
};

/** What a change takes of the vehicles there are to sell, in place of what the trip took before. */
export type CapacityEffect = {
  readonly claims: readonly CapacityClaim[];
  /** The yards by which regions are counted. */
  readonly depots: DepotTable;
  /** What happens if no vehicle is free: another effect, or a refusal; `take` where staff take responsibility. */
  readonly otherwise: TripEffect | 'refuse' | 'take';
};

/** What becomes of a trip, once it has been judged: everything that is written, as data. */
export type TripEffect = {
  readonly [Event in TripEvent]: Consequences[Event] & {
    readonly event: Event;
    readonly set: Partial<TripParts>;
    /** For the trip's history. */
    readonly detail: Readonly<Record<string, unknown>>;
    /**
     * By the database's clock: a quote that runs out between the judgement and the change is not accepted, one that was extended not ended.
     */
    readonly validity?: 'open' | 'over';
    /** Absent: what the trip takes stays as it is. */
    readonly capacity?: CapacityEffect;
  };
}[TripEvent];

/** An event that causes nothing beside the change, or need not. */
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
  /** Of a cancellation. */
  readonly settlement?: Settlement | undefined;
};

/** The mail of a trip as it is once the change is done. */
export function buildMail(cause: TripMailCause, trip: Trip, { addresses, at, settlement }: Occasion): MailPayload {
  switch (cause.kind) {
    case 'request-received':
      return buildRequestReceivedPayload(trip, addresses);
    case 'quote-ready':
      return buildQuoteReadyPayload(trip, addresses);
    case 'booking-confirmed':
      return buildBookingConfirmedPayload(trip, addresses);
    case 'booking-cancelled':
      return buildBookingCancelledPayload(trip, addresses, settlement);
    case 'invoice-ready':
      return buildInvoiceReadyPayload(trip, { addresses, at });
    case 'invoice-corrected':
      return buildInvoiceCorrectedPayload(trip, { addresses, at });
    case 'quote-declined':
      return buildQuoteDeclinedPayload({ trip, addresses, at });
    case 'crew-changed':
      return buildCrewChangedPayload(trip, { addresses, at });
    case 'incident':
      return buildIncidentPayload(trip, { addresses, at, text: cause.text, isOver: cause.isOver });
    case 'itinerary-changed':
      return buildItineraryChangedPayload({ ...cause, trip, addresses, at });
  }
}

/** The mail that time causes. */
export function buildNotice(kind: NoticeKind, trip: Trip, occasion: Occasion): MailPayload {
  switch (kind) {
    case 'day-before':
      return buildDayBeforePayload(trip, occasion);
    case 'quote-reminder':
      return buildQuoteReminderPayload(trip, occasion);
    case 'review-invitation':
      return buildReviewInvitationPayload(trip, occasion);
  }
}

/**
 * The quota for such mails; null for what staff and the clock cause. Quote mails go to an address that anybody may have typed, and so do
 * orders in its name.
 */
export function allowanceOf({ bookedAt }: Pick<Trip, 'bookedAt'>, actor: TripActor): MailAllowance | null {
  if (actor !== 'customer') return null;
  return bookedAt === null ? mailAllowances.quote : mailAllowances.order;
}
