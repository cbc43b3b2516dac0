import { isReference } from '#domain/trip/reference.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Unusual } from '#operations/payments/record-payment.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { type CommandAnswer, misunderstand, refuse } from './command.ts';

/** A staff member uses the command line; the command does not know which one. */
export const someone = atCommandLine;

/** Why a trip was not changed. `only` names the state that the act needs: "only a booking can be cancelled". */
export function explainNotApplied(problem: NotApplied, { reference, only }: { readonly reference: string; readonly only: string }) {
  return 'trip' in problem ? refuse(`${describeState(problem.trip)}: ${only}.`) : refuseUnknown(reference);
}

export function refuseUnknown(reference: string): CommandAnswer {
  return refuse(`There is no trip ${reference.toUpperCase()}.`);
}

export function describeState(trip: Trip): string {
  return `${trip.reference} is ${nameOfState(trip) ?? 'unknown'}`;
}

/** Null for a valid reference. */
export function misunderstandReference(reference: string): CommandAnswer | null {
  return isReference(reference) ? null : misunderstand(`"${reference}" is not a reference such as NL-26-104233.`);
}

/** Why a payment needs confirmation before it is recorded. */
export function explainUnusual({ why, values: { reference, open } }: Unusual): string {
  const reasons = {
    'ask-overpaid': 'It is more than is due',
    'ask-paid-twice': 'The same amount was recorded before',
    'ask-after-cancelling': 'The trip is cancelled',
  } as const;
  return `${reasons[why]}: of ${reference} € ${open} is open. Nothing was recorded; --sure records it.`;
}
