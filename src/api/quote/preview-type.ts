import { shareCents } from '#domain/money/money.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { estimateStopTimes } from '#domain/pricing/quote/stop-times.ts';
import { countTravelDays } from '#domain/pricing/quote/travel-figures.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import { paymentTermsOf } from '#operations/payments/rules/payment-terms.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';
import { findChanges } from '#operations/trips/find-changes.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { type SequencedStop, sequenceStops } from '../trip/places-of-trip.ts';
import { RouteLegRef } from '../trip/route-leg-type.ts';
import { drawItinerary } from '../trip/route-picture.ts';
import { TravelStop } from '../trip/travel-stop.ts';
import { compareModes, EmissionsRef } from './emissions-type.ts';
import { FindingRef } from './finding-type.ts';
import { answerDueOfPreview, listFindings } from './list-findings.ts';
import { nameStop } from './name-stop.ts';
import { listChoices, QuoteRef } from './quote-type.ts';
import { type ShownSuggestion, SuggestionRef } from './suggestion-type.ts';
import { listTightStops, TightStopRef } from './tight-stop-type.ts';
import { listTownLegs, TownLegRef } from './town-leg-type.ts';
import { listUnderstood, UnderstoodStopRef } from './understood-stop-type.ts';

export const PreviewRef = builder.objectRef<Preview>('QuotePreview').implement({
  fields: (t) => ({
    quotes: t.field({ type: [QuoteRef], resolve: (preview) => listPreviewChoices(preview) }),
    personReasons: t.stringList({ resolve: ({ personReasons }) => [...personReasons] }),
    findings: t.field({
      type: [FindingRef],
      description: 'Empty where the price holds at once.',
      resolve: (preview) => listFindings(preview),
    }),
    answerDate: t.string({
      nullable: true,
      description: 'Where a person must look at it: the day by which we answer, by the clock of the site; null without a promise.',
      resolve: (preview) => answerDueOfPreview(preview)?.date ?? null,
    }),
    answerTime: t.string({ nullable: true, resolve: (preview) => answerDueOfPreview(preview)?.time ?? null }),
    nextDays: t.intList({
      description: 'Indexes of stops typed for after midnight with the date of the evening before: taken for the next day.',
      resolve: ({ itinerary }) => itinerary.stops.flatMap(({ isNextDay = false }, index) => (isNextDay ? [index] : [])),
    }),
    tightStops: t.field({
      type: [TightStopRef],
      resolve: ({ quote, itinerary, visit }) => listTightStops({ quote, itinerary, language: visit.language }),
    }),
    suggestions: t.field({
      type: [SuggestionRef],
      description: 'Three at most, what saves most first.',
      resolve: (preview, _args, context) => listSuggestions(preview, context),
    }),
    validUntil: t.string({ nullable: true, resolve: ({ quote }) => quote?.validUntil ?? null }),
    kilometers: t.int({ nullable: true, resolve: (preview) => kilometresOf(preview) }),
    minutes: t.int({ nullable: true, description: 'Driving between the stops.', resolve: (preview) => minutesOf(preview) }),
    legs: t.field({
      type: [RouteLegRef],
      description: 'The road between each stop and the next.',
      resolve: ({ routed }) => routed?.legs ?? [],
    }),
    perPersonCents: t.int({ nullable: true, description: 'Of the chosen quote, incl. VAT.', resolve: (preview) => perPersonOf(preview) }),
    emissions: t.field({ type: EmissionsRef, nullable: true, resolve: (preview) => emissionsOf(preview) }),
    estimated: t.boolean({ resolve: ({ routed }) => routed?.estimated ?? true }),
    days: t.int({ resolve: ({ itinerary }) => countTravelDays(itinerary) }),
    timeZone: t.string({ description: 'Of the first stop.', resolve: ({ itinerary }) => timeZoneOf(itinerary) }),
    routePicture: t.string({
      nullable: true,
      description: 'An SVG element without colours; its classes begin with `route-picture`.',
      resolve: (preview, _args, context) => drawPreview(preview, context),
    }),
    townLegs: t.field({
      type: [TownLegRef],
      description: 'Legs between two addresses of one town, reckoned by its size.',
      resolve: (preview) => listTownLegs(preview),
    }),
    stops: t.field({ type: [TravelStop], resolve: (preview) => listStops(preview) }),
    understood: t.field({
      type: [UnderstoodStopRef],
      description: 'The stops that were typed and not chosen from a list.',
      resolve: (preview, _args, context) => listUnderstood(preview, context),
    }),
  }),
});

function listPreviewChoices({ quote, group, itinerary, now }: Preview) {
  const payment = { terms: paymentTermsOf(quote), itinerary, method: 'bank-transfer', bookedAt: now } as const;
  return listChoices(quote, { quoteId: null, state: null, notes: group.notes, payment });
}

async function listSuggestions(preview: Preview, context: ApiContext): Promise<readonly ShownSuggestion[]> {
  const {
    itinerary,
    visit: { language },
  } = preview;
  const nameOf = (stop: number | null) => (stop === null ? null : nameStop(itinerary, stop, language));
  const changes = await findChanges(context, preview);
  return changes.map((change) => ({ ...change, stopName: nightsOf(change, language) ?? nameOf(change.stop), language }));
}

/** The towns of a suggestion's nights, each once. */
function nightsOf({ nights = [], itinerary }: Suggestion, language: SiteLanguage): string | null {
  const towns = new Set(nights.flatMap(({ stop }) => itinerary.stops[stop]?.place.name ?? []));
  return towns.size === 0 ? null : new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(towns);
}

/** Without a price the times are those of the road alone. */
export function listStops({ itinerary, visit: { language }, quote, routed }: Preview): readonly SequencedStop[] {
  const roadTimes = quote === null && routed !== null ? estimateStopTimes({ itinerary, routed, drivers: 1 }) : [];
  return sequenceStops(itinerary.stops, { language, expected: quote === null ? roadTimes : stopTimesOf(quote) });
}

/** As the quote bills them. */
export function kilometresOf({ routed, quote }: Preview): number | null {
  return routed === null ? null : (quote?.kilometres ?? Math.round(routed.legs.reduce((total, { kilometres }) => total + kilometres, 0)));
}

function minutesOf({ routed }: Preview): number | null {
  return routed === null ? null : Math.round(routed.legs.reduce((total, { minutes }) => total + minutes, 0));
}

function perPersonOf({ quote, group }: Preview): number | null {
  const chosen: QuoteOption | undefined = quote?.options.find(({ key }) => key === quote.chosen);
  return chosen === undefined || group.passengers < 1 ? null : shareCents(chosen.totalCents, group.passengers);
}

function emissionsOf(preview: Preview) {
  const date = preview.itinerary.stops[0]?.departure?.date ?? preview.now.slice(0, 10);
  return compareModes({ kilometres: kilometresOf(preview) ?? 0, date, stops: preview.itinerary.stops });
}

function timeZoneOf({ stops }: Preview['itinerary']): string {
  return stops[0]?.place.timeZone ?? 'UTC';
}

function drawPreview({ itinerary, routed, visit: { language } }: Preview, context: ApiContext): string | null {
  return routed === null ? null : drawItinerary(context, { itinerary, language, road: routed });
}
