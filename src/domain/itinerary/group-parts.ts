import type { Group } from './group.ts';
import type { Itinerary } from './itinerary.ts';
import { boardAt } from './pick-ups.ts';
import { leaveAt } from './second-return.ts';

/** A part of a group with the trip that it makes. */
export type GroupPart = { readonly itinerary: Itinerary; readonly group: Group };

/**
 * The group in parts that travel each in vehicles of its own: by where they board, or by when they come back. The first part boards at the
 * first stop and goes home first; child seats and wheelchair places are its. Null where all travel together.
 */
export function splitGroup({ itinerary, group }: GroupPart): readonly GroupPart[] | null {
  const [first, ...rest] = listPartItineraries(itinerary);
  const { secondReturn, pickUps = [] } = itinerary;
  const apart = (secondReturn === undefined ? pickUps : [secondReturn]).map(({ passengers }) => passengers);
  if (first === undefined || rest.length === 0) return null;
  const together = group.passengers - apart.reduce((sum, passengers) => sum + passengers, 0);
  return [
    { itinerary: first, group: { ...group, passengers: together } },
    ...rest.map((own, index) => ({ itinerary: own, group: withoutSeats(group, apart[index] ?? 0) })),
  ];
}

/** The itinerary of each part, in the same order; the one that it is where all travel together. */
export function listPartItineraries({ secondReturn, pickUps = [], ...plain }: Itinerary): readonly Itinerary[] {
  if (secondReturn !== undefined) return [plain, leaveAt(plain, secondReturn)];
  return [plain, ...pickUps.map((pickUp) => boardAt(plain, pickUp))];
}

function withoutSeats(group: Group, passengers: number): Group {
  const extras = group.extras.filter((extra) => extra !== 'child-seats');
  return { ...group, babySeats: 0, childSeats: 0, boosterSeats: 0, wheelchairPlaces: 0, extras, passengers };
}
