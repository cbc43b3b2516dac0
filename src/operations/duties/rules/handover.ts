import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Handover, listHandovers, stretchOf } from '#domain/trip/handovers.ts';
import { wholePartOf } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { minutesOf, type PlannedDuty, planWholeDuties } from './duties.ts';
import { way } from './own-depot.ts';

/** Passing a group on to another vehicle, or a vehicle to another driver (E). Minutes. */
export const handoverMinutes = 15;

/** The check of a vehicle at its depot (E). Minutes. */
const checkMinutes = 15;

type Parts = PlannedDuty['parts'];
type Taking = Pick<Handover, 'takesOver' | 'wayMinutes'>;

/** The duties of a booked trip, one per vehicle and shift; a vehicle that takes over at a handover has its own. Empty if not booked. */
export function planDuties(trip: Trip): readonly PlannedDuty[] {
  return handOver(planWholeDuties(trip), trip);
}

/** The duties of a trip, with those of a vehicle that hands over divided between it and the one that continues. */
function handOver(duties: readonly PlannedDuty[], trip: Trip): readonly PlannedDuty[] {
  return listHandovers(trip).reduce((all, handover) => {
    const stop = wholePartOf(trip, stretchOf(trip, handover.vehicleIndex).of).itinerary.stops[handover.stop];
    const at = stop === undefined ? null : departureInstant(stop);
    const run = all.filter(({ vehicleIndex }) => vehicleIndex === handover.vehicleIndex);
    const cut = at === null ? null : divideRun(run, handover, at);
    if (cut === null) return all;
    const taken = cut.second.map((duty, shiftIndex) => ({ ...duty, vehicleIndex: handover.nextIndex, shiftIndex }));
    return [...all.filter((duty) => !run.includes(duty)), ...cut.first, ...taken];
  }, duties);
}

/**
 * What the first crew does until an instant, and the second from then on; null if one of them would drive nothing. Who hands over goes home,
 * and who takes over comes from the depot. A driver who comes to a vehicle that is not at its usual place, or leaves it there, is at work on
 * that way (561/2006 art. 9(2)).
 */
export function divideRun(
  run: readonly PlannedDuty[],
  taking: Taking,
  at: string,
): { readonly first: readonly PlannedDuty[]; readonly second: readonly PlannedDuty[] } | null {
  const moment = epochOf(at);
  const halves = run.map((duty) => cutDuty(duty, moment));
  const first = halves.flatMap(([before]) => before ?? []);
  const second = halves.flatMap(([, after]) => after ?? []);
  const [last, next] = [first.at(-1), second[0]];
  if (last === undefined || next === undefined) return null;
  return { first: [...first.slice(0, -1), sendHome(last, taking, at)], second: [fetchFrom(next, taking, at), ...second.slice(1)] };
}

/** A duty before and after a moment. A side without driving belongs to the other one: getting ready before the group leaves. */
function cutDuty(duty: PlannedDuty, moment: number): readonly [PlannedDuty | null, PlannedDuty | null] {
  const minutes = Math.round((moment - epochOf(duty.startsAt)) / 60_000);
  const before = partsUntil(duty.parts, minutes);
  const after = partsFrom(duty.parts, minutes);
  if (!isDriving(after, duty)) return [duty, null];
  if (!isDriving(before, duty)) return [null, duty];
  const middle = addMinutes(duty.startsAt, minutes);
  return [
    { ...duty, endsAt: middle, vehicleUntil: middle, parts: before },
    { ...duty, startsAt: middle, parts: after },
  ];
}

/** A price made by a person plans no driving: there all time is work. */
function isDriving(parts: Parts, { isPlanned }: PlannedDuty): boolean {
  return isPlanned ? parts.some(({ kind }) => kind === 'drive') : minutesOf(parts) > 0;
}

function partsUntil(parts: Parts, minutes: number): Parts {
  let left = minutes;
  return parts.flatMap((part) => {
    const own = Math.min(part.minutes, Math.max(0, left));
    left -= part.minutes;
    return own > 0 ? [{ ...part, minutes: own }] : [];
  });
}

function partsFrom(parts: Parts, minutes: number): Parts {
  let gone = minutes;
  return parts.flatMap((part) => {
    const own = part.minutes - Math.min(part.minutes, Math.max(0, gone));
    gone -= part.minutes;
    return own > 0 ? [{ ...part, minutes: own }] : [];
  });
}

const waits: readonly Parts[number]['kind'][] = ['break', 'free', 'home', 'rest'];

/** The last duty before a handover: with the vehicle home once the group has left it, or alone once the other driver has it. */
function sendHome(duty: PlannedDuty, { takesOver, wayMinutes }: Taking, at: string): PlannedDuty {
  if (takesOver === 'driver') {
    const parts: Parts = [...duty.parts, { kind: 'work', minutes: handoverMinutes + wayMinutes }];
    return { ...duty, endsAt: addMinutes(duty.startsAt, minutesOf(parts)), vehicleUntil: laterOf(at, duty.endsAt), parts };
  }
  const until = duty.parts.findLastIndex(({ kind }) => !waits.includes(kind));
  // Home from a trip that a person priced is added for the vehicle that drives it (`driveFromOwnDepot`).
  const home: Parts = duty.isPlanned ? [...way(wayMinutes), { kind: 'work', minutes: checkMinutes }] : [];
  const parts: Parts = [...duty.parts.slice(0, until + 1), { kind: 'work', minutes: handoverMinutes }, ...home];
  const endsAt = addMinutes(duty.startsAt, minutesOf(parts));
  return { ...duty, endsAt, vehicleUntil: endsAt, parts };
}

/** The first duty after a handover: the driver comes to the vehicle, or with another one from the depot. */
function fetchFrom(duty: PlannedDuty, { takesOver, wayMinutes }: Taking, at: string): PlannedDuty {
  const ready: Parts = [{ kind: 'work', minutes: handoverMinutes }];
  const check: Parts = [{ kind: 'work', minutes: checkMinutes }];
  const alone = duty.isPlanned ? [...check, ...way(wayMinutes), ...ready] : ready;
  const before: Parts = takesOver === 'driver' ? [{ kind: 'work', minutes: wayMinutes + handoverMinutes }] : alone;
  const startsAt = addMinutes(duty.startsAt, -minutesOf(before));
  return {
    ...duty,
    startsAt,
    vehicleFrom: takesOver === 'driver' ? earlierOf(at, duty.startsAt) : null,
    parts: [...before, ...duty.parts],
  };
}

function laterOf(one: string, other: string): string {
  return epochOf(one) >= epochOf(other) ? one : other;
}

function earlierOf(one: string, other: string): string {
  return epochOf(one) <= epochOf(other) ? one : other;
}
