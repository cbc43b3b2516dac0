import { type ItineraryPart, listItineraryParts } from '#domain/itinerary/group-parts.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Itinerary, maximumPickUps, type Stop } from '#domain/itinerary/itinerary.ts';
import { boardAt } from '#domain/itinerary/pick-ups.ts';

/** A way from one stop to the next that a group makes, or a part of it; `leg` is its number in calendars. */
export type JourneyLeg = { readonly leg: number; readonly from: Stop; readonly to: Stop };

/** A leg as it is kept of an itinerary that has changed. */
export type NamedLeg = { readonly leg: number; readonly start: string; readonly from: string; readonly to: string };

/** Every leg of an itinerary that has an event in a calendar: the ways of the whole group, those of each pick-up, and the later ways home. */
export function listNamedLegs(itinerary: Itinerary): readonly NamedLeg[] {
  const { stops, pickUps = [] } = itinerary;
  const together = stops.flatMap((from, leg): JourneyLeg[] => {
    const to = stops[leg + 1];
    return to === undefined ? [] : [{ leg, from, to }];
  });
  const boarding = pickUps.flatMap((pickUp, index): JourneyLeg[] => {
    const [from, to] = boardAt(itinerary, pickUp).stops;
    return from && to ? [{ leg: legOfPickUp(stops.length, index), from, to }] : [];
  });
  return [...together, ...boarding, ...listHomeWays(itinerary)].flatMap(({ leg, from, to }): NamedLeg[] => {
    const start = departureInstant(from);
    return start === null ? [] : [{ leg, start, from: from.place.name, to: to.place.name }];
  });
}

/** The legs that a change took away. */
export function listRemovedLegs(before: readonly NamedLeg[], after: readonly NamedLeg[]): readonly NamedLeg[] {
  const kept = new Set(after.map(({ leg }) => leg));
  return before.filter(({ leg }) => !kept.has(leg));
}

/** The way home of each part that goes home later, or to where it boarded; none of those who ride home with the first part. */
export function listHomeWays(itinerary: Itinerary) {
  const { stops } = itinerary;
  const home = stops.at(-1);
  return listItineraryParts(itinerary).flatMap(({ itinerary: own, pickUp, isLate, passengers }, part) => {
    const [from, to] = [own.stops.at(-2), own.stops.at(-1)];
    const isOwn = isLate || (pickUp !== null && own.stops.length > 2 && to?.place !== home?.place);
    if (!from || !to || passengers === null || !isOwn) return [];
    return [{ from, to, passengers, part, leg: legOfWayHome(stops.length, { pickUp, isLate }) }];
  });
}

export function legOfPickUp(stops: number, index: number): number {
  return stops + 1 + index;
}

/** The number of the event, which stays when the trip is changed: those of the first stop, then those of each pick-up, then their later ones. */
function legOfWayHome(count: number, { pickUp, isLate }: Pick<ItineraryPart, 'pickUp' | 'isLate'>): number {
  if (pickUp === null) return count;
  return count + 1 + (isLate ? 2 : 1) * maximumPickUps + pickUp;
}
