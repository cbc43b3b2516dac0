import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { createExecutor } from '../run/executor.ts';
import { schema } from '../schema.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const document = `query ($itinerary: ItineraryInput!) {
  previewQuote(itinerary: $itinerary, domain: NL, language: nl) {
    preview { quotes { key totalCents netCents vatCents lines { amountCents } } kilometers minutes days personReasons routePicture stops { label } }
    errors { field code message }
  }
}`;

const quote = v.looseObject({
  netCents: v.number(),
  vatCents: v.number(),
  totalCents: v.number(),
  lines: v.array(v.object({ amountCents: v.number() })),
});
const answer = v.looseObject({ preview: v.looseObject({ quotes: v.array(quote), stops: v.array(v.unknown()) }) });

async function preview(changes: object = {}) {
  const { data, errors } = await createExecutor({ schema, context: createTestContext() })(document, {
    itinerary: createSampleItinerary(changes),
  });
  expect(errors).toBeUndefined();
  return data?.previewQuote;
}

describe('previewQuote', () => {
  it('prices without a database, to the cent', async () => {
    const answered = v.parse(answer, await preview());
    expect(answered).toMatchObject({
      errors: [],
      preview: { days: 1, personReasons: [], routePicture: expect.stringMatching(/(<path\/>){2}<\/svg>$/) },
    });
    expect(answered.preview.quotes.map(({ key }) => key)).toEqual(['cheapest', 'one-size-up']);
    expect(answered.preview.stops).toEqual([{ label: 'Utrecht' }, { label: 'Kaatsheuvel' }, { label: 'Utrecht' }]);
    for (const { netCents, vatCents, totalCents, lines } of answered.preview.quotes) {
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(netCents);
      expect(netCents + vatCents).toBe(totalCents);
    }
  });

  it('explains why a person must price it', async () => {
    const stops = [{ placeText: 'Utrecht', date: dateAhead(60), time: '08:00' }, { placeText: 'Vlieland' }];
    expect(await preview({ type: 'one-way', stops })).toMatchObject({
      preview: { quotes: [], personReasons: ['ferry'], kilometers: null, minutes: null, routePicture: null },
      errors: [],
    });
  });

  it('returns errors beside their fields', async () => {
    expect(await preview({ passengers: 0 })).toEqual({
      preview: null,
      errors: [{ field: 'passengers', code: 'too-few', message: 'This number is too small.' }],
    });
  });
});

describe('an unknown place', () => {
  it('comes with possible places', async () => {
    const query = document.replace('errors { field code message }', 'errors { field code proposals }');
    const stops = [{ placeText: 'Utrech', date: dateAhead(60), time: '08:00' }, { placeText: 'Nergenshuizen' }];
    const { data } = await createExecutor({ schema, context: createTestContext() })(query, {
      itinerary: createSampleItinerary({ type: 'one-way', stops }),
    });
    expect(data?.previewQuote).toEqual({
      preview: null,
      errors: [
        { field: 'stops.0.place', code: 'place-unknown', proposals: ['Utrecht, Nederland'] },
        { field: 'stops.1.place', code: 'place-unknown', proposals: [] },
      ],
    });
  });
});

describe('a name of several places', () => {
  it('leads to a question with choices, and each of their keys is an answer', async () => {
    const query = document.replace('errors { field code message }', 'errors { field code choices { key label } }');
    const ask = async (first: object) => {
      const stops = [{ ...first, date: dateAhead(60), time: '08:00' }, { placeText: 'Groningen' }];
      const { data } = await createExecutor({ schema, context: createTestContext() })(query, {
        itinerary: createSampleItinerary({ type: 'one-way', stops }),
      });
      return data?.previewQuote;
    };
    const choices = [
      { key: 'sample:utrecht', label: 'Utrecht, Nederland' },
      { key: 'sample:amsterdam', label: 'Amsterdam, Nederland' },
    ];
    expect(await ask({ placeText: 'Dam' })).toEqual({
      preview: null,
      errors: [{ field: 'stops.0.place', code: 'place-ambiguous', choices }],
    });
    expect(await ask({ placeText: 'Dam', placeKey: 'sample:utrecht' })).toMatchObject({ errors: [] });
  });

  it('is asked about while one types', async () => {
    const query = 'query ($query: String!) { findPlaces(query: $query, language: nl, domain: NL) { choices { label } } }';
    const ask = async (text: string) => {
      const { data } = await createExecutor({ schema, context: createTestContext() })(query, { query: text });
      return data?.findPlaces;
    };
    expect(await ask('Dam')).toEqual({ choices: [{ label: 'Utrecht, Nederland' }, { label: 'Amsterdam, Nederland' }] });
    expect(await ask('Utrecht')).toEqual({ choices: [] });
    expect(await ask('')).toEqual({ choices: [] });
  });
});

describe('searchPlaces', () => {
  const search = async (variables: object) => {
    const query = 'query ($query: String!, $limit: Int) { searchPlaces(query: $query, language: nl, domain: NL, limit: $limit) { name } }';
    const { data } = await createExecutor({ schema, context: createTestContext() })(query, variables);
    return data?.searchPlaces;
  };

  it.each([
    ['utr', 10, [{ name: 'Utrecht' }]],
    ['  utr\u0000', 1_000, [{ name: 'Utrecht' }]],
    ['', 10, []],
    ['   ', 10, []],
    ['utr', 0, []],
    ['utr', -1, []],
    ['x'.repeat(10_000), 10, []],
  ])('finds %j at most %d times', async (query, limit, expected) => {
    expect(await search({ query, limit })).toEqual(expected);
  });

  it('puts the namesake near the other stops first', async () => {
    const query =
      'query ($beside: [String!]) { searchPlaces(query: "vienne", language: fr, domain: FR, beside: $beside, limit: 1) { label } }';
    const execute = createExecutor({ schema, context: createTestContext(sharedGeo) });
    const firstOf = async (beside: readonly string[]) => (await execute(query, { beside: [...beside] })).data?.searchPlaces;
    expect(await firstOf(['Lyon', 'Nergenshuizen'])).toEqual([{ label: 'Vienne, France' }]);
    expect(await firstOf(['Budapest', 'Salzbourg'])).toEqual([{ label: 'Vienne, Autriche' }]);
  });
});
