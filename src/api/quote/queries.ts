import { type Preview, previewQuote } from '#operations/quotes/preview-quote.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { reporting } from '../run/failures.ts';
import { ItineraryInputRef, visitArguments, visitOf } from './inputs.ts';
import { PreviewRef } from './preview-type.ts';

export const PreviewAnswer = builder.objectRef<{ readonly answer: Answer<Preview> }>('PreviewQuoteResult').implement({
  fields: (t) => ({
    preview: t.field({ type: PreviewRef, nullable: true, resolve: ({ answer }) => (answer.ok ? answer.value : null) }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});

builder.queryField('previewQuote', (t) =>
  t.field({
    type: PreviewAnswer,
    args: { itinerary: t.arg({ type: ItineraryInputRef, required: true }), ...visitArguments },
    resolve: (_root, { itinerary, ...visit }, context) =>
      reporting({ log: context.log, operation: 'previewQuote' }, async () => ({
        answer: await previewQuote(context, { input: itinerary, visit: visitOf(visit), now: context.now() }),
      })),
  }),
);
