import { failure, type Result, success } from '#domain/result.ts';

/** See docs/specification.md#states: these values are fixed, and no other file compares the strings. */
export const tripStatuses = ['Aanvraag', 'Offerte', 'Vervallen', 'Geboekt', 'Geannuleerd', 'Uitgevoerd'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const tripStages = ['request', 'quote', 'expired', 'no - loss', 'won', 'Cancellation', 'done'] as const;
export type TripStage = (typeof tripStages)[number];

export type TripState = { readonly status: TripStatus; readonly stage: TripStage };

/** The seven possible pairs of status and stage, by name. */
export const tripStates = {
  request: { status: 'Aanvraag', stage: 'request' },
  quote: { status: 'Offerte', stage: 'quote' },
  expired: { status: 'Vervallen', stage: 'expired' },
  declined: { status: 'Vervallen', stage: 'no - loss' },
  booked: { status: 'Geboekt', stage: 'won' },
  cancelled: { status: 'Geannuleerd', stage: 'Cancellation' },
  done: { status: 'Uitgevoerd', stage: 'done' },
} as const satisfies Record<string, TripState>;
export type TripStateName = keyof typeof tripStates;

/**
 * Events that move a trip from one state to another: priced by hand, accepted, ordered when no vehicle was left, declined, expired,
 * cancelled, driven.
 */
export const transitionEvents = ['price', 'accept', 'ask-capacity', 'decline', 'expire', 'cancel', 'complete'] as const;
export type TransitionEvent = (typeof transitionEvents)[number];

/** Events that change a trip and keep its state. */
export const stayingEvents = [
  'contact-details',
  /** Corrects a mail address that was mistyped. */
  'correct-address',
  'change-itinerary',
  'journey-details',
  'share-on',
  'share-off',
  'share-renew',
  'assign',
  /** Extends the validity of a quote. */
  'extend',
  /** Sets the vehicles of a quote aside for its customer. */
  'reserve',
  /** The customer or staff give them back. */
  'release-reservation',
  /** The time of the reservation is over. */
  'reservation-over',
  /** Corrects a name, an address or a number of the customer. */
  'correct-customer',
  /** A bank transfer that a staff member recorded. */
  'paid',
  /** Money returned by bank transfer, recorded by staff. */
  'refunded',
  /** Undoes a transfer that was recorded by mistake. */
  'payment-undone',
  /** Cancels an issued invoice by a credit note and issues a new one. */
  'correct-invoice',
  /** Goes on a summary invoice with the customer's other trips of the period. */
  'summary-invoice',
  /** Waives part or all of a cancellation fee. */
  'waive-fee',
  /** The customer disputes an invoice; reminders stop until the dispute is closed. */
  'open-dispute',
  'close-dispute',
  'payment-paid',
  'payment-returned',
  'payment-return-undone',
  /** Pauses the automatic mails to the customer, because of an incident. */
  'hold-mails',
  'release-mails',
  /** An incident opens; the customer is informed; the incident closes. */
  'open-incident',
  'tell-incident',
  'close-incident',
  'minimise',
  'anonymise',
] as const;
export type StayingEvent = (typeof stayingEvents)[number];

/** Everything that can happen to an existing trip. */
export const tripEvents = [...transitionEvents, ...stayingEvents] as const;
export type TripEvent = (typeof tripEvents)[number];

/** The events in a trip's history: its request, then everything that happened to it. */
export const historyEvents = ['request', ...tripEvents] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/**
 * Who causes an event: the holder of the trip's key, a staff member, the clock, the payment provider, a driver by a report, or a partner.
 */
export const tripActors = ['customer', 'staff', 'clock', 'provider', 'driver', 'partner'] as const;
export type TripActor = (typeof tripActors)[number];

export type Transition = {
  readonly from: TripStateName;
  readonly event: TransitionEvent;
  readonly actors: readonly TripActor[];
  readonly to: TripStateName;
};

/**
 * All transitions (docs/specification.md#states). Only the customer accepts, because the order with obligation to pay is the customer's own
 * act (Directive 2011/83 article 8(2)). Staff may decline and cancel for customers who call, and may complete a trip before the clock does.
 * A booking is cancelled, never declined, because cancelling has a fee.
 */
export const transitions: readonly Transition[] = [
  { from: 'request', event: 'price', actors: ['staff'], to: 'quote' },
  // A new version of a quote, also of an expired one.
  { from: 'quote', event: 'price', actors: ['staff'], to: 'quote' },
  { from: 'expired', event: 'price', actors: ['staff'], to: 'quote' },
  { from: 'request', event: 'decline', actors: ['customer', 'staff'], to: 'declined' },
  { from: 'quote', event: 'accept', actors: ['customer'], to: 'booked' },
  // Another order took the last vehicle just before: the customer owes nothing, and staff answer.
  { from: 'quote', event: 'ask-capacity', actors: ['customer'], to: 'request' },
  { from: 'quote', event: 'decline', actors: ['customer', 'staff'], to: 'declined' },
  { from: 'quote', event: 'expire', actors: ['clock'], to: 'expired' },
  { from: 'booked', event: 'cancel', actors: ['customer', 'staff'], to: 'cancelled' },
  { from: 'booked', event: 'complete', actors: ['staff', 'clock'], to: 'done' },
];

type Stay = { readonly in: readonly TripStateName[]; readonly actors: readonly TripActor[] };

const onceBooked = ['booked', 'cancelled', 'done'] as const;
/** A coach that is late on its way home belongs to a trip that already counts as driven. */
const onTheRoad = ['booked', 'done'] as const;
const byProvider = { in: onceBooked, actors: ['provider'] } as const;

/** In which states each event is allowed, and for whom. Contact details are part of the order, so they are fixed once it is placed. */
export const stays: Readonly<Record<StayingEvent, Stay>> = {
  'contact-details': { in: ['request', 'quote'], actors: ['customer', 'staff'] },
  'correct-address': { in: ['request', 'quote'], actors: ['customer'] },
  // By staff for a customer who calls.
  'change-itinerary': { in: ['quote', 'booked'], actors: ['customer', 'staff'] },
  'journey-details': { in: ['booked'], actors: ['customer', 'staff'] },
  'share-on': { in: ['booked'], actors: ['customer'] },
  // After the trip the group's page can still be switched off, but not renewed.
  'share-off': { in: onceBooked, actors: ['customer'] },
  'share-renew': { in: ['booked'], actors: ['customer'] },
  // By the clock when a change of the trip removed its crew; by a partner who accepts the job, names the crew, or gives the job back.
  assign: { in: ['booked'], actors: ['staff', 'clock', 'partner'] },
  extend: { in: ['quote'], actors: ['staff'] },
  reserve: { in: ['quote'], actors: ['customer', 'staff'] },
  'release-reservation': { in: ['quote'], actors: ['customer', 'staff'] },
  // Also of a quote that ended in the same moment.
  'reservation-over': { in: ['quote', 'expired'], actors: ['clock'] },
  'correct-customer': { in: ['request', 'quote', 'booked'], actors: ['staff'] },
  paid: { in: onceBooked, actors: ['staff'] },
  refunded: { in: onceBooked, actors: ['staff'] },
  'payment-undone': { in: onceBooked, actors: ['staff'] },
  // For a cancelled trip the invoices are those of its fee.
  'correct-invoice': { in: ['booked', 'done'], actors: ['staff'] },
  'summary-invoice': { in: ['cancelled', 'done'], actors: ['staff', 'clock'] },
  'waive-fee': { in: ['cancelled'], actors: ['staff'] },
  'open-dispute': { in: onceBooked, actors: ['staff'] },
  'close-dispute': { in: onceBooked, actors: ['staff'] },
  'payment-paid': byProvider,
  'payment-returned': byProvider,
  'payment-return-undone': byProvider,
  'hold-mails': { in: ['quote', 'booked', 'done'], actors: ['staff'] },
  'release-mails': { in: ['quote', 'expired', 'declined', 'booked', 'cancelled', 'done'], actors: ['staff'] },
  'open-incident': { in: onTheRoad, actors: ['staff', 'driver'] },
  'tell-incident': { in: onTheRoad, actors: ['staff', 'clock'] },
  // An incident stays open if the trip was cancelled because of it.
  'close-incident': { in: onceBooked, actors: ['staff'] },
  // For a booking only after a restore, which does not know that the trip was over when its people were forgotten.
  minimise: { in: onceBooked, actors: ['staff'] },
  anonymise: { in: ['request', 'expired', 'declined', 'cancelled', 'done'], actors: ['staff', 'clock'] },
};

/** The state that an event by an actor leads to, or `not-allowed`. A pair of status and stage that no trip can have allows nothing. */
export function stateAfter(trip: TripState, event: TripEvent, actor: TripActor): Result<TripState, 'not-allowed'> {
  const name = nameOfState(trip);
  if (name === null) return failure('not-allowed');
  const to = isStaying(event) ? stateWithin(name, stays[event], actor) : stateBeyond(name, event, actor);
  return to === null ? failure('not-allowed') : success(tripStates[to]);
}

function isStaying(event: TripEvent): event is StayingEvent {
  return stayingEvents.some((known) => known === event);
}

function stateWithin(name: TripStateName, stay: Stay, actor: TripActor): TripStateName | null {
  return stay.in.includes(name) && stay.actors.includes(actor) ? name : null;
}

function stateBeyond(name: TripStateName, event: TransitionEvent, actor: TripActor): TripStateName | null {
  return transitions.find(({ from, event: known, actors }) => from === name && known === event && actors.includes(actor))?.to ?? null;
}

export const tripStateNames = ['request', 'quote', 'expired', 'declined', 'booked', 'cancelled', 'done'] as const satisfies TripStateName[];

/** The name of a state; null for a pair of status and stage that no trip can have. */
export function nameOfState(trip: { readonly status: string; readonly stage: string }): TripStateName | null {
  return tripStateNames.find((name) => isIn(trip, name)) ?? null;
}

/** A person must price it. */
export function isRequest(trip: TripState): boolean {
  return isIn(trip, 'request');
}

/** Priced and still open. */
export function isQuote(trip: TripState): boolean {
  return isIn(trip, 'quote');
}

/** Status `Geboekt`, whatever the stage (docs/specification.md#view-rules). */
export function isBooked(trip: TripState): boolean {
  return trip.status === tripStates.booked.status;
}

/** Stage `no - loss`, whatever the status (docs/specification.md#view-rules). */
export function isDeclined(trip: TripState): boolean {
  return trip.stage === tripStates.declined.stage;
}

/** Stage `Cancellation`, whatever the status (docs/specification.md#view-rules). */
export function isCancelled(trip: TripState): boolean {
  return trip.stage === tripStates.cancelled.stage;
}

/** Its validity ended before it was accepted. A declined trip has the same status but another stage. */
export function isExpired(trip: TripState): boolean {
  return isIn(trip, 'expired');
}

/** Driven. */
export function isDone(trip: TripState): boolean {
  return isIn(trip, 'done');
}

function isIn(trip: { readonly status: string; readonly stage: string }, name: TripStateName): boolean {
  const state = tripStates[name];
  return trip.status === state.status && trip.stage === state.stage;
}
