import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { departureInstants } from '#domain/itinerary/instants.ts';
import type { Coordinates, Itinerary, TripType } from '#domain/itinerary/itinerary.ts';
import type { ReturnToDepot, RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';

export type ReturnRule = Dated & {
  /** By the types of trip on which nobody asked the driver to stay: the shortest wait that is worth the way home. */
  readonly fromWaitMinutes: Readonly<Partial<Record<TripType, number>>>;
  /** Of each wait during which the driver is home at least so much is paid, so that a longer wait never costs less than a shorter one. */
  readonly leastBilledMinutes: number;
  /**
   * A coach that goes home as after a hire of its own stands there so long at least. On a return it is time for another driver to take
   * over, as he would on a hire of its own; on a tour the daily rest of the one who goes on.
   */
  readonly leastHomeMinutes: Readonly<Record<TripType, number>>;
  /** Faster than this no coach comes home: spares the search for the road. As the crow flies. */
  readonly kilometresPerHour: number;
};

const nineHours = 9 * 60;

const returnRules: readonly ReturnRule[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'docs/prices-and-law.md#trip-types: on a return trip the bus goes home between or waits, whichever is cheaper (S); two and three hours of wait, three paid at least, three quarters to change drivers (E); nine hours at home: 561/2006 art. 8(4)',
    fromWaitMinutes: { return: 120, tour: 180 },
    leastBilledMinutes: 180,
    leastHomeMinutes: { 'one-way': nineHours, 'day-trip': nineHours, return: 45, tour: nineHours },
    kilometresPerHour: 90,
  },
];

/** The rule for a trip that begins on a date (`YYYY-MM-DD`). */
export function getReturnRule(date: string): ReturnRule {
  return getInForce(returnRules, date);
}

export type WaitsInput = {
  readonly itinerary: Itinerary;
  /** The legs between the stops. */
  readonly legs: readonly RoadLeg[];
  readonly depot: RoutedItinerary['depot'];
  /** {@link departureMinutes} of the itinerary, for who asks more than once. */
  readonly departures?: readonly (number | null)[];
};

/** Minutes since 1970 at which the coach leaves each stop; null for the last, and for a time that is no time. */
export function departureMinutes(itinerary: Itinerary): (number | null)[] {
  return departureInstants(itinerary).map((instant) => (instant === null ? null : epochOf(instant) / 60_000));
}

/** A wait that is long enough: at a stop, so many minutes, until a minute of its local day. */
type LongWait = { readonly stop: number; readonly minutes: number; readonly leavesAt: number };

function findLongWaits({ itinerary, legs, depot, departures = departureMinutes(itinerary) }: WaitsInput): LongWait[] {
  const rule = getReturnRule(itinerary.stops[0]?.departure?.date ?? '');
  const fromWaitMinutes = rule.fromWaitMinutes[itinerary.type];
  if (fromWaitMinutes === undefined) return [];
  return itinerary.stops.flatMap(({ place, departure, localKilometres = 0 }, stop) => {
    const [before, leaves] = [departures[stop - 1] ?? null, departures[stop] ?? null];
    if (before === null || leaves === null || departure === null || localKilometres > 0) return [];
    const minutes = leaves - before - Math.ceil(legs[stop - 1]?.minutes ?? 0);
    const there = (120 * kilometresApart(place.coordinates, depot.coordinates)) / rule.kilometresPerHour;
    const leavesAt = Number(departure.time.slice(0, 2)) * 60 + Number(departure.time.slice(3));
    return minutes >= fromWaitMinutes && there <= minutes ? [{ stop, minutes, leavesAt }] : [];
  });
}

/**
 * The stops (by their indexes) at which the coach may go home instead of waiting: long enough a wait, on a return trip or a tour, where
 * the group does not want to be driven about. A day trip is one with the driver staying, so it has none. Their roads
 * home and back become the route's `homeVisits`.
 */
export function findReturnStops(question: WaitsInput): number[] {
  return findLongWaits(question).map(({ stop }) => stop);
}

/** A wait with its way home and back. `leavesAt`: the minute of the local day at which it ends. */
export type HomeWait = Omit<LongWait, 'stop'> & { readonly visit: ReturnToDepot };

/** The visits of a route that may be made: a route may have been found under another rule, and no ferry is taken for one. */
export function listHomeWaits({
  routed,
  ...question
}: Omit<WaitsInput, 'legs' | 'depot'> & { readonly routed: RoutedItinerary }): HomeWait[] {
  const visits = routed.returnsToDepot.filter(({ toDepot, fromDepot }) => !toDepot.hasFerry && !fromDepot.hasFerry);
  if (visits.length === 0) return [];
  return findLongWaits({ ...question, legs: routed.legs, depot: routed.depot }).flatMap(({ stop, ...wait }) => {
    const visit = visits.find((candidate) => candidate.stop === stop);
    return visit ? [{ ...wait, visit }] : [];
  });
}

/** As the crow flies. */
export function kilometresApart(from: Coordinates, to: Coordinates): number {
  const narrowing = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return 111.2 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing);
}
