import { globSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql/index.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { schema } from '../schema.ts';
import { createTestContext } from '../testing/test-context.ts';
import { createYogaHandler, type Limits, limits } from './http-handler.ts';

/** Every operation of the site, each with its fragments. */
const operations = Object.entries(
  separateOperations(
    parse(
      globSync('src/site/**/*.graphql')
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    ),
  ),
).map(([name, document]) => [name, print(document)] as const);

async function ask(query: string, given: Limits, variables: object = {}): Promise<string> {
  const handle = createYogaHandler({ schema, context: createTestContext(), introspection: false, limits: given });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { errors } = v.parse(
    v.object({ errors: v.optional(v.array(v.looseObject({ message: v.string() })), []) }),
    await (await handle(request)).json(),
  );
  return errors[0]?.message ?? '';
}

const halved = { depth: limits.depth / 2, aliases: limits.aliases / 2, tokens: limits.tokens / 2, cost: limits.cost / 2 };

describe('half the limits', () => {
  // Without variables the operation is refused for those, and for nothing else: the limits come before.
  it.each(operations)('leave room for %s', async (_name, query) => {
    expect(await ask(query, halved)).toContain('Variable "$');
  });
});

it('counts the cost of the requested fields', async () => {
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}: getPartners(domain: NL) { id name logo }`).join(' ');
  const few = { ...limits, cost: 50 };
  expect(await ask(`{ ${aliases(1)} }`, few)).toBe('');
  expect(await ask(`{ ${aliases(15)} }`, few)).toContain('Cost limit of 50');
});

describe('the stops of an itinerary', () => {
  const previewing = (names: readonly string[]) =>
    `query ($itinerary: ItineraryInput!) { ${names.map((name) => `${name}: previewQuote(itinerary: $itinerary, language: nl, domain: NL) { errors { code } }`).join(' ')} }`;
  const stop = { placeText: 'Utrecht' };
  const itineraryOf = (stops: number) => ({ type: 'day-trip', stops: Array.from({ length: stops }, () => stop), passengers: 30 });

  it('count towards the cost of a request', async () => {
    expect(await ask(previewing(['a']), limits, { itinerary: itineraryOf(20) })).toBe('');
    expect(await ask(previewing(['a', 'b']), limits, { itinerary: itineraryOf(10) })).toBe('');
    expect(await ask(previewing(['a', 'b']), limits, { itinerary: itineraryOf(20) })).toContain('with its stops');
    expect(await ask(previewing(['a']), limits, { itinerary: itineraryOf(60) })).toContain('with its stops');
  });

  it('count at most two itineraries, wherever they are hidden', async () => {
    const variables = { itinerary: itineraryOf(2) };
    expect(await ask(previewing(['a', 'b', 'c']), limits, variables)).toContain('Aliases limit of 2');
    const hidden = previewing(['a', 'b']).replace(/\}$/, '... on Query { ...more } }');
    const more = 'fragment more on Query { c: previewQuote(itinerary: $itinerary, language: nl, domain: NL) { errors { code } } }';
    expect(await ask(`${hidden} ${more}`, limits, variables)).toContain('Aliases limit of 2');
  });
});
