import type { Itinerary } from '#domain/itinerary/itinerary.ts';

export const suggestionKinds = [
  /** The trip begins later or earlier. */
  'leave-later',
  'leave-earlier',
  /** The coach leaves a stop on the way earlier or later. */
  'shorten-wait',
  'lengthen-wait',
  /** The stop is left out. */
  'fewer-stop',
  /** The group comes back the next morning. */
  'stay-overnight',
  /** A day off at a stop, and everything after it a day later. */
  'free-day',
  /** A long drive is parted by a night in a town on the way. */
  'night-on-the-way',
  /** One round collects all who board at several places. */
  'one-round',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/**
 * What a change brings: the trip becomes lawful and so gets a price at once, a driver is saved, or the hours of the night are; the
 * longer hire simply costs less, since something of the shorter one falls away; or fewer vehicles are enough.
 */
export const suggestionGains = ['lawful', 'driver', 'night', 'longer', 'vehicles'] as const;
export type SuggestionGain = (typeof suggestionGains)[number];

/** A small change to an itinerary, proved by planning and pricing the changed one. */
export type Suggestion = {
  readonly kind: SuggestionKind;
  readonly gain: SuggestionGain;
  /** Index in the itinerary as it was, of the stop whose departure moves or that is left out; null where the whole trip moves. */
  readonly stop: number | null;
  /** By how much the departure moves, always positive; 0 for a stop left out. With a free day those after it move as much. */
  readonly minutes: number;
  readonly itinerary: Itinerary;
  /** Drivers of the cheapest option, all its vehicles together; null where no machine could price the trip. */
  readonly driversBefore: number | null;
  readonly driversAfter: number;
  /** Total of the cheapest option with VAT, before less after, in cents; null where there was no price before. */
  readonly savesCents: number | null;
  /** Total of the cheapest option of the changed trip with VAT, in cents. */
  readonly totalCents: number;
  readonly makesLawful: boolean;
  /** The stops of the changed itinerary that are new, by their indexes, and how a form names their places; absent where none is. */
  readonly nights?: readonly { readonly stop: number; readonly key: string; readonly label: string }[];
  /** Of each stop of the changed itinerary the field of the form that named its place, such as `pickUps.0`; absent where none moved. */
  readonly places?: readonly string[];
};
