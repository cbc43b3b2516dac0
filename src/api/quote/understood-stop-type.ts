import { countryNameOf } from '#domain/sites/country-name.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { FoundPlace } from '#geo/ports.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';
import { placeToStore } from '#operations/quotes/resolve-itinerary.ts';
import type { PlaceChoice } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { PlaceChoiceRef } from '../errors/field-error.ts';

type UnderstoodStop = {
  /** Index among the stops as typed. */
  readonly stop: number;
  readonly label: string;
  readonly country: string;
  readonly choices: readonly PlaceChoice[];
};

export const UnderstoodStopRef = builder.objectRef<UnderstoodStop>('UnderstoodStop').implement({
  description: 'What a typed text was taken for, and what else it may mean.',
  fields: (t) => ({
    stop: t.exposeInt('stop', { description: 'Index among the stops as typed.' }),
    label: t.exposeString('label'),
    country: t.exposeString('country'),
    choices: t.field({ type: [PlaceChoiceRef], description: 'Three at most.', resolve: ({ choices }) => [...choices] }),
  }),
});

const mostChoices = 3;
/** Nearer than this it is the same place under another name. */
const samePlaceKilometres = 1;

/** Every stop whose place was read from free text, with other places of that name. */
export async function listUnderstood(
  { typedStops, itinerary, visit: { site, language } }: Preview,
  { places }: Pick<ApiContext, 'places'>,
): Promise<readonly UnderstoodStop[]> {
  const read = typedStops.flatMap(({ placeKey, placeText }, stop) => {
    const place = itinerary.stops[stop]?.place;
    return placeKey !== '' || place === undefined ? [] : [{ stop, place, text: placeText }];
  });
  const known = itinerary.stops.map(({ place }) => place.coordinates);
  return await Promise.all(
    read.map(async ({ stop, place, text }) => {
      const query = { text, language, countryCode: getSite(site).country, near: null, known, limit: mostChoices + 2 };
      const isOther = (found: FoundPlace) =>
        placeToStore(found).name !== place.name && getGreatCircleKilometres(found.coordinates, place.coordinates) > samePlaceKilometres;
      const others = (await places.searchPlaces(query)).filter(isOther).slice(0, mostChoices);
      const choices = others.map(({ key, label }) => ({ key, label }));
      return { stop, label: place.name, country: countryNameOf(place.countryCode, language), choices };
    }),
  );
}
