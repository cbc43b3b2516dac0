import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { type Answer, errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { reporting } from '../run/failures.ts';
import { countDays } from '../trip/facts.ts';
import { sequenceStops } from '../trip/places-of-trip.ts';
import { drawItinerary } from '../trip/route-picture.ts';
import { TravelStop } from '../trip/travel-stop.ts';
import { ItineraryInputRef, visitArguments, visitOf } from './inputs.ts';
import { type Preview, previewQuote } from './preview.ts';
import { listChoices, QuoteRef } from './quote-type.ts';

const PreviewRef = builder.objectRef<Preview>('QuotePreview').implement({
  fields: (t) => ({
    quotes: t.field({
      type: [QuoteRef],
      resolve: ({ quote, group }) => listChoices(quote, { quoteId: null, state: null, notes: group.notes }),
    }),
    personReasons: t.stringList({ resolve: ({ personReasons }) => [...personReasons] }),
    validUntil: t.string({ nullable: true, resolve: ({ quote }) => quote?.validUntil ?? null }),
    kilometers: t.int({ nullable: true, resolve: (preview) => kilometresOf(preview) }),
    minutes: t.int({ nullable: true, description: 'Driving between the stops.', resolve: (preview) => minutesOf(preview) }),
    estimated: t.boolean({ resolve: ({ routed }) => routed?.estimated ?? true }),
    days: t.int({ resolve: ({ itinerary }) => countDays(itinerary) }),
    routePicture: t.string({
      nullable: true,
      description: 'An SVG element without colours; its classes begin with `route-picture`.',
      resolve: (preview, _args, context) => drawPreview(preview, context),
    }),
    stops: t.field({ type: [TravelStop], resolve: ({ itinerary, visit }) => sequenceStops(itinerary.stops, visit.language) }),
  }),
});

const PreviewAnswer = builder.objectRef<{ readonly answer: Answer<Preview> }>('PreviewQuoteResult').implement({
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

function kilometresOf({ routed }: Preview): number | null {
  return routed === null ? null : Math.round(routed.legs.reduce((total, { kilometres }) => total + kilometres, 0));
}

function minutesOf({ routed }: Preview): number | null {
  return routed === null ? null : Math.round(routed.legs.reduce((total, { minutes }) => total + minutes, 0));
}

function drawPreview({ itinerary, routed }: Preview, context: ApiContext): string | null {
  return routed === null ? null : drawItinerary(context, { itinerary, lines: routed.legs.map(({ line }) => line) });
}
