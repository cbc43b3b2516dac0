import { countTravelDays } from '#domain/pricing/quote/travel-figures.ts';
import { endsOfDay, queryOfAlternative } from '#domain/trip/alternatives.ts';
import { builder } from '../builder.ts';
import { kilometresOf, listStops } from '../quote/preview-type.ts';
import { TravelStop } from '../trip/travel-stop.ts';
import type { StoryTrip } from './story-trips.ts';

export const StoryTripRef = builder.objectRef<StoryTrip>('StoryTrip').implement({
  description: 'A trip like that of a story, from a city of the site, priced and drawn by our own engine today.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'YYYY-MM-DD, of the departure.' }),
    picture: t.exposeString('picture', { description: 'An SVG element without colours; its classes begin with `route-picture`.' }),
    stops: t.field({ type: [TravelStop], resolve: ({ preview }) => listStops(preview) }),
    search: t.string({
      description: 'What the address of the request form carries to ask for it.',
      resolve: ({ preview, option }) => new URLSearchParams(queryOf(preview, option)).toString(),
    }),
    days: t.int({ resolve: ({ preview }) => countTravelDays(preview.itinerary) }),
    kilometres: t.int({ resolve: ({ preview }) => kilometresOf(preview) ?? 0 }),
    passengers: t.int({ resolve: ({ preview }) => preview.group.passengers }),
    wheelchairPlaces: t.int({ resolve: ({ preview }) => preview.group.wheelchairPlaces }),
    drivers: t.int({ resolve: ({ option }) => option.crew.drivers }),
    vehicles: t.stringList({ description: 'Keys of the vehicles.', resolve: ({ option }) => [...option.vehicles] }),
    totalCents: t.int({ description: 'VAT included.', resolve: ({ option }) => option.totalCents }),
  }),
});

function queryOf(preview: StoryTrip['preview'], { vehicles, totalCents }: StoryTrip['option']): Readonly<Record<string, string>> {
  const ends = endsOfDay(preview.itinerary);
  if (ends === null) return {};
  return queryOfAlternative(preview, { days: 0, minutes: 0, ...ends, vehicles: [...vehicles], totalCents });
}
