import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type SequencedStop, sequenceStops } from './places-of-trip.ts';

/** The stops of a trip, with the times that its price is based on. */
export function sequenceTrip({ itinerary, quote, language }: Pick<Trip, 'itinerary' | 'quote' | 'language'>): readonly SequencedStop[] {
  return sequenceStops(itinerary.stops, { language, expected: stopTimesOf(quote) });
}
