import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { listOpenDepartures, proposeDepartures, type Way } from '#domain/itinerary/propose-departures.ts';
import { breakMinutesOf } from '#domain/pricing/quote/stop-times.ts';
import type { RoadRouter } from '#geo/ports.ts';
import { stretchBetween } from './price-itinerary.ts';

/** Where no road is found a person looks at the trip; until then a way is taken to be so slow. */
const [kilometresPerHour, bends, kilometresPerDegree] = [50, 1.4, 111.2];

/** Works out when the group must leave to be somewhere in time; an itinerary that names all its departures stays as it is. */
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
  const ways = stops.slice(0, -1).map((_, index): Way => {
    const leg = road.ok ? road.value.legs[index] : undefined;
    if (leg === undefined) return { minutes: guessMinutes(itinerary, index) };
    const { minutes, crossings } = stretchBetween(leg, stops.slice(index, index + 2));
    const aboard = crossings.reduce((total, { minutesOnBoard }) => total + minutesOnBoard, 0);
    return { minutes: minutes + breakMinutesOf(minutes) + aboard };
  });
  return proposeDepartures(itinerary, ways);
}

function guessMinutes({ stops }: Itinerary, index: number): number {
  const [from, to] = stops.slice(index, index + 2).map(({ place }) => place.coordinates);
  if (!from || !to) return 0;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const kilometres = Math.hypot(to.latitude - from.latitude, east) * kilometresPerDegree * bends;
  return (kilometres / kilometresPerHour) * 60;
}
