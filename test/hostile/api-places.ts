import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql/index.js';
import { oddValues } from '#server/testing/hostile/odd-values.ts';

export type ApiRequest = { readonly field: string; readonly body: string };

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../src/api/schema.graphql'), 'utf8'));

/** Every operation of the public API with every argument odd: a new one is found automatically. */
export function listApiRequests(): readonly ApiRequest[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) =>
      oddValues.map((value) => ({ field: field.name, body: write(kind, field, value) })),
    ),
  );
}

function write(kind: string, field: GraphQLField<unknown, unknown>, value: string): string {
  const declared = field.args.map((each) => `$${each.name}: ${each.type}`).join(', ');
  const given = field.args.map((each) => `${each.name}: $${each.name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const head = declared === '' ? kind : `${kind}(${declared})`;
  const query = `${head} { ${field.name}${given === '' ? '' : `(${given})`} ${selection} }`;
  return JSON.stringify({ query, variables: Object.fromEntries(field.args.map((each) => [each.name, odd(each.type, value, 0)])) });
}

function odd(type: GraphQLInputType, value: string, depth: number): unknown {
  if (isNonNullType(type)) return odd(type.ofType, value, depth);
  if (isListType(type)) return [odd(type.ofType, value, depth), odd(type.ofType, value, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return depth > 4
      ? {}
      : Object.fromEntries(Object.values(type.getFields()).map((each) => [each.name, odd(each.type, value, depth + 1)]));
  if (type.toString() === 'Boolean') return value.length % 2 === 0;
  return type.toString() === 'String' || type.toString() === 'ID' ? value : oddNumber(value);
}

function oddNumber(value: string): unknown {
  const number = Number(value);
  return value !== '' && Number.isFinite(number) ? number : value;
}
