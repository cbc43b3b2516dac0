import type { Itinerary } from '#domain/itinerary/itinerary.ts';

export const suggestionKinds = [
  /** The trip begins later or earlier. */
  'leave-later',
  'leave-earlier',
  /** The coach leaves an intermediate stop earlier or later. */
  'shorten-wait',
  'lengthen-wait',
  /** The stop is left out. */
  'fewer-stop',
  /** The group returns the next morning. */
  'stay-overnight',
  /** A day off at a stop, with everything after it a day later. */
  'free-day',
  /** A night in a town divides a long drive. */
  'night-on-the-way',
  /** One round collects everybody who boards at several places. */
  'one-round',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/**
 * The gain of a change: the trip becomes lawful and gets a price at once, needs one driver less, avoids night hours, or needs fewer
 * vehicles. `longer`: the longer hire simply costs less, because a charge of the shorter one no longer applies.
 */
export const suggestionGains = ['lawful', 'driver', 'night', 'longer', 'vehicles'] as const;
export type SuggestionGain = (typeof suggestionGains)[number];

/** A small change to an itinerary, proved by planning and pricing the changed one. */
export type Suggestion = {
  readonly kind: SuggestionKind;
  readonly gain: SuggestionGain;
  /** Index in the original itinerary of the stop whose departure moves or that is left out; null if the whole trip moves. */
  readonly stop: number | null;
  /** By how much the departure moves, always positive; 0 for a stop left out. With a free day, later departures move by the same. */
  readonly minutes: number;
  readonly itinerary: Itinerary;
  /** Drivers of all vehicles of the cheapest option; null if the trip could not be priced automatically. */
  readonly driversBefore: number | null;
  readonly driversAfter: number;
  /** The saving in the total of the cheapest option with VAT, in cents; null if there was no price before. */
  readonly savesCents: number | null;
  /** Total of the cheapest option of the changed trip with VAT, in cents. */
  readonly totalCents: number;
  readonly makesLawful: boolean;
  /** The new stops of the changed itinerary by index, with the key for their place fields; absent if none. */
  readonly nights?: readonly { readonly stop: number; readonly key: string; readonly label: string }[];
  /** For each stop of the changed itinerary the form field that named its place, such as `pickUps.0`; absent if none moved. */
  readonly places?: readonly string[];
};
