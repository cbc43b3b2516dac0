import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import type { DrivingRules } from '#domain/driving-time/driving-rules.ts';
import { chainOf, type WorkedDuty } from './driver-chain.ts';
import { findHoursProblems, type HoursProblem } from './judge-hours.ts';

const minute = 60_000;

/** How far a delay is followed: what begins later than so long after it has its rest in any case. Hours. */
export const knockOnHours = 36;

/** A duty of a driver, with what names it. */
export type ChainedDuty = WorkedDuty & { readonly dutyId: string };

/** What no longer holds of a duty because of a delay before it. */
export type DutyKnockOn = {
  readonly dutyId: string;
  /** So much later it can begin at the earliest; 0 where only the rest before it is too short. */
  readonly waitMinutes: number;
  /** What the law says now that it did not say against the plan. */
  readonly problems: readonly HoursProblem[];
};

/** The same duty as it is expected to end: what is late is work, for nobody knows it to be a rest. */
export function prolongTo<Duty extends WorkedDuty>(duty: Duty, endsAt: string): Duty {
  const minutes = Math.round((epochOf(endsAt) - epochOf(duty.endsAt)) / minute);
  return minutes <= 0 ? duty : { ...duty, endsAt, parts: [...duty.parts, { kind: 'work', minutes }] };
}

type DriverAsked = {
  readonly rules: DrivingRules;
  /** The duty that is late, as planned, and its expected end. */
  readonly late: ChainedDuty;
  readonly endsAt: string;
  /** What comes after it, in any order. */
  readonly next: readonly ChainedDuty[];
  /** All else that the driver did and is planned for. */
  readonly others: readonly WorkedDuty[];
};

/**
 * What a driver's late duty does to those after it. A duty that cannot begin before the late one ends begins later itself, and so on; where the
 * rest before a duty breaks the law, that duty is named and the chain ends, for it must be given to somebody else.
 */
export function findDriverKnockOns({ rules, late, endsAt, next, others }: DriverAsked): readonly DutyKnockOn[] {
  const ahead = chainOf(next).filter(({ startsAt }) => epochOf(startsAt) - epochOf(endsAt) < knockOnHours * 60 * minute);
  const found: DutyKnockOn[] = [];
  const before: WorkedDuty[] = [...others];
  let last: WorkedDuty = prolongTo(late, endsAt);
  for (const [index, duty] of ahead.entries()) {
    const named = next.find((each) => each === duty);
    const waitMinutes = Math.max(0, Math.round((epochOf(last.endsAt) - epochOf(duty.startsAt)) / minute));
    const moved = waitMinutes === 0 ? duty : moveBy(duty, waitMinutes);
    const planned = [...others, late, ...ahead.slice(0, index)];
    const problems = freshOf(
      findHoursProblems({ rules, duties: [moved], others: [...before, last] }),
      findHoursProblems({ rules, duties: [duty], others: planned }),
    );
    if (waitMinutes === 0 && problems.length === 0) break;
    if (named !== undefined) found.push({ dutyId: named.dutyId, waitMinutes, problems });
    if (problems.length > 0) break;
    before.push(last);
    last = moved;
  }
  return found;
}

/** A breach is new where the plan had none of its rule, or a smaller one. */
function freshOf(now: readonly HoursProblem[], planned: readonly HoursProblem[]): readonly HoursProblem[] {
  return now.filter(({ rule, overMinutes }) => !planned.some((each) => each.rule === rule && each.overMinutes >= overMinutes));
}

function moveBy<Duty extends WorkedDuty>(duty: Duty, minutes: number): Duty {
  return { ...duty, startsAt: addMinutes(duty.startsAt, minutes), endsAt: addMinutes(duty.endsAt, minutes) };
}

type VehicleAsked = {
  /** When the vehicle is free at the earliest. */
  readonly freeAt: string;
  readonly next: readonly { readonly dutyId: string; readonly startsAt: string; readonly vehicleUntil: string }[];
};

/** The duties that a vehicle comes to too late, the first first: each is later by as much as the one before it leaves no room for. */
export function findVehicleKnockOns({ freeAt, next }: VehicleAsked): readonly DutyKnockOn[] {
  const found: DutyKnockOn[] = [];
  let free = epochOf(freeAt);
  for (const duty of next.toSorted((first, second) => epochOf(first.startsAt) - epochOf(second.startsAt))) {
    const waitMinutes = Math.round((free - epochOf(duty.startsAt)) / minute);
    if (waitMinutes <= 0) break;
    found.push({ dutyId: duty.dutyId, waitMinutes, problems: [] });
    free = epochOf(duty.vehicleUntil) + waitMinutes * minute;
  }
  return found;
}
