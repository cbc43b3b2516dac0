import { toLocal } from '#domain/calendar/zoned.ts';
import type { Itinerary, Place, Stop } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { departureMinutes } from '#domain/pricing/depot/returns-to-depot.ts';
import { findMorning, nightMinutes } from './list-changes.ts';

type Driven = { readonly itinerary: Itinerary; readonly routed: Pick<RoutedItinerary, 'legs'> };

/** A night in a town on a leg, by the leg's index: the stop before it. */
export type Night = { readonly leg: number; readonly place: Place };

/** Shorter drives are done in a day. House rule, 2026 (E). */
const leastDrivingMinutes = 6 * 60;
const mostNights = 2;
/** Of driving a break is due (561/2006 art. 7). */
const breakMinutes = 45;
const drivingBetweenBreaks = 270;
/** Time for the group before it goes on from where it comes a day later. */
const stayMinutes = 60;

/** The legs on which a night may be spent: the longest two, where nobody named an arrival. In driving order. */
export function listNightLegs({ itinerary, routed }: Driven): number[] {
  return routed.legs
    .map(({ minutes }, leg) => ({ minutes, leg }))
    .filter(({ minutes, leg }) => minutes >= leastDrivingMinutes && isFree(itinerary, leg))
    .sort((first, second) => second.minutes - first.minutes)
    .slice(0, mostNights)
    .map(({ leg }) => leg)
    .sort((first, second) => first - second);
}

function isFree({ stops }: Itinerary, leg: number): boolean {
  return stops[leg]?.departure !== null && stops[leg]?.isProposed !== true && stops[leg + 1]?.arriveBy === undefined;
}

/**
 * The itinerary with nights on the way: at each a stop, which the coach leaves the next morning after a daily rest. A trip that came back
 * by itself becomes a tour, for its way has stops. Null where the group would come too late to the next departure.
 */
export function withNights({ itinerary, routed }: Driven, nights: readonly Night[]): Itinerary | null {
  const departures = departureMinutes(itinerary);
  const stops: Stop[] = [];
  for (const [index, stop] of itinerary.stops.entries()) {
    stops.push(stop);
    const night = nights.find(({ leg }) => leg === index);
    if (night === undefined) continue;
    const left = departures[index] ?? null;
    const half = (routed.legs[index]?.minutes ?? 0) / 2;
    if (left === null) return null;
    const way = half + Math.floor(half / drivingBetweenBreaks) * breakMinutes;
    const morning = findMorning(left + Math.ceil(way) + nightMinutes, night.place.timeZone);
    const next = departures[index + 1] ?? null;
    if (next !== null && morning + way + stayMinutes > next) return null;
    stops.push({ place: night.place, departure: toLocal(new Date(morning * 60_000).toISOString(), night.place.timeZone), notes: '' });
  }
  return { ...itinerary, type: itinerary.type === 'one-way' ? 'one-way' : 'tour', stops };
}
