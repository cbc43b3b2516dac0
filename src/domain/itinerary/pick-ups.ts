import { addDays } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { checkDepartures } from './check-departures.ts';
import { type Group, mostWhoPart } from './group.ts';
import type { Itinerary, LocalDateTime, PickUp, Place, Stop } from './itinerary.ts';
import { checkArrivals, leaveEarlier, type Way } from './propose-departures.ts';
import { isSamePlace } from './same-place.ts';

/**
 * Several pick-ups: two schools that go to one park, a wedding whose families live in two towns. Each part of the group has vehicles of its own
 * from where it boards to where it gets off, each with its plan, crew and price; at the first stop after it all parts meet. A vehicle that is to
 * call at several places with everybody has them as stops instead. Child seats and wheelchair places ride in those of the first stop.
 */

/** The itinerary as the part drives it that boards at a pick-up; back there where the trip ends where it began. */
export function boardAt({ pickUps: _others, stops, ...itinerary }: Itinerary, { place, departure, isProposed }: PickUp): Itinerary {
  const [first, ...rest] = stops;
  const last = rest.at(-1);
  const board: Stop = { place, departure, notes: '', ...(isProposed ? { isProposed } : {}) };
  if (first === undefined || last === undefined || !isSamePlace(first.place, last.place)) return { ...itinerary, stops: [board, ...rest] };
  // When the others want to be home says nothing of this part.
  const { arriveBy: _arriveBy, ...home } = last;
  return { ...itinerary, stops: [board, ...rest.slice(0, -1), { ...home, place }] };
}

/** The hour of a pick-up on the day on which it is nearest to when the first stop is left: who leaves at midnight has both days about it. */
export function momentNear({ date, time: first }: LocalDateTime, time: string): LocalDateTime {
  const apart = minuteOf(time) - minuteOf(first);
  const halfADay = 12 * 60;
  return { date: apart > halfADay ? addDays(date, -1) : apart < -halfADay ? addDays(date, 1) : date, time };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * When a part must leave that is to meet the others at the next stop: as much before or after them as its way is longer or shorter, by the
 * clock's five minutes; null where the first stop has no moment. `ways`: of the first stop and of the pick-up, to the stop at which they meet.
 */
export function proposePickUp(
  [first]: readonly Stop[],
  place: Place,
  ways: { readonly first: Way; readonly own: Way },
): LocalDateTime | null {
  const leaves = first?.departure ? toInstant(first.departure, first.place.timeZone) : null;
  if (!leaves?.ok) return null;
  const minute = epochOf(leaves.value) / 60_000 + Math.round(ways.first.minutes) - Math.ceil(ways.own.minutes);
  return toLocal(new Date(Math.floor(minute / 5) * 5 * 60_000).toISOString(), place.timeZone);
}

/** Everything wrong with the pick-ups, each by its field: places that are one, hours that cannot be, too few or too many people. */
export function checkPickUps(itinerary: Itinerary, group: Group, now: string): FieldIssue[] {
  const { pickUps = [] } = itinerary;
  if (pickUps.length === 0) return [];
  return [...pickUps.flatMap((pickUp, index) => checkPickUp(itinerary, { pickUp, index, now })), ...checkPassengers(pickUps, group)];
}

type Checked = { readonly pickUp: PickUp; readonly index: number; readonly now: string };

function checkPickUp(itinerary: Itinerary, { pickUp, index, now }: Checked): FieldIssue[] {
  const field = `pickUps.${index}`;
  const others = [...itinerary.stops.slice(0, 2), ...(itinerary.pickUps ?? []).slice(0, index)];
  if (others.some(({ place }) => isSamePlace(place, pickUp.place))) return [{ field: `${field}.place`, code: 'same-place' }];
  const [own, all] = [boardAt(itinerary, pickUp), itinerary].map(({ stops }) => checkDepartures(stops, now));
  const found = issueAt(own, 0);
  if (found !== undefined) return [{ ...found, field: `${field}.time` }];
  // Where the others leave the next stop in time, it is this hour that lies after it.
  const isLate = issueAt(own, 1) !== undefined && issueAt(all, 1) === undefined;
  return isLate ? [{ field: `${field}.time`, code: 'after-next' }] : [];
}

function issueAt(issues: readonly FieldIssue[] | undefined, stop: number): FieldIssue | undefined {
  return issues?.find(({ field }) => field.startsWith(`stops.${stop}.`));
}

function checkPassengers(pickUps: readonly PickUp[], group: Group): FieldIssue[] {
  const few = pickUps.findIndex(({ passengers }) => passengers < 1);
  if (few >= 0) return [{ field: `pickUps.${few}.passengers`, code: 'too-few' }];
  const all = pickUps.reduce((sum, { passengers }) => sum + passengers, 0);
  return all > mostWhoPart(group) ? [{ field: `pickUps.${pickUps.length - 1}.passengers`, code: 'too-many' }] : [];
}

/** The hours that were typed and bring a part to where all meet later than it wants to be there, each with one that is in time. */
export function checkBoarding(itinerary: Itinerary, arrivals: readonly (readonly (string | null)[])[]): FieldIssue[] {
  return (itinerary.pickUps ?? []).flatMap((pickUp, index) =>
    checkArrivals(boardAt(itinerary, pickUp), arrivals[index] ?? [])
      .filter(({ field }) => field === 'stops.0.time')
      .map((issue) => ({ ...issue, field: `pickUps.${index}.time` })),
  );
}

/**
 * The itinerary with those proposed pick-ups so much earlier that their parts are in time, where the plan of a crew came to later arrivals than
 * the road alone; null where nothing has to change. `arrivals` are instants, beside the stops, of each pick-up.
 */
export function boardEarlier(itinerary: Itinerary, arrivals: readonly (readonly (string | null)[])[]): Itinerary | null {
  const { pickUps = [] } = itinerary;
  const moved = pickUps.map((pickUp, index) => {
    const departure = leaveEarlier(boardAt(itinerary, pickUp), arrivals[index] ?? [])?.stops[0]?.departure;
    return departure ? { ...pickUp, departure } : pickUp;
  });
  const isSame = moved.every(({ departure }, index) => {
    const before = pickUps[index]?.departure;
    return before?.date === departure.date && before.time === departure.time;
  });
  return isSame ? null : { ...itinerary, pickUps: moved };
}
