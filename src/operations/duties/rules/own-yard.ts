import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { CrewDuty } from '#domain/pricing/quote/quote.ts';
import { minutesOf, type PlannedDuty } from './duties.ts';
import { estimateDrive } from './rank-drivers.ts';

/** What of a duty depends on the yard: when it begins and ends, and its ways without a group. */
export type DutyTimes = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'vehicleUntil' | 'parts'>;

export function timesOf({ startsAt, endsAt, vehicleUntil, parts }: DutyTimes): DutyTimes {
  return { startsAt, endsAt, vehicleUntil, parts };
}

/** Without a group, in minutes: to where it comes aboard, and home from where the last of it leaves. */
export type EmptyWays = { readonly out: number; readonly home: number };

/** Where a group comes aboard, and where the last of it leaves. */
export type GroupEnds = { readonly first: Coordinates; readonly last: Coordinates };

/** What else a vehicle drives, and for whom. Instants, ISO 8601 UTC. */
export type VehicleRun = GroupEnds & { readonly vehicleId: string; readonly startsAt: string; readonly endsAt: string };

/** A vehicle's way: where it is before its group comes aboard, and after the last of it left. */
export type Journey = GroupEnds & { readonly comesFrom: Coordinates; readonly goesTo: Coordinates };

/** A driver does not wait longer for the next group; then he goes home between (E). Milliseconds. */
export const longestWait = 6 * 3_600_000;

/** So much further than planned, there and home together, the planned hours still hold: ways are estimated (E). */
const mostMinutesOver = 45;
/** Where no plan says how far the yard was: there and home together (E). */
const mostUnplannedMinutes = 200;

/** After so long at the wheel a driver has his break (561/2006 art. 7). Minutes. */
const longestAtWheel = 270;
const breakMinutes = 45;

type Parts = CrewDuty['parts'];

/** From its yard and back to it, unless it goes on from one group to the next. */
export function findJourney(
  run: readonly PlannedDuty[],
  ends: GroupEnds & { readonly yard: Coordinates },
  others: readonly VehicleRun[],
): Journey {
  const { yard, first, last } = ends;
  const starts = Math.min(...run.map(({ startsAt }) => epochOf(startsAt)));
  const over = Math.max(...run.map(({ endsAt }) => epochOf(endsAt)));
  const before = others.find(({ endsAt }) => isSoon(starts - epochOf(endsAt)));
  const after = others.find(({ startsAt }) => isSoon(epochOf(startsAt) - over));
  return { comesFrom: before?.last ?? yard, first, last, goesTo: after?.first ?? yard };
}

function isSoon(wait: number): boolean {
  return wait >= 0 && wait <= longestWait;
}

/**
 * The duties of a vehicle of a trip as that vehicle drives them. A price plans them from the yard that lies best; a vehicle of a yard
 * further away leaves earlier and is home later, and its driver's day is so much longer. Of a run that has begun (`now`, ISO 8601) the way
 * there is behind it. Unchanged where the planned hours hold, and where a way fills a shift of its own. A price that a person made plans
 * no ways: there they are always added, with the time at the yard.
 */
export function driveFromOwnYard<Duty extends PlannedDuty>(run: readonly Duty[], journey: Journey, now: string): readonly Duty[] {
  const planned = plannedWays(run);
  const isUnderWay = run[0]?.shiftIndex !== 0 || epochOf(run[0].startsAt) <= epochOf(now);
  const ways = {
    out: isUnderWay ? planned.out : estimateDrive(journey.comesFrom, journey.first).minutes,
    home: estimateDrive(journey.last, journey.goesTo).minutes,
  };
  if (run.every(({ isPlanned }) => !isPlanned)) return fromYardToYard(run, ways, isUnderWay);
  return ways.out + ways.home <= longestWays(run) ? run : withWays(run, ways);
}

/** Before a vehicle leaves its yard and after it is back it is checked (E). Minutes. */
const checkMinutes = 15;

function fromYardToYard<Duty extends DutyTimes>(run: readonly Duty[], ways: EmptyWays, isUnderWay: boolean): readonly Duty[] {
  const check = { kind: 'work', minutes: checkMinutes } as const;
  return run.map((duty, index) => {
    const before = index === 0 && !isUnderWay ? [check, ...way(ways.out)] : [];
    return surround(duty, before, index === run.length - 1 ? [...way(ways.home), check] : []);
  });
}

function surround<Duty extends DutyTimes>(duty: Duty, before: Parts, after: Parts): Duty {
  const endsAt = addMinutes(duty.endsAt, minutesOf(after));
  return {
    ...duty,
    startsAt: addMinutes(duty.startsAt, -minutesOf(before)),
    endsAt,
    vehicleUntil: after.length === 0 ? duty.vehicleUntil : endsAt,
    parts: [...before, ...duty.parts, ...after],
  };
}

/** A duty without planned ways that changed, with the ways and the time at the yard that `parts` of it had. */
export function surroundAlike<Duty extends DutyTimes>(parts: Parts, anew: Duty): Duty {
  const longest = Math.max(...parts.map(({ kind, minutes }) => (kind === 'work' ? minutes : 0)));
  const group = parts.findIndex(({ kind, minutes }) => kind === 'work' && minutes === longest);
  return group === -1 ? anew : surround(anew, parts.slice(0, group), parts.slice(group + 1));
}

/** How long the ways there and home may be together for the planned hours to hold. Minutes. */
export function longestWays(run: readonly Pick<PlannedDuty, 'parts'>[]): number {
  const { out, home } = plannedWays(run);
  return out + home === 0 ? mostUnplannedMinutes : out + home + mostMinutesOver;
}

/** The ways that duties were planned with; none where no plan says how far the yard was. */
export function plannedWays(run: readonly Pick<PlannedDuty, 'parts'>[]): EmptyWays {
  const parts = run.flatMap((duty) => duty.parts);
  const [first, last] = groupSpan(parts);
  return { out: emptyMinutes(parts.slice(0, first)), home: emptyMinutes(parts.slice(last + 1)) };
}

/** The same duties with other ways there and home; unchanged where a way fills a shift of its own. */
export function withWays<Duty extends DutyTimes>(run: readonly Duty[], ways: EmptyWays): readonly Duty[] {
  const ends = [run[0], run.at(-1)];
  if (ends.some((duty) => duty === undefined || isWithoutGroup(duty.parts))) return run;
  return run.map((duty, index) => {
    const there = index === 0 ? withWayThere(duty, ways.out) : duty;
    return index === run.length - 1 ? withWayHome(there, ways.home) : there;
  });
}

/** Nothing but ways: a day of its own to where the group is, or home. */
function isWithoutGroup(parts: Parts): boolean {
  return parts.every(({ kind }) => kind !== 'drive') && emptyMinutes(parts) > 0;
}

function withWayThere<Duty extends DutyTimes>(duty: Duty, minutes: number): Duty {
  const [first] = groupSpan(duty.parts);
  const before = duty.parts.slice(0, first);
  const parts = [...way(minutes), ...before.filter(({ kind }) => kind === 'work'), ...duty.parts.slice(first)];
  return { ...duty, startsAt: addMinutes(duty.startsAt, minutesOf(duty.parts) - minutesOf(parts)), parts };
}

function withWayHome<Duty extends DutyTimes>(duty: Duty, minutes: number): Duty {
  const [, last] = groupSpan(duty.parts);
  const after = duty.parts.slice(last + 1);
  const parts = [...duty.parts.slice(0, last + 1), ...way(minutes), ...after.filter(({ kind }) => kind === 'work')];
  const endsAt = addMinutes(duty.endsAt, minutesOf(parts) - minutesOf(duty.parts));
  return { ...duty, endsAt, vehicleUntil: endsAt, parts };
}

/** Places of the first and last part with a group aboard; where nobody planned any, all of it is theirs. */
function groupSpan(parts: Parts): readonly [number, number] {
  const isGroups = ({ kind }: Parts[number]) => kind === 'drive';
  const first = parts.findIndex(isGroups);
  return first === -1 ? [0, parts.length - 1] : [first, parts.findLastIndex(isGroups)];
}

/** A way with the breaks that it takes. */
function way(minutes: number): Parts {
  if (minutes <= 0) return [];
  const stretches = Math.max(1, Math.ceil(minutes / longestAtWheel));
  return Array.from({ length: stretches }, (_, index) => index).flatMap((index) => {
    const drive = { kind: 'empty-drive', minutes: Math.min(longestAtWheel, minutes - index * longestAtWheel) } as const;
    return index === 0 ? [drive] : [{ kind: 'break', minutes: breakMinutes } as const, drive];
  });
}

function emptyMinutes(parts: Parts): number {
  return minutesOf(parts.filter(({ kind }) => kind === 'empty-drive'));
}
