import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { Quote, TightStop } from '#domain/pricing/quote/quote.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { builder } from '../builder.ts';
import { hourText } from '../trip/group-part-type.ts';
import { nameStop } from './name-stop.ts';

type NamedStop = TightStop & { readonly name: string };

export const TightStopRef = builder.objectRef<NamedStop>('TightStop').implement({
  description: 'A stop that is priced although the coach gets there somewhat after it should leave.',
  fields: (t) => ({
    stop: t.exposeInt('stop', { description: 'Index of the stop.' }),
    name: t.exposeString('name'),
    minutes: t.exposeInt('lateMinutes', { description: 'Too late.' }),
    date: t.string({
      description: 'With `time`: the earliest at which the stop can be left, by its clock.',
      resolve: ({ earliest }) => earliest.date,
    }),
    time: t.string({ resolve: ({ earliest }) => earliest.time }),
    hour: t.string({ nullable: true, description: hourText, resolve: ({ earliest }) => earliest.hour ?? null }),
  }),
});

type Asked = { readonly quote: Quote | null; readonly itinerary: Itinerary; readonly language: SiteLanguage };

export function listTightStops({ quote, itinerary, language }: Asked): readonly NamedStop[] {
  return (quote?.tightStops ?? []).map((tight) => ({ ...tight, name: nameStop(itinerary, tight.stop, language) ?? '' }));
}
