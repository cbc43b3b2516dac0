import type { Result } from '#domain/result.ts';
import { builder, refuseUnknown } from './builder.ts';

/** What came of an act: nothing, or why it was not done, as a code that the page has words for. */
export const OutcomeRef = builder.objectRef<{ readonly problem: string | null }>('Outcome').implement({
  fields: (t) => ({ problem: t.exposeString('problem', { nullable: true }) }),
});

const done = { problem: null };

/** What a use case answered, for the page; without the right there is no such thing. */
export function tell(outcome: Result<unknown, unknown>): { readonly problem: string | null } {
  if (outcome.ok) return done;
  const problem = problemOf(outcome.failure);
  if (problem === 'no-right') return refuseUnknown();
  return { problem };
}

/** The use cases say why in shapes of their own; each has a word. */
function problemOf(failure: unknown): string {
  if (Array.isArray(failure)) return problemOf(failure[0]);
  if (typeof failure !== 'object' || failure === null) return 'refused';
  // Only pages that are converted say it beside the field.
  if ('why' in failure && failure.why === 'mistyped' && 'issues' in failure) return problemOf(failure.issues);
  if ('problem' in failure) return problemOf(failure.problem);
  if ('reason' in failure && typeof failure.reason === 'string') return failure.reason;
  if ('why' in failure && typeof failure.why === 'string') return failure.why;
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : 'refused';
}
