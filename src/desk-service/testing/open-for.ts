import type { DeskContext } from '../context.ts';
import { openDeskService } from '../desk-service.ts';
import type { Outcome, Shown } from '../outcome.ts';

/** The queries and acts of the desk for somebody, as their pages have them. */
export function openFor(context: DeskContext) {
  return openDeskService(context, (work) => work);
}

/** Why an act was refused; null where it was done. */
export function problemOf<Problem extends string>(outcome: Outcome<Shown, Problem>): Problem | null {
  return outcome.isDone ? null : outcome.problem;
}

/** The issues of a refused act, as `field code`. */
export function issuesOf(outcome: Outcome<Shown, string>): readonly string[] {
  return outcome.isDone ? [] : outcome.issues.map(({ field, code }) => `${field} ${code}`);
}
