import type { Result } from '#domain/result.ts';
import { builder } from '../builder.ts';
import { type ErrorCode, messages } from './messages.ts';

/** Why a mutation did nothing. `field` is the path as forms name it; see `domain/trip/issues.ts`. */
export type FieldError = {
  readonly field: string;
  readonly code: ErrorCode;
  readonly proposal?: string;
  readonly proposals?: readonly string[];
};

export type Answer<Thing> = Result<Thing, readonly FieldError[]>;

export const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Such as `stops.1.time`, or `form` for the whole.' }),
    code: t.exposeString('code'),
    message: t.string({ description: 'In English; a site translates the code.', resolve: ({ code }) => messages[code] }),
    proposal: t.string({ nullable: true, description: 'A value that would do.', resolve: ({ proposal }) => proposal ?? null }),
    proposals: t.stringList({
      description: 'Values that may be meant, the likeliest first: names of places near one that is not known.',
      resolve: ({ proposals = [] }) => [...proposals],
    }),
  }),
});

/** The one error that a trip of an unknown key answers with; whoever may not see a trip gets the same. */
export const tripNotFound: FieldError = { field: 'id', code: 'trip-not-found' };

/** What went wrong, or nothing. */
export function errorsOf({ answer }: { readonly answer: Answer<unknown> }): readonly FieldError[] {
  return answer.ok ? [] : answer.failure;
}
