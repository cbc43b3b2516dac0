import { cleanLine } from '#domain/input/clean-text.ts';
import { requestQuote } from '#operations/quotes/request-quote.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { TravelAnswer } from '../trip/travel-answer.ts';
import { CustomerInput, ItineraryInputRef, visitArguments, visitOf } from './inputs.ts';

builder.mutationField('requestQuote', (t) =>
  t.field({
    type: TravelAnswer,
    args: {
      idempotencyKey: t.arg.string({ required: true, description: 'Of 16 to 100 letters, digits, - and _.' }),
      itinerary: t.arg({ type: ItineraryInputRef, required: true }),
      customer: t.arg({ type: CustomerInput, required: true }),
      utm: t.arg.string({ description: '`source;medium;term;content;campaign;device`' }),
      gclid: t.arg.string(),
      ...visitArguments,
    },
    resolve: (_root, { idempotencyKey, itinerary, customer, utm, gclid, ...visit }, context) =>
      reporting({ log: context.log, operation: 'requestQuote' }, async () => {
        const source = { utm: cutSource(utm), gclid: cutSource(gclid) };
        const input = { ...itinerary, ...customer };
        return { answer: await requestQuote(context, { idempotencyKey, input, visit: visitOf(visit), source }) };
      }),
  }),
);

/** Comes from the address that the visitor followed; nothing that a visitor could correct is refused. */
export function cutSource(text: string | null | undefined): string {
  // Cleaned again, because the cut may split a surrogate pair, which the database refuses.
  return cleanLine(cleanLine(text ?? '').slice(0, 500));
}
