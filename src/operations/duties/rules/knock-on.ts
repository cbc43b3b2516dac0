import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import type { DrivingRules } from '#domain/driving-time/driving-rules.ts';
import { chainOf, type WorkedDuty } from './driver-chain.ts';
import type { PlannedDuty } from './duties.ts';
import { findHoursProblems, type HoursProblem } from './judge-hours.ts';
import { roundUp, startLater } from './later-start.ts';

const minute = 60_000;

/** How far a delay is followed: after this time the next duty has its rest in any case. Hours. */
export const knockOnHours = 36;

/** A duty of a driver, with its id. */
export type ChainedDuty = WorkedDuty & Pick<PlannedDuty, 'isPlanned' | 'shiftIndex' | 'vehicleUntil'> & { readonly dutyId: string };

/** How an earlier delay affects a duty. */
export type DutyKnockOn = {
  readonly dutyId: string;
  /** How much later it can begin at the earliest; 0 if only the rest before it is too short. */
  readonly waitMinutes: number;
  /** Breaches that the plan did not have. */
  readonly problems: readonly HoursProblem[];
};

/** The duty with its expected end: the delay counts as work, because it is not known to be rest. */
export function prolongTo<Duty extends WorkedDuty>(duty: Duty, endsAt: string): Duty {
  const minutes = Math.round((epochOf(endsAt) - epochOf(duty.endsAt)) / minute);
  return minutes <= 0 ? duty : { ...duty, endsAt, parts: [...duty.parts, { kind: 'work', minutes }] };
}

/** What a driver may not do in a duty that ends later than planned, of what the plan allowed. */
export function findFreshProblems(asked: {
  readonly rules: DrivingRules;
  readonly duty: WorkedDuty;
  readonly endsAt: string;
  readonly others: readonly WorkedDuty[];
}): readonly HoursProblem[] {
  const { rules, duty, endsAt } = asked;
  // What comes after the duty is judged apart: the delay moves it on.
  const others = asked.others.filter(({ startsAt }) => epochOf(startsAt) < epochOf(duty.startsAt));
  return freshOf(
    findHoursProblems({ rules, duties: [prolongTo(duty, endsAt)], others }),
    findHoursProblems({ rules, duties: [duty], others }),
  );
}

type DriverAsked = {
  readonly rules: DrivingRules;
  /** The late duty as planned, and its expected end. */
  readonly late: ChainedDuty;
  readonly endsAt: string;
  /** The following duties, in any order. */
  readonly next: readonly ChainedDuty[];
  /** All other past and planned work of the driver. */
  readonly others: readonly WorkedDuty[];
};

/**
 * The effects of a driver's late duty on later ones. A duty that cannot begin before the late one ends is delayed itself, and so on. If the
 * rest before a duty breaks the law, that duty is listed and the chain ends, because somebody else must take it.
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

/** More steps than this are not tried: another rule may need some more than the rest. */
const mostSteps = 12;

/**
 * How many minutes later a duty that a delay endangers would have to begin, in steps of five; null if a later start does not help, or its way
 * to the group is not as long.
 */
export function findLaterStart(asked: DriverAsked, { dutyId, waitMinutes, problems }: DutyKnockOn): number | null {
  const duty = asked.next.find((each) => each.dutyId === dutyId);
  if (duty === undefined || problems.some(({ cure }) => cure.kind !== 'later')) return null;
  const least = roundUp(Math.max(waitMinutes, ...problems.map(({ overMinutes }) => overMinutes)));
  for (let minutes = least; minutes < least + mostSteps * 5; minutes += 5) {
    const later = startLater(duty, minutes);
    if (later === null) return null;
    const next = asked.next.map((each) => (each === duty ? later : each));
    if (!findDriverKnockOns({ ...asked, next }).some((each) => each.dutyId === dutyId)) return minutes;
  }
  return null;
}

/** A breach is new if the plan had none of its rule, or a smaller one. */
function freshOf(now: readonly HoursProblem[], planned: readonly HoursProblem[]): readonly HoursProblem[] {
  return now.filter(({ rule, overMinutes }) => !planned.some((each) => each.rule === rule && each.overMinutes >= overMinutes));
}

function moveBy<Duty extends WorkedDuty>(duty: Duty, minutes: number): Duty {
  return { ...duty, startsAt: addMinutes(duty.startsAt, minutes), endsAt: addMinutes(duty.endsAt, minutes) };
}

type VehicleAsked = {
  /** The earliest moment at which the vehicle is free. */
  readonly freeAt: string;
  readonly next: readonly { readonly dutyId: string; readonly startsAt: string; readonly vehicleUntil: string }[];
};

/**
 * The duties that a vehicle reaches too late, in order: each is delayed by the part of the delay that the gap before it does not absorb.
 */
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
