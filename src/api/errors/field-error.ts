import type { Answer, PlaceChoice, Refusal } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { messages } from './messages.ts';

export const PlaceChoiceRef = builder.objectRef<PlaceChoice>('PlaceChoice').implement({
  description: 'A place that may be meant.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Sent as the stop’s `placeKey` it is this place, whatever else is called so.' }),
    label: t.exposeString('label', { description: 'For people, in the language of the operation.' }),
  }),
});

/** Every code with its message, documented in the schema. */
const codes = Object.entries(messages)
  .map(([code, message]) => `\`${code}\`: ${message}`)
  .join('\n');

export const FieldErrorRef = builder.objectRef<Refusal>('FieldError').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Such as `stops.1.time`, or `form` for the whole.' }),
    code: t.exposeString('code', { description: `One of:\n${codes}` }),
    message: t.string({ description: 'In English; a site translates the code.', resolve: ({ code }) => messages[code] }),
    proposal: t.string({ nullable: true, description: 'A value that would do.', resolve: ({ proposal }) => proposal ?? null }),
    proposals: t.stringList({
      description: 'The labels of `choices`.',
      resolve: ({ choices = [] }) => choices.map(({ label }) => label),
    }),
    choices: t.field({
      type: [PlaceChoiceRef],
      description: 'Places that may be meant by what was typed: of `place-ambiguous` the nearest to the other stops first.',
      resolve: ({ choices = [] }) => [...choices],
    }),
  }),
});

/** What went wrong, or nothing. */
export function errorsOf({ answer }: { readonly answer: Answer<unknown> }): readonly Refusal[] {
  return answer.ok ? [] : answer.failure;
}
