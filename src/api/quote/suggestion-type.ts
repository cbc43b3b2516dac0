import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import { builder } from '../builder.ts';
import { sequenceStops } from '../trip/places-of-trip.ts';
import { TravelStop } from '../trip/travel-stop.ts';

/** A suggestion with the names that its stops had in the original itinerary. */
export type ShownSuggestion = Suggestion & { readonly stopName: string | null; readonly language: SiteLanguage };

const NightRef = builder.objectRef<NonNullable<Suggestion['nights']>[number]>('NightOnTheWay').implement({
  description: 'A stop of the changed itinerary that is new, where a night is spent.',
  fields: (t) => ({
    stop: t.exposeInt('stop', { description: 'Its index in the changed itinerary.' }),
    placeKey: t.exposeString('key'),
    label: t.exposeString('label'),
  }),
});

export const SuggestionRef = builder.objectRef<ShownSuggestion>('Suggestion').implement({
  description: 'A small change to an itinerary that makes it cheaper or lawful, proved by pricing the changed one.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description:
        '`leave-later`, `leave-earlier`, `shorten-wait`, `lengthen-wait`, `fewer-stop`, `stay-overnight`, `free-day`, `night-on-the-way` or `one-round`.',
    }),
    gain: t.exposeString('gain', { description: '`lawful`, `driver`, `night`, `longer` or `vehicles`.' }),
    stop: t.exposeInt('stop', { nullable: true, description: 'Index of the stop that changes; null where the whole trip moves.' }),
    stopName: t.exposeString('stopName', { nullable: true }),
    minutes: t.exposeInt('minutes', { description: 'By which a departure moves; 0 for a stop left out.' }),
    driversBefore: t.exposeInt('driversBefore', { nullable: true }),
    driversAfter: t.exposeInt('driversAfter'),
    savesCents: t.exposeInt('savesCents', { nullable: true, description: 'Incl. VAT; null where there was no price before.' }),
    totalCents: t.exposeInt('totalCents', { description: 'Of the cheapest choice of the changed trip, incl. VAT.' }),
    makesLawful: t.exposeBoolean('makesLawful'),
    type: t.string({ description: 'Of the changed trip.', resolve: ({ itinerary }) => itinerary.type }),
    nights: t.field({ type: [NightRef], resolve: ({ nights }) => [...(nights ?? [])] }),
    places: t.stringList({
      description: 'Of each stop of the changed itinerary the field that named its place, such as `pickUps.0`; empty where none moved.',
      resolve: ({ places }) => [...(places ?? [])],
    }),
    stops: t.field({
      type: [TravelStop],
      description: 'The changed itinerary.',
      resolve: ({ itinerary, language }) => sequenceStops(itinerary.stops, { language }),
    }),
  }),
});
