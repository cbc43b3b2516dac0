import { toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor, isOutside561 } from '#domain/driving-time/rules.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import { type Driver, planningZone, type Vehicle } from '#operations/fleet/rules/fleet.ts';
import { type CertificateProblem, findCertificateProblems, neededCertificates } from '#operations/fleet/rules/needed-certificates.ts';
import type { WorkedDuty } from './driver-chain.ts';
import type { PlannedDuty } from './duties.ts';
import { findHoursProblems, type HoursProblem } from './judge-hours.ts';
import { findAverageProblems, type WorkOfWeeks } from './weekly-average.ts';

/** Why a vehicle or a driver may not take duties, with the facts needed to solve the problem. */
export type CrewProblem =
  | ({ readonly why: 'hours'; readonly of: string } & HoursProblem)
  | ({ readonly why: 'paper'; readonly of: string } & CertificateProblem)
  /** On another duty, or away (no reference) until then; null: unknown. */
  | { readonly why: 'busy'; readonly of: string; readonly until: string | null; readonly reference: string | null }
  | {
      readonly why: 'class' | 'seats' | 'wheelchairs' | 'sold' | 'left' | 'other-operator' | 'second-driver' | 'children-ban';
      readonly of: string;
    };

/** A vehicle with the facts needed to check it. */
export type KnownVehicle = Vehicle & {
  readonly operatorId: string;
  /** ISO alpha-2 of its operator, whose law applies. */
  readonly country: string;
  readonly certificates: readonly Certificate[];
};

/** A driver with certificates, and all work for us. */
export type KnownDriver = Driver & {
  readonly operatorId: string;
  readonly certificates: readonly Certificate[];
  readonly others: readonly WorkedDuty[];
  /** The same per week for half a year, for the average of 48 hours. */
  readonly weeks: WorkOfWeeks;
};

/** The duties of one vehicle of a trip, which are assigned together. */
export type Run = readonly (PlannedDuty & { readonly tripId: string })[];

/** The problems of a vehicle for a run; empty if it may go. A vehicle larger than ordered is always allowed. */
export function judgeVehicle(vehicle: KnownVehicle, run: Run): readonly CrewProblem[] {
  const { plate: of } = vehicle;
  const lastDay = lastDayOf(run);
  const needs = (name: 'seats' | 'wheelchairs') => Math.max(0, ...run.map((duty) => duty[name]));
  const { vehicle: needed } = neededCertificates({ hasTachograph: vehicle.tachograph !== 'none', seats: vehicle.seats });
  const isSpecial = run.some((duty) => (duty.class === 'specialBus') !== (vehicle.class === 'specialBus'));
  return [
    ...(isSpecial ? [{ why: 'class', of } as const] : []),
    ...(vehicle.seats < needs('seats') ? [{ why: 'seats', of } as const] : []),
    ...(vehicle.wheelchairs < needs('wheelchairs') ? [{ why: 'wheelchairs', of } as const] : []),
    ...(vehicle.soldOn !== null && vehicle.soldOn <= lastDay ? [{ why: 'sold', of } as const] : []),
    ...findCertificateProblems(vehicle.certificates, { needed, lastDay }).map((problem) => ({ why: 'paper', of, ...problem }) as const),
  ];
}

/** The problems of a driver on this vehicle; empty if the driver may drive. */
export function judgeDriver(driver: KnownDriver, vehicle: KnownVehicle, run: Run): readonly CrewProblem[] {
  const { name: of } = driver;
  const lastDay = lastDayOf(run);
  const { driver: needed } = neededCertificates({ hasTachograph: vehicle.tachograph !== 'none', seats: vehicle.seats });
  const rules = drivingRulesFor({ seats: vehicle.seats, date: firstDayOf(run), country: vehicle.country });
  const hours = findHoursProblems({ rules, duties: run, others: driver.others });
  // Applies to drivers under Regulation 561/2006 (Directive 2002/15 art. 2).
  const { country } = vehicle;
  const average = isOutside561(vehicle.seats) ? [] : findAverageProblems({ weeks: driver.weeks, duties: run, country });
  return [
    ...(driver.operatorId === vehicle.operatorId ? [] : [{ why: 'other-operator', of } as const]),
    ...(driver.leftOn !== null && driver.leftOn <= lastDay ? [{ why: 'left', of } as const] : []),
    ...findCertificateProblems(driver.certificates, { needed, lastDay }).map((problem) => ({ why: 'paper', of, ...problem }) as const),
    ...[...hours, ...average].map((problem) => ({ why: 'hours', of, ...problem }) as const),
  ];
}

/** A vehicle with its whole crew; two drivers if a duty of the plan requires them. */
export function judgeCrew(vehicle: KnownVehicle, drivers: readonly KnownDriver[], run: Run): readonly CrewProblem[] {
  const needed = Math.max(1, ...run.map(({ crewSize }) => crewSize));
  const missing = drivers.length < needed ? [{ why: 'second-driver', of: vehicle.plate } as const] : [];
  // With two drivers on board the rules for two apply, so a second driver solves problems that require one.
  const manned = drivers.length === 2 ? run.map((duty) => ({ ...duty, crewSize: 2 as const })) : run;
  return [...judgeVehicle(vehicle, run), ...missing, ...drivers.flatMap((driver) => judgeDriver(driver, vehicle, manned))];
}

/** Certificates must be valid to the end of the tour. */
function lastDayOf(run: Run): string {
  const last = run
    .map(({ endsAt }) => endsAt)
    .sort()
    .at(-1);
  return last === undefined ? '' : toLocal(last, planningZone).date;
}

function firstDayOf(run: Run): string {
  const first = run[0]?.startsAt;
  return first === undefined ? '' : toLocal(first, planningZone).date;
}
