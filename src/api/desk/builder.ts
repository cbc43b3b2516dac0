import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql/index.js';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { DeskContext } from './context.ts';

/** The desk's own builder: nothing of it is in the schema of the sites. A field can be null only where it says so. */
export const builder = new SchemaBuilder<{ Context: DeskContext; DefaultFieldNullability: false }>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});

/** Ends a field for somebody without the right, in the words that he gets for what does not exist. */
export function require(context: DeskContext, right: StaffRight): void {
  if (!may(context.signedIn, right)) refuseUnknown();
}

/** Ends a field as if what was asked for did not exist. */
export function refuseUnknown(): never {
  throw new GraphQLError('There is no such thing', { extensions: { code: 'NOT_FOUND' } });
}
