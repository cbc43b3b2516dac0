import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql/index.js';
import { languageCodes, siteKeys } from '#domain/sites/keys.ts';
import type { ApiContext } from './context.ts';

/** The only schema builder. A field is nullable only where it says so. */
export const builder = new SchemaBuilder<{
  Context: ApiContext;
  DefaultFieldNullability: false;
  Scalars: {
    Typed: { Input: string | number | boolean; Output: never };
  };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});

builder.scalarType('Typed', {
  description: 'A value as a visitor typed it, text, number or boolean: what is wrong with it is answered beside its field.',
  serialize: () => {
    throw new TypeError('Typed is never an output');
  },
  parseValue: (value) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    throw new GraphQLError('Typed is a text, a number or a boolean', { extensions: { code: 'BAD_USER_INPUT' } });
  },
});

/** docs/specification.md#calls, "enumerated active domain": a site by its key in capitals. */
export const Domain = builder.enumType('Domain', {
  values: Object.fromEntries(siteKeys.map((key) => [key.toUpperCase(), { value: key }])),
});

/** The eight codes of docs/specification.md#constants; `eu` reads English (docs/specification.md#eu-language). */
export const Language = builder.enumType('Language', { values: languageCodes });
