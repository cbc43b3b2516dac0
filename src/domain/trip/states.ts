import { failure, type Result, success } from '#domain/result.ts';

/** Specification 4, reading 21 and product.md "States": the spelled values are fixed, nothing else compares these strings. */
export const tripStatuses = ['Aanvraag', 'Offerte', 'Vervallen', 'Geboekt', 'Geannuleerd', 'Uitgevoerd'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const tripStages = ['request', 'quote', 'expired', 'no - loss', 'won', 'Cancellation', 'done'] as const;
export type TripStage = (typeof tripStages)[number];

export type TripState = { readonly status: TripStatus; readonly stage: TripStage };

/** The seven pairs of status and stage that a trip can be in, by the name of their meaning. */
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

/** What can happen to a trip: a person prices it, it is accepted, declined, runs out, is cancelled, has been driven. */
export const tripEvents = ['price', 'accept', 'decline', 'expire', 'cancel', 'complete'] as const;
export type TripEvent = (typeof tripEvents)[number];

export const tripActors = ['customer', 'office', 'clock'] as const;
/** Who causes an event: whoever holds the trip's key, our own people, or time. */
export type TripActor = (typeof tripActors)[number];

export type Transition = {
  readonly from: TripStateName;
  readonly event: TripEvent;
  readonly actors: readonly TripActor[];
  readonly to: TripStateName;
};

/**
 * Every transition there is (product.md "States"). Only the customer accepts, for the order with obligation to pay is the customer's own
 * act (Directive 2011/83 article 8(2)); the office declines and cancels too, for people who call, and may say that a trip was
 * driven before the clock does.
 */
export const transitions: readonly Transition[] = [
  { from: 'request', event: 'price', actors: ['office'], to: 'quote' },
  { from: 'request', event: 'decline', actors: ['customer', 'office'], to: 'declined' },
  { from: 'quote', event: 'accept', actors: ['customer'], to: 'booked' },
  { from: 'quote', event: 'decline', actors: ['customer', 'office'], to: 'declined' },
  { from: 'quote', event: 'expire', actors: ['clock'], to: 'expired' },
  { from: 'booked', event: 'cancel', actors: ['customer', 'office'], to: 'cancelled' },
  { from: 'booked', event: 'complete', actors: ['office', 'clock'], to: 'done' },
];

/** The state that an event by an actor leads to, or `not-allowed`; a pair of status and stage that no trip can have allows nothing. */
export function transitionOf(trip: TripState, event: TripEvent, actor: TripActor): Result<TripState, 'not-allowed'> {
  const found = transitions.find(({ from, event: known, actors }) => isIn(trip, from) && known === event && actors.includes(actor));
  return found ? success(tripStates[found.to]) : failure('not-allowed');
}

/** A person must price it. */
export function isRequest(trip: TripState): boolean {
  return isIn(trip, 'request');
}

/** Priced and still open. */
export function isQuote(trip: TripState): boolean {
  return isIn(trip, 'quote');
}

/** Status `Geboekt`, whatever the stage: specification 4 asks for the status alone. */
export function isBooked(trip: TripState): boolean {
  return trip.status === tripStates.booked.status;
}

/** Stage `no - loss`: specification 4 asks for the stage alone. */
export function isDeclined(trip: TripState): boolean {
  return trip.stage === tripStates.declined.stage;
}

/** Stage `Cancellation`: specification 4 asks for the stage alone. */
export function isCancelled(trip: TripState): boolean {
  return trip.stage === tripStates.cancelled.stage;
}

/** Its time ran out before it was accepted; a declined trip shares the status but not the stage. */
export function isExpired(trip: TripState): boolean {
  return isIn(trip, 'expired');
}

/** Driven. */
export function isDone(trip: TripState): boolean {
  return isIn(trip, 'done');
}

function isIn(trip: TripState, name: TripStateName): boolean {
  const state = tripStates[name];
  return trip.status === state.status && trip.stage === state.stage;
}
