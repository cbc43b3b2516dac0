import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { type ChangePreview, changeItinerary, previewItineraryChange } from '#operations/bookings/change-itinerary.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { ItineraryInputRef } from '../quote/inputs.ts';
import { type QuoteChoice, QuoteRef } from '../quote/quote-type.ts';
import { reporting } from '../run/failures.ts';
import { type SequencedStop, sequenceStops } from './places-of-trip.ts';
import { drawItinerary } from './route-picture.ts';
import { TravelAnswer } from './travel-answer.ts';
import { TravelStop } from './travel-stop.ts';

const ChangePreviewRef = builder.objectRef<ChangePreview>('ItineraryChangePreview').implement({
  description: 'What a trip would be and cost with another itinerary; amounts in cents incl. VAT.',
  fields: (t) => ({
    quote: t.field({ type: QuoteRef, resolve: (preview) => newChoiceOf(preview) }),
    totalCents: t.int({ resolve: ({ change }) => change.option.totalCents }),
    beforeCents: t.int({ resolve: ({ change }) => change.beforeCents }),
    differenceCents: t.int({ description: 'Positive: more to pay.', resolve: ({ change }) => change.differenceCents }),
    driversBefore: t.int({ resolve: ({ trip }) => findChosenOption(trip)?.crew.drivers ?? 0 }),
    version: t.int({ description: 'Of the trip that was judged.', resolve: ({ trip }) => trip.customerVersion }),
    kilometers: t.int({
      nullable: true,
      description: 'Null where parts of the group board apart: each has a road of its own.',
      resolve: ({ change }) => (change.option.groups?.some(({ boards }) => boards) ? null : change.quote.kilometres),
    }),
    validUntil: t.string({ resolve: ({ change }) => change.quote.validUntil }),
    routePicture: t.string({
      nullable: true,
      resolve: ({ itinerary, priced, trip: { language } }, _args, context) =>
        priced.routed === null ? null : drawItinerary(context, { itinerary, language, road: priced.routed }),
    }),
    stops: t.field({ type: [TravelStop], resolve: (preview) => listNewStops(preview) }),
  }),
});

export const ChangePreviewAnswer = builder.objectRef<{ readonly answer: Answer<ChangePreview> }>('PreviewItineraryChangeResult').implement({
  fields: (t) => ({
    preview: t.field({ type: ChangePreviewRef, nullable: true, resolve: ({ answer }) => (answer.ok ? answer.value : null) }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});

const placeKeys = 'A stop may name the place of the trip’s own stop by `stop:0`, `stop:1` and so on.';

builder.queryField('previewItineraryChange', (t) =>
  t.field({
    type: ChangePreviewAnswer,
    description: placeKeys,
    args: { id: t.arg.string({ required: true }), itinerary: t.arg({ type: ItineraryInputRef, required: true }) },
    resolve: (_root, { id, itinerary }, context) =>
      reporting({ log: context.log, operation: 'previewItineraryChange' }, async () => ({
        answer: await previewItineraryChange(context, { id, input: itinerary }),
      })),
  }),
);

builder.mutationField('changeItinerary', (t) =>
  t.field({
    type: TravelAnswer,
    description: placeKeys,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      id: t.arg.string({ required: true }),
      itinerary: t.arg({ type: ItineraryInputRef, required: true }),
      expectedTotalCents: t.arg.int({ required: true, description: 'The new total incl. VAT that the customer saw.' }),
      version: t.arg.int({ required: true, description: 'The version of the trip that the customer saw (`Travel.version`).' }),
    },
    resolve: (_root, { itinerary, ...args }, context) =>
      reporting({ log: context.log, operation: 'changeItinerary' }, async () => ({
        answer: await changeItinerary(context, { ...args, input: itinerary }),
      })),
  }),
);

function listNewStops({ itinerary, trip, change: { option, quote } }: ChangePreview): readonly SequencedStop[] {
  return sequenceStops(itinerary.stops, { language: trip.language, expected: findCrew(quote, option).stopTimes ?? [] });
}

function newChoiceOf({ change, group }: ChangePreview): QuoteChoice {
  const { option, quote } = change;
  return { option: { ...option, crew: findCrew(quote, option) }, isChosen: true, quoteId: null, state: null, notes: group.notes };
}
