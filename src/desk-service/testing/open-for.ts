import { findTripByReference } from '#operations/trips/trip-store.ts';
import type { DeskContext } from '../context.ts';
import { openDeskService } from '../desk-service.ts';
import type { Outcome, Shown } from '../outcome.ts';

/** The queries and acts of the desk for somebody, as their pages have them. */
export function openFor(context: DeskContext) {
  return openDeskService(context, (work) => work);
}

/** The present version of a trip, as its page sends it with a form. */
export async function versionOf({ db }: Pick<DeskContext, 'db'>, reference: string): Promise<string> {
  const trip = await findTripByReference(db, reference);
  if (trip === null) throw new Error(`There is no trip ${reference}`);
  return String(trip.version);
}

/** Why an act was refused; null where it was done. */
export function problemOf<Problem extends string>(outcome: Outcome<Shown, Problem>): Problem | null {
  return outcome.isDone ? null : outcome.problem;
}

/** The issues of a refused act, as `field code`. */
export function issuesOf(outcome: Outcome<Shown, string>): readonly string[] {
  return outcome.isDone ? [] : outcome.issues.map(({ field, code }) => `${field} ${code}`);
}
