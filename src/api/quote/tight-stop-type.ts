import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { Quote, TightStop } from '#domain/pricing/quote/quote.ts';
import { builder } from '../builder.ts';
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
  }),
});

export function listTightStops(quote: Quote | null, itinerary: Itinerary): readonly NamedStop[] {
  return (quote?.tightStops ?? []).map((tight) => ({ ...tight, name: nameStop(itinerary, tight.stop) ?? '' }));
}
