import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { createAsking, createKey, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead, sampleContactDetails } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const started = v.object({
  startDirectBooking: v.object({
    travel: v.nullable(
      v.object({ quoteId: v.string(), status: v.string(), quotes: v.array(v.object({ key: v.string(), isChosen: v.boolean() })) }),
    ),
    errors: v.array(v.object({ field: v.string(), code: v.string(), proposal: v.nullable(v.string()) })),
  }),
});
const mutation = `mutation ($key: String!, $itinerary: ItineraryInput!, $option: String, $total: Int!) {
  startDirectBooking(idempotencyKey: $key, itinerary: $itinerary, optionKey: $option, expectedTotalCents: $total, domain: NL, language: nl) {
    travel { quoteId status quotes { key isChosen } }
    errors { field code proposal }
  }
}`;
const preview = v.object({
  previewQuote: v.object({ preview: v.object({ quotes: v.array(v.object({ key: v.string(), totalCents: v.number() })) }) }),
});

async function createSearch() {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db }));
  const itinerary = createSampleItinerary();
  const question =
    'query ($itinerary: ItineraryInput!) { previewQuote(itinerary: $itinerary, domain: NL, language: nl) { preview { quotes { key totalCents } } } }';
  const { quotes } = v.parse(preview, (await asking.execute(question, { itinerary })).data).previewQuote.preview;
  const start = async (changes: object = {}) => {
    const variables = { key: createKey(), itinerary, option: 'cheapest', total: totalOf('cheapest'), ...changes };
    return v.parse(started, (await asking.execute(mutation, variables)).data).startDirectBooking;
  };
  const totalOf = (key: string) => quotes.find((quote) => quote.key === key)?.totalCents ?? 0;
  return { db, start, totalOf, ...asking };
}

describe('startDirectBooking', () => {
  it('stores the chosen vehicles as a quote without a customer, sends no mail, and can be booked', async () => {
    const { db, start, totalOf, saveContactDetails, acceptQuote } = await createSearch();
    const { travel, errors } = await start({ option: 'one-size-up', total: totalOf('one-size-up') });
    expect(errors).toEqual([]);
    expect(travel?.quotes.find(({ isChosen }) => isChosen)?.key).toBe('one-size-up');
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    const id = travel?.quoteId ?? '';
    expect((await acceptQuote(id, { total: totalOf('one-size-up') })).errors[0]).toMatchObject({ field: 'phone', code: 'required' });
    await saveContactDetails(id, sampleContactDetails);
    expect(travelOf(await acceptQuote(id, { total: totalOf('one-size-up') })).status).toBe('Geboekt');
  });

  it('is one booking however often its button is pressed', async () => {
    const { db, start } = await createSearch();
    const key = createKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start({ key })));
    expect(new Set(answers.map(({ travel }) => travel?.quoteId)).size).toBe(1);
    expect(await db.selectFrom('trips').select('version').execute()).toHaveLength(1);
    expect((await start({ key, option: 'one-size-up' })).errors).toMatchObject([{ code: 'key-reused' }]);
  });

  it('begins nothing at another price than was seen, with unknown vehicles, or where a person must look', async () => {
    const { db, start, totalOf } = await createSearch();
    expect((await start({ total: 1 })).errors).toEqual([
      { field: 'expectedTotalCents', code: 'changed', proposal: String(totalOf('cheapest')) },
    ]);
    expect((await start({ option: 'flying-carpet' })).errors).toMatchObject([{ field: 'optionKey', code: 'invalid' }]);
    const stops = [{ placeText: 'Utrecht', date: dateAhead(60), time: '08:00' }, { placeText: 'Vlieland' }];
    const island = createSampleItinerary({ type: 'one-way', stops });
    expect((await start({ itinerary: island })).errors).toMatchObject([{ field: 'form', code: 'needs-person' }]);
    expect(await db.selectFrom('trips').select('version').execute()).toEqual([]);
  });
});
