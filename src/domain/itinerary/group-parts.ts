import type { Group } from './group.ts';
import type { Itinerary, PickUp } from './itinerary.ts';
import { boardAt } from './pick-ups.ts';
import { leaveAt } from './second-return.ts';

/** A part of a group with its own trip. */
export type GroupPart = { readonly itinerary: Itinerary; readonly group: Group };

/** One part of a trip whose group travels separately. */
export type ItineraryPart = {
  readonly itinerary: Itinerary;
  /** The index of the pick-up where it boards; null at the first stop. */
  readonly pickUp: number | null;
  /** Whether it returns by the second return. */
  readonly isLate: boolean;
  /** Null for the first part: everybody else. */
  readonly passengers: number | null;
};

/**
 * The parts of a group that travel in vehicles of their own, by where they board and when they return. The first part boards at the first
 * stop, goes home first, and has all child seats and wheelchair places. Null if everybody travels together.
 */
export function splitGroup({ itinerary, group }: GroupPart): readonly GroupPart[] | null {
  const [first, ...rest] = listItineraryParts(itinerary);
  if (first === undefined || rest.length === 0) return null;
  const apart = rest.reduce((sum, { passengers }) => sum + (passengers ?? 0), 0);
  return [
    { itinerary: first.itinerary, group: { ...group, passengers: group.passengers - apart } },
    ...rest.map((part) => ({ itinerary: part.itinerary, group: withoutSeats(group, part.passengers ?? 0) })),
  ];
}

/** The itinerary of each part, in the same order; the itinerary itself if everybody travels together. */
export function listPartItineraries(itinerary: Itinerary): readonly Itinerary[] {
  return listItineraryParts(itinerary).map((part) => part.itinerary);
}

/**
 * The parts in order: the first, those of each pick-up, then those of the first stop who return later. If a group boards and returns in
 * parts, {@link shareLateSeats} decides who returns later.
 */
export function listItineraryParts({ secondReturn, pickUps = [], ...plain }: Itinerary): readonly ItineraryPart[] {
  const late = secondReturn === undefined ? pickUps.map(() => 0) : shareLateSeats(pickUps, secondReturn.passengers);
  const boarding = pickUps.flatMap((pickUp, index): ItineraryPart[] => {
    const own = boardAt(plain, pickUp);
    const passengers = late[index] ?? 0;
    const early: ItineraryPart = { itinerary: own, pickUp: index, isLate: false, passengers: pickUp.passengers - passengers };
    if (secondReturn === undefined || passengers === 0) return [early];
    const later: ItineraryPart = { itinerary: leaveAt(own, secondReturn), pickUp: index, isLate: true, passengers };
    return passengers < pickUp.passengers ? [early, later] : [later];
  });
  const left = (secondReturn?.passengers ?? 0) - late.reduce((sum, passengers) => sum + passengers, 0);
  const first: ItineraryPart = { itinerary: plain, pickUp: null, isLate: false, passengers: null };
  if (secondReturn === undefined || left <= 0) return [first, ...boarding];
  return [first, ...boarding, { itinerary: leaveAt(plain, secondReturn), pickUp: null, isLate: true, passengers: left }];
}

/**
 * How many people of each pick-up take the second return. The form does not say, so this picks what needs the fewest vehicles: as many
 * whole pick-ups as fit, then a part of one more; the rest come from the first stop. The plan shows the result.
 */
function shareLateSeats(pickUps: readonly PickUp[], most: number): readonly number[] {
  const sets = pickUps.reduce<readonly (readonly number[])[]>(
    (found, { passengers }) =>
      found.flatMap((set) => [
        [...set, 0],
        [...set, passengers],
      ]),
    [[]],
  );
  const sumOf = (set: readonly number[]) => set.reduce((sum, passengers) => sum + passengers, 0);
  const whole = sets
    .filter((set) => sumOf(set) <= most)
    .reduce<readonly number[]>((best, set) => (sumOf(set) > sumOf(best) ? set : best), []);
  let left = most - sumOf(whole);
  return pickUps.map(({ passengers }, index) => {
    const taken = whole[index] ?? 0;
    const more = Math.min(left, passengers - taken);
    left -= more;
    return taken + more;
  });
}

function withoutSeats(group: Group, passengers: number): Group {
  const extras = group.extras.filter((extra) => extra !== 'child-seats');
  return { ...group, babySeats: 0, childSeats: 0, boosterSeats: 0, wheelchairPlaces: 0, extras, passengers };
}
