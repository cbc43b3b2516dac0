import { reportLostByTraveller } from '#operations/lost-items/report-by-traveller.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { reporting } from '../run/failures.ts';

const LostItemAnswer = builder.objectRef<{ readonly answer: Answer<true> }>('LostItemResult').implement({
  fields: (t) => ({
    isReported: t.boolean({ resolve: ({ answer }) => answer.ok }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});

builder.mutationField('reportLostItem', (t) =>
  t.field({
    type: LostItemAnswer,
    description: 'Asks whoever drove about a thing that was left in the coach; the customer is mailed what they answer.',
    args: {
      id: t.arg.string({ required: true, description: 'A booking id, or the id of the page for the group.' }),
      what: t.arg.string({ required: true, description: 'As the driver knows it when he sees it.' }),
      place: t.arg.string({ required: true, description: 'Where in the coach; may be empty.' }),
    },
    resolve: (_root, { id, ...input }, context) =>
      reporting({ log: context.log, operation: 'reportLostItem' }, async () => ({
        answer: await reportLostByTraveller(context, { id, input }),
      })),
  }),
);
