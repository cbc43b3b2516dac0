import { epochOf } from '#domain/calendar/instant.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { kilometresApart } from '#domain/pricing/depot/returns-to-depot.ts';
import type { WorkedDuty } from './driver-chain.ts';

/** A candidate driver, with the values for ranking. */
export type Candidate<Problem> = {
  readonly problems: readonly Problem[];
  /** From the driver's depot to the vehicle's, as the crow flies. */
  readonly kilometres: number;
  /** Driving and work for us in the fortnight around the duty. */
  readonly workedMinutes: number;
  /** A call about this duty was not answered. */
  readonly unanswered?: unknown;
};

/** Ratio of road distance to straight distance (E). */
const roadFactor = 1.3;
/** Through a town and on its roads, and beyond that on main roads (E). */
const kilometresAnHour = { near: 50, far: 80 };
const nearKilometres = 25;

/** Approximate distance and minutes from one place to another, such as to a depot or between groups. An estimate (E). */
export function estimateDrive(from: Coordinates, to: Coordinates): { readonly kilometres: number; readonly minutes: number } {
  const kilometres = kilometresApart(from, to) * roadFactor;
  return { kilometres: Math.round(kilometres), minutes: Math.round(hoursOf(kilometres) * 60) };
}

function hoursOf(kilometres: number): number {
  const near = Math.min(kilometres, nearKilometres);
  return near / kilometresAnHour.near + (kilometres - near) / kilometresAnHour.far;
}

/**
 * Ranks drivers who may drive before those who may not; then those without an unanswered call; then by minutes to the start in steps of 15;
 * then by empty kilometres, the known cost; then by least work. Those who may not are ranked by how few problems they have.
 */
export function rankCandidates<Known extends Candidate<unknown>>(candidates: readonly Known[]): readonly Known[] {
  const quarters = ({ kilometres }: Known) => Math.ceil(hoursOf(kilometres) * 4);
  const rank = ({ problems, unanswered = null }: Known) => Number(problems.length === 0 && unanswered !== null);
  return candidates.toSorted(
    (first, second) =>
      Math.min(1, first.problems.length) - Math.min(1, second.problems.length) ||
      (first.problems.length > 0 ? first.problems.length - second.problems.length : 0) ||
      rank(first) - rank(second) ||
      quarters(first) - quarters(second) ||
      first.kilometres - second.kilometres ||
      first.workedMinutes - second.workedMinutes,
  );
}

/** Depots within this many kilometres of each other count as equally near, so the better fit for the group goes first (E). */
const sameWay = 25;

/** Vehicles that may go before those that may not; then the nearest to the group, which is the known cost; then the smallest. */
export function rankVehicles<Known extends { readonly problems: readonly unknown[]; readonly kilometres: number; readonly seats: number }>(
  vehicles: readonly Known[],
): readonly Known[] {
  const steps = ({ kilometres }: Known) => Math.floor(kilometres / sameWay);
  return vehicles.toSorted(
    (first, second) =>
      first.problems.length - second.problems.length ||
      steps(first) - steps(second) ||
      first.seats - second.seats ||
      first.kilometres - second.kilometres,
  );
}

const week = 7 * 86_400_000;

/** Minutes on duty in the fortnight around an instant. */
export function workedAround(others: readonly WorkedDuty[], instant: string): number {
  const near = others.filter(({ startsAt }) => Math.abs(epochOf(startsAt) - epochOf(instant)) < week);
  return Math.round(near.reduce((sum, { startsAt, endsAt }) => sum + (epochOf(endsAt) - epochOf(startsAt)) / 60_000, 0));
}
