import type { Group } from './group.ts';
import type { Itinerary, PickUp } from './itinerary.ts';
import { boardAt } from './pick-ups.ts';
import { leaveAt } from './second-return.ts';

/** A part of a group with the trip that it makes. */
export type GroupPart = { readonly itinerary: Itinerary; readonly group: Group };

/** One part of a trip whose group travels apart. */
export type ItineraryPart = {
  readonly itinerary: Itinerary;
  /** The index of the pick-up at which it boards; null at the first stop. */
  readonly pickUp: number | null;
  /** Whether it comes back by the second return. */
  readonly isLate: boolean;
  /** Null of the first part: those who are left. */
  readonly passengers: number | null;
};

/**
 * The group in parts that travel each in vehicles of its own: by where they board, and by when they come back. The first part boards at the
 * first stop and goes home first; child seats and wheelchair places are its. Null where all travel together.
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

/** The itinerary of each part, in the same order; the one that it is where all travel together. */
export function listPartItineraries(itinerary: Itinerary): readonly Itinerary[] {
  return listItineraryParts(itinerary).map((part) => part.itinerary);
}

/**
 * The parts in their order: the first, those of each pick-up, and last those of the first stop who come back later. Where a group boards
 * apart and comes back apart, {@link shareLateSeats} says who comes back later.
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
 * How many of each pick-up come back by the second return. Nobody says who does both, so that it is taken as the fewest vehicles need it:
 * whole pick-ups first, as many people as go in, then a part of one more; who is still missing is of the first stop. The plan names them.
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
