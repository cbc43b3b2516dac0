import { settleHour } from '#domain/calendar/zoned.ts';
import type { ClockTime } from '#domain/input/typed-moment.ts';
import type { Itinerary, LocalDateTime, PickUp, Place, Stop } from '#domain/itinerary/itinerary.ts';
import { momentNear, proposePickUp } from '#domain/itinerary/pick-ups.ts';
import { listOpenDepartures, proposeDepartures, type Way } from '#domain/itinerary/propose-departures.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { breakMinutesOf } from '#domain/pricing/quote/stop-times.ts';
import type { RoadRouter, TravelDays } from '#geo/ports.ts';
import { stretchBetween } from './price-itinerary.ts';

/** Assumed if no road is found, until a person checks the trip: a slow average speed and a detour factor. */
const [kilometresPerHour, bends, kilometresPerDegree] = [50, 1.4, 111.2];

/** Computes when the group must leave to arrive in time. An itinerary with all departures given stays unchanged. */
export async function withProposedDepartures(itinerary: Itinerary, roads: RoadRouter): Promise<Itinerary> {
  const { stops } = itinerary;
  if (listOpenDepartures(stops).length === 0) return itinerary;
  const dates = stops.flatMap(({ departure, arriveBy }) => departure?.date ?? arriveBy?.date ?? []);
  const [from, until] = [dates[0], dates.at(-1)];
  const days = from === undefined || until === undefined ? undefined : { from, until };
  const road = await roads.findRoute(
    stops.map(({ place }) => place.coordinates),
    days,
  );
  const ways = stops.slice(0, -1).map((_, index) => wayOf(road.ok ? road.value.legs[index] : undefined, stops.slice(index, index + 2)));
  return proposeDepartures(itinerary, ways);
}

function wayOf(leg: RoadLeg | undefined, stops: readonly Stop[]): Way {
  if (leg === undefined) return { minutes: guessMinutes(stops) };
  const { minutes, crossings } = stretchBetween(leg, stops);
  const aboard = crossings.reduce((total, { minutesOnBoard }) => total + minutesOnBoard, 0);
  return { minutes: minutes + breakMinutesOf(minutes) + aboard };
}

/** A pick-up whose time may be open. */
export type AskedPickUp = { readonly place: Place; readonly time: ClockTime | null; readonly passengers: number };

/**
 * Sets the times of the other pick-ups: the given time, or the one at which that part of the group meets the others at the next stop, in
 * time for a given latest arrival. Without a first departure they stay open; that is an error of its own.
 */
export async function withPickUps(itinerary: Itinerary, asked: readonly AskedPickUp[], roads: RoadRouter): Promise<Itinerary> {
  const leaves = itinerary.stops[0]?.departure;
  if (asked.length === 0 || !leaves) return itinerary;
  const pickUps = await Promise.all(
    asked.map(async ({ place, time, passengers }): Promise<PickUp> => {
      const departure = time === null ? await proposeHour(itinerary, place, roads) : settleHour(momentNear(leaves, time), place.timeZone);
      return { place, departure: departure ?? leaves, passengers, ...(time === null ? { isProposed: true } : {}) };
    }),
  );
  return { ...itinerary, pickUps };
}

async function proposeHour({ stops, ...itinerary }: Itinerary, place: Place, roads: RoadRouter): Promise<LocalDateTime | null> {
  const [first, next] = stops;
  if (first === undefined || next === undefined) return null;
  const own: Itinerary = { ...itinerary, stops: [{ place, departure: null, notes: '' }, next] };
  if (next.arriveBy !== undefined) return (await withProposedDepartures(own, roads)).stops[0]?.departure ?? null;
  const days = first.departure === null ? undefined : { from: first.departure.date, until: first.departure.date };
  const [firstWay, ownWay] = await Promise.all([findWay(roads, [first, next], days), findWay(roads, own.stops, days)]);
  return proposePickUp(stops, place, { first: firstWay, own: ownWay });
}

async function findWay(roads: RoadRouter, stops: readonly Stop[], days: TravelDays | undefined): Promise<Way> {
  const road = await roads.findRoute(
    stops.map(({ place }) => place.coordinates),
    days,
  );
  return wayOf(road.ok ? road.value.legs[0] : undefined, stops);
}

function guessMinutes(stops: readonly Stop[]): number {
  const [from, to] = stops.map(({ place }) => place.coordinates);
  if (!from || !to) return 0;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const kilometres = Math.hypot(to.latitude - from.latitude, east) * kilometresPerDegree * bends;
  return (kilometres / kilometresPerHour) * 60;
}
