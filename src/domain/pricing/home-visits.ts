import { epochOf } from '#domain/calendar/instant.ts';
import { type Dated, getInForce } from '#domain/driving-time/in-force.ts';
import { departureInstants } from '#domain/itinerary/instants.ts';
import type { Coordinates, Itinerary, TripType } from '#domain/itinerary/itinerary.ts';
import type { HomeVisit, RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';

export type HomeVisitRule = Dated & {
  /** The types of trip on which nobody asked the driver to stay. */
  readonly tripTypes: readonly TripType[];
  readonly fromWaitMinutes: number;
  /** Of each wait during which the driver is home at least so much is paid, so that a longer wait never costs less than a shorter one. */
  readonly leastBilledMinutes: number;
  /** Faster than this no coach comes home: spares the search for the road. As the crow flies. */
  readonly kilometresPerHour: number;
};

const homeVisitRules: readonly HomeVisitRule[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'field-notes.md "Trip types": on a return trip the bus goes home between or waits, whichever is cheaper (S); three hours, paid at least (E)',
    tripTypes: ['return', 'tour'],
    fromWaitMinutes: 180,
    leastBilledMinutes: 180,
    kilometresPerHour: 90,
  },
];

/** The rule for a trip that begins on a date (`YYYY-MM-DD`). */
export function getHomeVisitRule(date: string): HomeVisitRule {
  return getInForce(homeVisitRules, date);
}

export type WaitsQuestion = {
  readonly itinerary: Itinerary;
  /** The legs between the stops. */
  readonly legs: readonly RoadLeg[];
  readonly depot: RoutedItinerary['depot'];
};

/**
 * The stops (by their indexes) at which the coach may go home instead of waiting: long enough a wait, on a return trip or a tour, where
 * the group does not want to be driven about. A day trip is one with the driver staying, so it has none. Their roads
 * home and back become the route's `homeVisits`.
 */
export function findHomeVisitStops({ itinerary, legs, depot }: WaitsQuestion): number[] {
  const rule = getHomeVisitRule(itinerary.stops[0]?.departure?.date ?? '');
  if (!rule.tripTypes.includes(itinerary.type)) return [];
  const departures = departureInstants(itinerary).map((instant) => (instant === null ? null : epochOf(instant) / 60_000));
  return itinerary.stops.flatMap(({ place, localKilometres = 0 }, index) => {
    const [before, departure] = [departures[index - 1], departures[index]];
    if (before === undefined || before === null || departure === undefined || departure === null || localKilometres > 0) return [];
    const wait = departure - before - (legs[index - 1]?.minutes ?? 0);
    const there = (120 * kilometresBetween(place.coordinates, depot.coordinates)) / rule.kilometresPerHour;
    return wait >= rule.fromWaitMinutes && there <= wait ? [index] : [];
  });
}

/** The visits of a route that may be made: a route may have been found under another rule, and no ferry is taken for one. */
export function listHomeVisits({ itinerary, routed }: { readonly itinerary: Itinerary; readonly routed: RoutedItinerary }): HomeVisit[] {
  const stops = findHomeVisitStops({ itinerary, legs: routed.legs, depot: routed.depot });
  return routed.homeVisits.filter(({ stop, toDepot, fromDepot }) => stops.includes(stop) && !toDepot.hasFerry && !fromDepot.hasFerry);
}

function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const narrowing = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return 111.2 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing);
}
