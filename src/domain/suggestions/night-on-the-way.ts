import { toLocal } from '#domain/calendar/zoned.ts';
import type { Itinerary, Place, Stop } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { departureMinutes } from '#domain/pricing/depot/returns-to-depot.ts';
import { findMorning, nightMinutes } from './list-changes.ts';

type Driven = { readonly itinerary: Itinerary; readonly routed: Pick<RoutedItinerary, 'legs'> };

/** A night in a town on a leg, by the index of the leg (of the stop before it). */
export type Night = { readonly leg: number; readonly place: Place };

/** Shorter drives can be done in a day. Our own rule, 2026 (E). */
const leastDrivingMinutes = 6 * 60;
const mostNights = 2;
/** Breaks during driving (561/2006 art. 7). */
const breakMinutes = 45;
const drivingBetweenBreaks = 270;
/** Time for the group at a place that it reaches a day later. */
const stayMinutes = 60;

/** The legs on which a night may be spent: the two longest without a requested arrival. In driving order. */
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
 * The itinerary with nights on the way: a stop for each, which the coach leaves the next morning after a daily rest. A return trip becomes
 * a tour, because its way has stops. Null if the group would reach the next departure too late.
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
