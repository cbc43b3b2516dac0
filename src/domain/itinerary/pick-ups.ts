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
 * Several pick-ups: two schools that go to one park, a wedding with families in two towns. Each part of the group has its own vehicles,
 * with their own plan, crew and price; all parts meet at the first stop after boarding. If one vehicle must call at several places with
 * everybody, those are stops instead. Child seats and wheelchair places travel in the vehicles of the first stop.
 */

/** The itinerary of the part that boards at a pick-up. On a round trip the part also ends there. */
export function boardAt({ pickUps: _others, stops, ...itinerary }: Itinerary, { place, departure, isProposed }: PickUp): Itinerary {
  const [first, ...rest] = stops;
  const last = rest.at(-1);
  const board: Stop = { place, departure, notes: '', ...(isProposed ? { isProposed } : {}) };
  if (first === undefined || last === undefined || !isSamePlace(first.place, last.place)) return { ...itinerary, stops: [board, ...rest] };
  // The others' requested arrival at home does not apply to this part.
  const { arriveBy: _arriveBy, ...home } = last;
  return { ...itinerary, stops: [board, ...rest.slice(0, -1), { ...home, place }] };
}

/** The time of a pick-up on the date that brings it closest to the first departure: around midnight it may be the day before or after. */
export function momentNear({ date, time: first }: LocalDateTime, at: Omit<LocalDateTime, 'date'>): LocalDateTime {
  const apart = minuteOf(at.time) - minuteOf(first);
  const halfADay = 12 * 60;
  return { date: apart > halfADay ? addDays(date, -1) : apart < -halfADay ? addDays(date, 1) : date, ...at };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * The departure of a part that meets the others at the next stop: earlier or later than theirs by the difference between the two drives,
 * rounded to five minutes. Null if the first stop has no departure. `ways`: from the first stop and from the pick-up to the meeting stop.
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

/** Everything wrong with the pick-ups, by field: duplicate places, impossible times, too few or too many people. */
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
  // If the others leave the next stop in time, this pick-up's time is the one that is too late.
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

/** The typed pick-up times that bring a part to the meeting stop too late, each with a time that works. */
export function checkBoarding(itinerary: Itinerary, arrivals: readonly (readonly (string | null)[])[]): FieldIssue[] {
  return (itinerary.pickUps ?? []).flatMap((pickUp, index) =>
    checkArrivals(boardAt(itinerary, pickUp), arrivals[index] ?? [])
      .filter(({ field }) => field === 'stops.0.time')
      .map((issue) => ({ ...issue, field: `pickUps.${index}.time` })),
  );
}

/**
 * The itinerary with proposed pick-ups moved earlier so that their parts are in time, if the crew's plan gives later arrivals than the road
 * alone; null if nothing changes. `arrivals`: instants per pick-up, parallel to its stops.
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
