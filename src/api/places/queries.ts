import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { formatStreet } from '#domain/itinerary/format-address.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace } from '#geo/ports.ts';
import { placeIssueOf } from '#operations/quotes/resolve-itinerary.ts';
import { builder, Domain, Language } from '../builder.ts';
import { placeOf } from '../content/place-arguments.ts';
import type { ApiContext } from '../context.ts';
import { reporting } from '../run/failures.ts';
import { CoordinatesRef } from '../trip/places-of-trip.ts';
import { AccuracyRef } from './accuracy-type.ts';
import { findPlaces, mostPlaces, type SearchAnswer } from './search-places.ts';

export const FoundPlaceRef = builder.objectRef<FoundPlace>('FoundPlace').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'By which a form names the place again.' }),
    label: t.exposeString('label'),
    name: t.exposeString('name'),
    town: t.exposeString('town'),
    street: t.string({ description: 'With its number, in the order of the country.', resolve: (place) => formatStreet(place) }),
    zip: t.exposeString('zip'),
    countryCode: t.exposeString('countryCode'),
    kind: t.exposeString('kind'),
    coordinates: t.field({ type: CoordinatesRef, resolve: ({ coordinates }) => coordinates }),
    timeZone: t.exposeString('timeZone'),
    accuracy: t.field({ type: AccuracyRef, resolve: (place) => accuracyOf(place) }),
  }),
});

const CoordinatesInput = builder.inputType('CoordinatesInput', {
  fields: (t) => ({ latitude: t.float({ required: true }), longitude: t.float({ required: true }) }),
});

const FoundPlacesRef = builder.objectRef<SearchAnswer>('FoundPlaces').implement({
  fields: (t) => ({
    places: t.field({ type: [FoundPlaceRef], resolve: ({ places }) => places }),
    isFallback: t.exposeBoolean('isFallback', { description: 'The geocoder did not answer: streets and houses may be missing.' }),
    choices: t.field({
      type: [FoundPlaceRef],
      description: 'Where the text, sent as it stands, would be answered with a code that comes with choices: the places to choose from.',
      resolve: async ({ readText }) => {
        const reading = await readText();
        return reading.kind === 'place' || reading.kind === 'unknown' ? [] : reading.places;
      },
    }),
    choicesCode: t.string({
      nullable: true,
      description: 'The code with which the text, sent as it stands, would be answered: of the choices one has to be taken.',
      resolve: async ({ readText }) => placeIssueOf(await readText()),
    }),
    isRegion: t.boolean({
      description: 'The text names an area, such as a region, a lake, an island or "near a town": its towns are among the places.',
      resolve: async ({ readText }) => (await readText()).kind === 'region',
    }),
  }),
});

const searchArguments = builder.args((t) => ({
  query: t.string({ required: true }),
  language: t.field({ type: Language, required: true }),
  domain: t.field({ type: Domain, description: 'Places of its country rank higher.' }),
  near: t.field({ type: CoordinatesInput }),
  beside: t.stringList({ description: 'What stands at the other stops: of namesakes, the one near them comes first.' }),
  limit: t.int({ defaultValue: mostPlaces, description: 'Ten at most.' }),
}));

type SearchArguments = {
  readonly query: string;
  readonly language: SiteLanguage | 'eu';
  readonly domain?: SiteKey | null | undefined;
  readonly near?: Coordinates | null | undefined;
  readonly beside?: readonly string[] | null | undefined;
  readonly limit?: number | null | undefined;
};

builder.queryField('searchPlaces', (t) =>
  t.field({
    type: [FoundPlaceRef],
    args: searchArguments,
    resolve: async (_root, search, context) => (await answerSearch(search, { context, operation: 'searchPlaces' })).places,
  }),
);

builder.queryField('findPlaces', (t) =>
  t.field({
    type: FoundPlacesRef,
    description: '`searchPlaces`, which also says where its answer comes from.',
    args: searchArguments,
    resolve: (_root, search, context) => answerSearch(search, { context, operation: 'findPlaces' }),
  }),
);

function answerSearch(
  { query, near, beside, limit, domain, language }: SearchArguments,
  { context, operation }: { readonly context: ApiContext; readonly operation: string },
): Promise<SearchAnswer> {
  return reporting({ log: context.log, operation }, () => {
    const place = placeOf({ language, domain: domain ?? 'eu' });
    return findPlaces(context.places, { ...place, text: query, near: near ?? null, beside: beside ?? [], limit: limit ?? mostPlaces });
  });
}
