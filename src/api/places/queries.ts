import type { FoundPlace } from '#geo/ports.ts';
import { builder, Domain, Language } from '../builder.ts';
import { placeOf } from '../content/place-arguments.ts';
import { reporting } from '../run/failures.ts';
import { CoordinatesRef } from '../trip/places-of-trip.ts';
import { mostPlaces, searchPlaces } from './search-places.ts';

const FoundPlaceRef = builder.objectRef<FoundPlace>('FoundPlace').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'By which a form names the place again.' }),
    label: t.exposeString('label'),
    name: t.exposeString('name'),
    town: t.exposeString('town'),
    street: t.exposeString('street'),
    zip: t.exposeString('zip'),
    countryCode: t.exposeString('countryCode'),
    kind: t.exposeString('kind'),
    coordinates: t.field({ type: CoordinatesRef, resolve: ({ coordinates }) => coordinates }),
    timeZone: t.exposeString('timeZone'),
  }),
});

const CoordinatesInput = builder.inputType('CoordinatesInput', {
  fields: (t) => ({ latitude: t.float({ required: true }), longitude: t.float({ required: true }) }),
});

builder.queryField('searchPlaces', (t) =>
  t.field({
    type: [FoundPlaceRef],
    args: {
      query: t.arg.string({ required: true }),
      language: t.arg({ type: Language, required: true }),
      domain: t.arg({ type: Domain, description: 'Places of its country rank higher.' }),
      near: t.arg({ type: CoordinatesInput }),
      limit: t.arg.int({ defaultValue: mostPlaces, description: 'Ten at most.' }),
    },
    resolve: (_root, { query, near, limit, domain, language }, context) =>
      reporting({ log: context.log, operation: 'searchPlaces' }, () => {
        const place = placeOf({ language, domain: domain ?? 'eu' });
        return searchPlaces(context.places, { ...place, text: query, near: near ?? null, limit: limit ?? mostPlaces });
      }),
  }),
);
