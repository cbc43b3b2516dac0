import type { Answer, Refusal } from '#booking/answer.ts';
import { builder } from '../builder.ts';
import { messages } from './messages.ts';

export const FieldErrorRef = builder.objectRef<Refusal>('FieldError').implement({
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

/** What went wrong, or nothing. */
export function errorsOf({ answer }: { readonly answer: Answer<unknown> }): readonly Refusal[] {
  return answer.ok ? [] : answer.failure;
}
