import { startDirectBooking } from '#operations/quotes/start-direct-booking.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { TravelAnswer } from '../trip/travel-answer.ts';
import { ItineraryInputRef, visitArguments, visitOf } from './inputs.ts';
import { cutSource } from './mutations.ts';

builder.mutationField('startDirectBooking', (t) =>
  t.field({
    type: TravelAnswer,
    description: 'Begins a booking with chosen vehicles; who books is told in the next step.',
    args: {
      idempotencyKey: t.arg.string({ required: true, description: 'Of 16 to 100 letters, digits, - and _.' }),
      itinerary: t.arg({ type: ItineraryInputRef, required: true }),
      optionKey: t.arg.string(),
      expectedTotalCents: t.arg.int({ required: true, description: 'What stood beside the vehicles, incl. VAT.' }),
      utm: t.arg.string({ description: '`source;medium;term;content;campaign;device`' }),
      gclid: t.arg.string(),
      ...visitArguments,
    },
    resolve: (_root, { idempotencyKey, itinerary, optionKey, expectedTotalCents, utm, gclid, ...visit }, context) =>
      reporting({ log: context.log, operation: 'startDirectBooking' }, async () => {
        const source = { utm: cutSource(utm), gclid: cutSource(gclid) };
        const start = { idempotencyKey, input: itinerary, optionKey: optionKey ?? null, expectedTotalCents, visit: visitOf(visit), source };
        return { answer: await startDirectBooking(context, start) };
      }),
  }),
);
