import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { departureInstants } from '#domain/itinerary/instants.ts';
import type { Coordinates, Itinerary, TripType } from '#domain/itinerary/itinerary.ts';
import type { ReturnToDepot, RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';

export type ReturnRule = Dated & {
  /** The shortest wait that is worth the way to the depot, by the types of trip without a driver who stays. */
  readonly fromWaitMinutes: Readonly<Partial<Record<TripType, number>>>;
  /** At least this much is paid of each wait that the driver spends at home, so that a longer wait never costs less than a shorter one. */
  readonly leastBilledMinutes: number;
  /**
   * The least time at the depot for a coach that goes home as after a separate hire. On a return trip it lets another driver take over, as
   * on a separate hire; on a tour it is the daily rest of the driver who continues.
   */
  readonly leastHomeMinutes: Readonly<Record<TripType, number>>;
  /** Upper bound on a coach's speed, as the crow flies: spares a search for the road if the wait is too short. */
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
  /** {@link departureMinutes} of the itinerary, for callers that need it more than once. */
  readonly departures?: readonly (number | null)[];
};

/** Minutes since 1970 at which the coach leaves each stop; null for the last stop and for an invalid time. */
export function departureMinutes(itinerary: Itinerary): (number | null)[] {
  return departureInstants(itinerary).map((instant) => (instant === null ? null : epochOf(instant) / 60_000));
}

/** A wait that is long enough: its stop, its minutes, and the minute of the local day at which it ends. */
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
 * The stops (by index) at which the coach may go to the depot instead of waiting: on a return trip or tour, with a long enough wait and no
 * local kilometres. A day trip includes the driver's stay, so it has none. Their roads to the depot and back become the route's
 * `returnsToDepot`.
 */
export function findReturnStops(question: WaitsInput): number[] {
  return findLongWaits(question).map(({ stop }) => stop);
}

/** A wait with its way to the depot and back. `leavesAt`: the minute of the local day at which it ends. */
export type HomeWait = Omit<LongWait, 'stop'> & { readonly visit: ReturnToDepot };

/** The allowed visits of a route: the route may have been found under another rule, and no ferry is taken for a visit. */
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

/** Distance as the crow flies. */
export function kilometresApart(from: Coordinates, to: Coordinates): number {
  const narrowing = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return 111.2 * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing);
}
