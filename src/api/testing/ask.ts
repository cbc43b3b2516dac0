import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect } from 'vitest';
import { createExecutor } from '../run/executor.ts';
import { schema } from '../schema.ts';
import { createSampleItinerary, sampleContactDetails, sampleCustomer } from './sample-input.ts';
import type { TestContext } from './test-context.ts';

const travel = v.looseObject({
  quoteId: v.string(),
  bookingId: v.nullable(v.string()),
  reference: v.string(),
  status: v.string(),
  stage: v.string(),
  version: v.number(),
  personReasons: v.array(v.string()),
  quotes: v.array(v.object({ key: v.string(), totalCents: v.number(), isChosen: v.boolean() })),
});
const fieldError = v.object({
  field: v.string(),
  code: v.string(),
  message: v.pipe(v.string(), v.nonEmpty()),
  proposal: v.nullable(v.string()),
});
const result = v.object({ travel: v.nullable(travel), errors: v.array(fieldError) });
export type Answered = v.InferOutput<typeof result>;

const fields = `{
  travel { quoteId bookingId reference status stage version personReasons quotes { key totalCents isChosen } }
  errors { field code message proposal }
}`;

const previewChange = `query ($id: String!, $itinerary: ItineraryInput!) {
  previewItineraryChange(id: $id, itinerary: $itinerary) {
    preview { totalCents beforeCents differenceCents driversBefore version quote { crew { drivers } } }
    errors { field code message proposal }
  }
}`;
const changePreview = v.object({
  previewItineraryChange: v.object({
    preview: v.nullable(
      v.object({
        totalCents: v.number(),
        beforeCents: v.number(),
        differenceCents: v.number(),
        driversBefore: v.number(),
        version: v.number(),
        quote: v.object({ crew: v.object({ drivers: v.number() }) }),
      }),
    ),
    errors: v.array(fieldError),
  }),
});

/** Runs mutations as a client does, against one context. */
export function createAsking(context: TestContext) {
  const execute = createExecutor({ schema, context });

  async function run(
    name: string,
    { declared, given, variables }: { declared: string; given: string; variables: object },
  ): Promise<Answered> {
    const { data, errors } = await execute(`mutation (${declared}) { ${name}(${given}) ${fields} }`, variables);
    expect(errors).toBeUndefined();
    return v.parse(v.object({ [name]: result }), data)[name] ?? { travel: null, errors: [] };
  }

  /** The version that a customer sees now; the same for each repetition of one request. */
  const seen = new Map<string, Promise<number>>();
  async function readVersion(id: string): Promise<number> {
    const { data } = await execute('query ($id: String!) { getTravel(id: $id) { version } }', { id });
    return v.parse(v.object({ getTravel: v.nullable(v.object({ version: v.number() })) }), data).getTravel?.version ?? 1;
  }
  const versionOf = (id: string, key: string): Promise<number> => {
    const version = seen.get(key) ?? readVersion(id);
    seen.set(key, version);
    return version;
  };

  return {
    execute,
    run,
    readVersion,
    versionOf,
    requestQuote: (changes: { itinerary?: object; customer?: object; key?: string; domain?: string; language?: string } = {}) =>
      run('requestQuote', {
        declared: '$key: String!, $itinerary: ItineraryInput!, $customer: CustomerInput!, $domain: Domain!, $language: Language!',
        given: 'idempotencyKey: $key, itinerary: $itinerary, customer: $customer, domain: $domain, language: $language',
        variables: {
          key: createKey(),
          itinerary: createSampleItinerary(),
          customer: sampleCustomer,
          domain: 'NL',
          language: 'nl',
          ...changes,
        },
      }),
    saveContactDetails: async (id: string, details: object = sampleContactDetails) =>
      await run('saveContactDetails', {
        declared: '$id: String!, $version: Int!, $customer: CustomerInput!, $firstContact: DayContactInput, $invoice: InvoiceInput',
        given: 'id: $id, version: $version, customer: $customer, firstContact: $firstContact, invoice: $invoice',
        variables: { id, version: await readVersion(id), ...details },
      }),
    acceptQuote: async (
      id: string,
      {
        key = createKey(),
        ...changes
      }: { total: number; version?: number; key?: string; option?: string; method?: string; terms?: boolean },
    ) =>
      await run('acceptQuote', {
        declared: '$key: String!, $id: String!, $total: Int!, $version: Int!, $option: String, $method: String, $terms: Typed',
        given:
          'idempotencyKey: $key, id: $id, expectedTotalCents: $total, version: $version, optionKey: $option, paymentMethod: $method, agreements: { termsAndCondition: $terms }',
        variables: { key, id, terms: true, version: await versionOf(id, key), ...changes },
      }),
    changeItinerary: (id: string, changes: { itinerary: object; total: number; version: number; key?: string }) =>
      run('changeItinerary', {
        declared: '$key: String!, $id: String!, $itinerary: ItineraryInput!, $total: Int!, $version: Int!',
        given: 'idempotencyKey: $key, id: $id, itinerary: $itinerary, expectedTotalCents: $total, version: $version',
        variables: { key: createKey(), id, ...changes },
      }),
    /** The new total and its difference, or the error codes. */
    previewChange: async (id: string, itinerary: object) => {
      const { data, errors } = await execute(previewChange, { id, itinerary });
      expect(errors).toBeUndefined();
      return v.parse(changePreview, data).previewItineraryChange;
    },
    cancelQuote: async (id: string, key = createKey()) =>
      await run('cancelQuote', {
        declared: '$key: String!, $id: String!, $version: Int!',
        given: 'idempotencyKey: $key, id: $id, version: $version, reason: "too dear"',
        variables: { key, id, version: await versionOf(id, key) },
      }),
  };
}

export function createKey(): string {
  return randomUUID();
}

export function codesOf({ errors }: Answered): readonly string[] {
  return errors.map(({ field, code }) => `${field} ${code}`);
}

/** The trip of an answer that must have one. */
export function travelOf(answered: Answered): NonNullable<Answered['travel']> {
  expect(answered.errors).toEqual([]);
  if (answered.travel === null) throw new Error('The answer has neither a trip nor an error');
  return answered.travel;
}
