import { cleanLine } from '#domain/input/clean-text.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { Result } from '#domain/result.ts';
import { listRights } from '#operations/staff/rules/rights.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import { builder, refuseUnknown } from './builder.ts';
import type { DeskContext } from './context.ts';

/** What came of an act: nothing, or why it was not done, as a code that the page has words for. */
export const OutcomeRef = builder.objectRef<{ readonly problem: string | null }>('Outcome').implement({
  fields: (t) => ({ problem: t.exposeString('problem', { nullable: true }) }),
});

/** Which trip, and in which version it was looked at: what somebody else changed since is shown before anything is overwritten. */
export const versionOfTrip = builder.args((t) => ({
  reference: t.string({ required: true }),
  version: t.int({ description: 'Left out: whichever the trip has.' }),
}));

const done = { problem: null };

/** Whether a line that somebody typed is too long: it is refused whole, and nothing of it cut. */
export function isTooLong(typed: string, most: number = textLimits.line): boolean {
  return cleanLine(typed).length > most;
}

export const tooLong = { problem: 'too-long' };

/** Who asks, as the use cases know him: they judge his rights. Whoever has only half of a session has none. */
export function staffOf({ signedIn: { member, session } }: DeskContext): StaffMember {
  const rights = session.scope === 'whole' ? listRights(member.roles) : [];
  return { kind: 'staff', id: member.id, name: member.name, rights };
}

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
