import { isReference } from '#domain/trip/reference.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { type CommandAnswer, misunderstand, refuse } from './command.ts';

/** The command line is used by one of our people; it does not know which. */
export const someone = atCommandLine;

/** Why a trip was not changed; `only` says what it would have to be: "only a booking can be cancelled". */
export function explainNotApplied(problem: NotApplied, { reference, only }: { readonly reference: string; readonly only: string }) {
  return 'trip' in problem ? refuse(`${describeState(problem.trip)}: ${only}.`) : refuseUnknown(reference);
}

export function refuseUnknown(reference: string): CommandAnswer {
  return refuse(`There is no trip ${reference.toUpperCase()}.`);
}

export function describeState(trip: Trip): string {
  return `${trip.reference} is ${nameOfState(trip) ?? 'unknown'}`;
}

/** Null for what can be a reference. */
export function misunderstandReference(reference: string): CommandAnswer | null {
  return isReference(reference) ? null : misunderstand(`"${reference}" is not a reference such as NL-26-104233.`);
}
