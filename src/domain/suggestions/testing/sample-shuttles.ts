import type { Itinerary, TripType } from '#domain/itinerary/itinerary.ts';
import type { QuoteInput } from '#domain/pricing/quote/prepare-trip.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '#domain/pricing/testing/sample-trips.ts';

/** Trips for tests, built from the durations between departures. */

export type SampleDay = {
  /** `HH:MM` on 1 December 2026, a Tuesday. */
  readonly start: string;
  /** Each leg with the wait after it, in minutes; the last has no wait. */
  readonly legs: readonly { readonly drive: number; readonly wait?: number }[];
  readonly type?: TripType;
  /** Minutes of the empty run, each way. */
  readonly empty?: number;
};

/** A question for 48 passengers in the Netherlands. */
export function sampleQuestion({ start, legs, type = 'tour', empty = 15 }: SampleDay): QuoteInput {
  let minute = Number(start.slice(0, 2)) * 60 + Number(start.slice(3));
  const stops = legs.map(({ drive, wait = 0 }, index) => {
    const stop = { place: samplePlace(`Stop ${index}`), at: `2026-12-${dayOf(minute)} ${timeOf(minute)}` };
    minute += drive + wait;
    return stop;
  });
  const itinerary: Itinerary = { ...sampleItinerary([...stops, { place: samplePlace('End') }]), type };
  const road = (minutes: number) => sampleLeg(Math.round(minutes * 1.1), minutes);
  const routed = sampleRoute(
    legs.map(({ drive }) => road(drive)),
    { emptyOut: road(empty), emptyBack: road(empty) },
  );
  return { itinerary, routed, group: sampleGroup(48), siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', book: houseBook() };
}

function dayOf(minute: number): string {
  return String(1 + Math.floor(minute / 1_440)).padStart(2, '0');
}

function timeOf(minute: number): string {
  return `${String(Math.floor((minute % 1_440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Worked example 9 as a customer would type it: shuttles of 25 minutes with waits of 75, 15 hours and 20 minutes from depot to depot. */
export const longShuttles = sampleQuestion({
  start: '07:15',
  legs: [...Array.from({ length: 8 }, () => ({ drive: 25, wait: 75 })), { drive: 15 }],
  empty: 30,
});
