import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { CrewDuty } from '#domain/pricing/quote/quote.ts';
import { minutesOf, type PlannedDuty } from './duties.ts';
import { estimateDrive } from './rank-drivers.ts';

/** The parts of a duty that depend on the depot: its start and end, and its empty runs. */
export type DutyTimes = Pick<PlannedDuty, 'startsAt' | 'endsAt' | 'vehicleUntil' | 'parts'>;

export function timesOf({ startsAt, endsAt, vehicleUntil, parts }: DutyTimes): DutyTimes {
  return { startsAt, endsAt, vehicleUntil, parts };
}

/** Empty runs in minutes: to where the group boards, and home from where the last passengers leave. */
export type EmptyWays = { readonly out: number; readonly home: number };

/** Where a group boards, and where its last passengers leave. */
export type GroupEnds = { readonly first: Coordinates; readonly last: Coordinates };

/** Another run of a vehicle. Instants, ISO 8601 UTC. */
export type VehicleRun = GroupEnds & { readonly vehicleId: string; readonly startsAt: string; readonly endsAt: string };

/** Where a vehicle comes from before its group boards, and where it goes afterwards. */
export type Journey = GroupEnds & { readonly comesFrom: Coordinates; readonly goesTo: Coordinates };

/** A driver waits at most this long for the next group, and goes home otherwise (E). Milliseconds. */
export const longestWait = 6 * 3_600_000;

/** Up to this many minutes more than planned, there and home together, the planned hours still apply, because drives are estimates (E). */
const mostMinutesOver = 45;
/** The same if no plan says how far the depot is: total of both drives (E). */
const mostUnplannedMinutes = 200;

/** A driver takes a break after this much driving (561/2006 art. 7). Minutes. */
const longestAtWheel = 270;
const breakMinutes = 45;

type Parts = CrewDuty['parts'];

/** From its depot and back, unless the vehicle goes directly from one group to the next. */
export function findJourney(
  run: readonly PlannedDuty[],
  ends: GroupEnds & { readonly depot: Coordinates },
  others: readonly VehicleRun[],
): Journey {
  const { depot, first, last } = ends;
  const starts = Math.min(...run.map(({ startsAt }) => epochOf(startsAt)));
  const over = Math.max(...run.map(({ endsAt }) => epochOf(endsAt)));
  const before = others.find(({ endsAt }) => isSoon(starts - epochOf(endsAt)));
  const after = others.find(({ startsAt }) => isSoon(epochOf(startsAt) - over));
  return { comesFrom: before?.last ?? depot, first, last, goesTo: after?.first ?? depot };
}

function isSoon(wait: number): boolean {
  return wait >= 0 && wait <= longestWait;
}

/**
 * The duties of a vehicle of a trip as that vehicle drives them. A price plans from the best depot; a vehicle from a more distant one
 * leaves earlier and returns later, so the driver's day is longer. If the run has begun (`now`, ISO 8601), the drive there is past.
 * Unchanged if the planned hours still apply, or if an empty run fills its own shift. A price made by a person plans no empty runs, so they
 * are always added, with the time at the depot.
 */
export function driveFromOwnDepot<Duty extends PlannedDuty>(run: readonly Duty[], journey: Journey, now: string): readonly Duty[] {
  const planned = plannedWays(run);
  const isUnderWay = run[0]?.shiftIndex !== 0 || run[0].vehicleFrom != null || epochOf(run[0].startsAt) <= epochOf(now);
  const ways = {
    out: isUnderWay ? planned.out : estimateDrive(journey.comesFrom, journey.first).minutes,
    home: staysWithGroup(run) ? planned.home : estimateDrive(journey.last, journey.goesTo).minutes,
  };
  if (run.every(({ isPlanned }) => !isPlanned)) return fromDepotToDepot(run, ways, isUnderWay);
  return ways.out + ways.home <= longestWays(run) ? run : withWays(run, ways);
}

/** Whether the vehicle stays with its group when its driver goes home, because another driver takes it over. */
function staysWithGroup(run: readonly DutyTimes[]): boolean {
  const last = run.at(-1);
  if (last === undefined) return false;
  const until = epochOf(last.vehicleUntil);
  return epochOf(last.startsAt) < until && until < epochOf(last.endsAt);
}

/** The check of a vehicle before it leaves its depot and after its return (E). Minutes. */
const checkMinutes = 15;

function fromDepotToDepot<Duty extends DutyTimes>(run: readonly Duty[], ways: EmptyWays, isUnderWay: boolean): readonly Duty[] {
  const check = { kind: 'work', minutes: checkMinutes } as const;
  return run.map((duty, index) => {
    const before = index === 0 && !isUnderWay ? [check, ...way(ways.out)] : [];
    return surround(duty, before, index === run.length - 1 && !staysWithGroup(run) ? [...way(ways.home), check] : []);
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

/** Adds to a changed duty without planned empty runs the empty runs and depot time that `parts` had. */
export function surroundAlike<Duty extends DutyTimes>(parts: Parts, anew: Duty): Duty {
  const longest = Math.max(...parts.map(({ kind, minutes }) => (kind === 'work' ? minutes : 0)));
  const group = parts.findIndex(({ kind, minutes }) => kind === 'work' && minutes === longest);
  return group === -1 ? anew : surround(anew, parts.slice(0, group), parts.slice(group + 1));
}

/** The longest total of both empty runs for which the planned hours apply. Minutes. */
export function longestWays(run: readonly Pick<PlannedDuty, 'parts'>[]): number {
  const { out, home } = plannedWays(run);
  return out + home === 0 ? mostUnplannedMinutes : out + home + mostMinutesOver;
}

/** The empty runs that duties were planned with; 0 if no plan says how far the depot is. */
export function plannedWays(run: readonly Pick<PlannedDuty, 'parts'>[]): EmptyWays {
  const parts = run.flatMap((duty) => duty.parts);
  const [first, last] = groupSpan(parts);
  return { out: emptyMinutes(parts.slice(0, first)), home: emptyMinutes(parts.slice(last + 1)) };
}

/** The duties with other empty runs; unchanged if an empty run fills its own shift. */
export function withWays<Duty extends DutyTimes>(run: readonly Duty[], ways: EmptyWays): readonly Duty[] {
  const ends = [run[0], run.at(-1)];
  if (ends.some((duty) => duty === undefined || isWithoutGroup(duty.parts))) return run;
  return run.map((duty, index) => {
    const there = index === 0 ? withWayThere(duty, ways.out) : duty;
    return index === run.length - 1 && !staysWithGroup(run) ? withWayHome(there, ways.home) : there;
  });
}

/** Only empty driving: a separate day to the group, or home. */
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

/** Indexes of the first and last part with a group on board; the whole duty if none was planned. */
function groupSpan(parts: Parts): readonly [number, number] {
  const isGroups = ({ kind }: Parts[number]) => kind === 'drive';
  const first = parts.findIndex(isGroups);
  return first === -1 ? [0, parts.length - 1] : [first, parts.findLastIndex(isGroups)];
}

/** A drive with the breaks that it needs. */
export function way(minutes: number): Parts {
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
