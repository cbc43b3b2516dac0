import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createAsking, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const told = v.object({
  getTravel: v.object({
    cancellationSteps: v.array(v.object({ percent: v.number() })),
    choice: v.object({ paymentPlan: v.array(v.object({ part: v.string() })) }),
    paymentTerms: v.object({ depositPercent: v.number() }),
  }),
});

/** An owner doubles the deposit and leaves one cancellation fee, from now on. */
async function createWorld() {
  const { db } = await createTestDatabase();
  let book: RateBook = houseBook();
  const context = createTestContext({ db, rates: () => book });
  const asking = createAsking(context);
  const publish = () => {
    const { payment, cancellation, ...rest } = book;
    const rates = [{ atLeast: 20, in: 'days', percent: 15 }] as const;
    const free = { withinHours: 0, daysAhead: 0 };
    book = {
      ...rest,
      version: 'other terms',
      payment: { ...payment, depositPercent: 50 },
      cancellation: { ...cancellation, rates, finalPercent: 80, free },
    };
  };
  const readTerms = async (id: string) => {
    const fields =
      'getTravel(id: $id) { cancellationSteps { percent } choice(option: null) { paymentPlan { part } } paymentTerms { depositPercent } }';
    const { data } = await asking.execute(`query ($id: String!) { ${fields} }`, { id });
    const { cancellationSteps, choice, paymentTerms } = v.parse(told, data).getTravel;
    return {
      percents: cancellationSteps.map(({ percent }) => percent),
      parts: choice.paymentPlan.map(({ part }) => part),
      deposit: paymentTerms.depositPercent,
    };
  };
  return { db, asking, publish, readTerms };
}

const before = { percents: [0, 10, 25, 50, 75, 100], parts: ['deposit', 'balance'], deposit: 25 };
const after = { percents: [15, 80], parts: ['deposit', 'balance'], deposit: 50 };

it('keeps the terms of its quote for an order, through later terms and changes of the trip', async () => {
  const { db, asking, publish, readTerms } = await createWorld();
  const { quoteId, reference } = travelOf(await asking.requestQuote());
  publish();
  expect(await readTerms(quoteId)).toEqual(before);
  const { quotes } = travelOf(await asking.saveContactDetails(quoteId));
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const { bookingId, version } = travelOf(await asking.acceptQuote(quoteId, { total }));
  expect(await readTerms(bookingId ?? '')).toEqual(before);
  const trip = await findTripByReference(db, reference);
  const invoiceOf = async () => (await readNumberedDocuments(db, trip?.id ?? '')).findLast(({ kind }) => kind === 'invoice');
  expect(await invoiceOf()).toMatchObject({ payments: [{ part: 'deposit', amountCents: Math.round(total / 4) }, { part: 'balance' }] });
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where(sql`payload ->> 'kind'`, '=', 'booking-confirmed')
    .executeTakeFirstOrThrow();
  expect(payload).toMatchObject({ feeSteps: before.percents.map((percent) => ({ percent })) });
  const stops = [
    { placeKey: 'stop:0', date: dateAhead(60), time: '08:00' },
    { placeKey: 'stop:1', date: dateAhead(60), time: '20:00' },
    { placeKey: 'stop:2' },
  ];
  const itinerary = createSampleItinerary({ stops });
  const preview = await asking.previewChange(bookingId ?? '', itinerary);
  travelOf(await asking.changeItinerary(bookingId ?? '', { itinerary, total: preview.preview?.totalCents ?? 0, version }));
  expect(await readTerms(bookingId ?? '')).toEqual(before);
});

it('offers the current terms afterwards', async () => {
  const { asking, publish, readTerms } = await createWorld();
  publish();
  const { quoteId } = travelOf(await asking.requestQuote());
  expect(await readTerms(quoteId)).toEqual(after);
});
