import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { createAsking, createKey, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const answerSchema = v.object({
  travel: v.nullable(v.object({ stage: v.string(), cancelation: v.nullable(v.object({ fee: v.string(), feeCents: v.number() })) })),
  errors: v.array(v.object({ field: v.string(), code: v.string(), proposal: v.nullable(v.string()) })),
});
const previewSchema = v.nullable(v.object({ feeCents: v.number(), percent: v.number(), until: v.nullable(v.string()) }));

const mutation = `mutation ($key: String!, $id: String!, $version: Int!, $fee: Int!) {
  cancelBooking(idempotencyKey: $key, id: $id, version: $version, expectedFeeCents: $fee, reason: " plans  changed ") {
    travel { stage cancelation { fee feeCents } } errors { field code proposal }
  }
}`;

/** A booking that departs in this many days, with the requests about cancelling it. */
async function createBooking(days = 20) {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db }));
  const stops = [
    { placeKey: 'sample:utrecht', date: dateAhead(days), time: '08:00' },
    { placeText: 'Kaatsheuvel', date: dateAhead(days), time: '17:30' },
    { placeText: 'Utrecht' },
  ];
  const { quoteId } = travelOf(await asking.requestQuote({ itinerary: createSampleItinerary({ stops }) }));
  const { quotes } = travelOf(await asking.saveContactDetails(quoteId));
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const cancel = async (id: string, { fee, key = createKey(), version }: { fee: number; key?: string; version?: number }) => {
    const { data, errors } = await asking.execute(mutation, { key, id, fee, version: version ?? (await asking.readVersion(id)) });
    expect(errors).toBeUndefined();
    return v.parse(v.object({ cancelBooking: answerSchema }), data).cancelBooking;
  };
  const preview = async (id: string) => {
    const { data } = await asking.execute('query ($id: String!) { previewCancelation(id: $id) { feeCents percent until } }', { id });
    return v.parse(v.object({ previewCancelation: previewSchema }), data).previewCancelation;
  };
  const book = async () => travelOf(await asking.acceptQuote(quoteId, { total })).bookingId ?? '';
  const listMails = async () => {
    const { rows } = await sql<{ kind: string }>`select payload->>'kind' as kind from outbox order by created_at`.execute(db);
    return rows.map(({ kind }) => kind);
  };
  return { db, quoteId, total, book, cancel, preview, listMails, readVersion: asking.readVersion };
}

describe('cancelBooking', () => {
  it('cancels at the fee that the customer saw, with its history and its mail', async () => {
    const { db, total, book, cancel, preview, listMails } = await createBooking();
    const id = await book();
    const fee = Math.round(total / 4);
    expect(await preview(id)).toMatchObject({ feeCents: fee, percent: 25 });
    const { travel } = await cancel(id, { fee });
    expect(travel).toMatchObject({ stage: 'Cancellation', cancelation: { feeCents: fee } });
    expect(await listMails()).toEqual(['quote-ready', 'booking-confirmed', 'booking-cancelled']);
    const [last] = await db.selectFrom('trip_history').select(['event', 'actor', 'detail']).orderBy('version', 'desc').limit(1).execute();
    // The agreed terms are kept for later questions.
    expect(last).toEqual({ event: 'cancel', actor: 'customer', detail: { feeCents: fee, percent: 25, reason: 'plans  changed' } });
  });

  it('sends a mail with the amount still due of the fee, its date and account', async () => {
    const { db, total, book, cancel } = await createBooking();
    const fee = Math.round(total / 4);
    await cancel(await book(), { fee });
    const payment = v.object({
      due: v.array(v.object({ dueOn: v.string(), amountCents: v.number() })),
      transfer: v.object({ iban: v.string() }),
    });
    const { rows } = await sql<{ payload: unknown }>`select payload from outbox where payload->>'kind' = 'booking-cancelled'`.execute(db);
    const mailed = v.parse(v.object({ payment, refundCents: v.number() }), rows[0]?.payload);
    expect(mailed.payment.due.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(fee);
    expect([mailed.refundCents, mailed.payment.transfer.iban]).toEqual([0, expect.stringMatching(/^NL\d{2}/)]);
  });

  it('does nothing at an outdated fee, and returns the current one', async () => {
    const { book, cancel, total, listMails } = await createBooking();
    const id = await book();
    const { travel, errors } = await cancel(id, { fee: 0 });
    expect(travel).toBeNull();
    expect(errors).toEqual([{ field: 'expectedFeeCents', code: 'changed', proposal: String(Math.round(total / 4)) }]);
    expect(await listMails()).not.toContain('booking-cancelled');
  });

  it('cancels a trip far ahead free of charge within a day', async () => {
    const { book, cancel } = await createBooking(60);
    expect((await cancel(await book(), { fee: 0 })).travel?.cancelation).toEqual({ fee: '0', feeCents: 0 });
  });

  it('cancels once for ten concurrent requests, and repeats the answer', async () => {
    const { book, cancel, listMails, readVersion } = await createBooking(60);
    const id = await book();
    const key = createKey();
    // A repetition names the version that its first request named.
    const seen = { fee: 0, version: await readVersion(id) };
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => cancel(id, { ...seen, key: turn < 5 ? key : createKey() })));
    const winners = answers.filter(({ travel }) => travel !== null);
    expect([1, 5]).toContain(winners.length);
    const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(new Set(codes)).toEqual(new Set(['cancelled']));
    expect((await listMails()).filter((kind) => kind === 'booking-cancelled')).toHaveLength(1);
  });

  it('takes a key for one cancellation alone', async () => {
    const { book, cancel } = await createBooking(60);
    const id = await book();
    const key = createKey();
    await cancel(id, { fee: 0, key });
    expect((await cancel(id, { fee: 100, key })).errors).toMatchObject([{ code: 'key-reused' }]);
  });

  it('has nothing to cancel before the booking', async () => {
    const { quoteId, cancel, preview } = await createBooking();
    expect(await preview(quoteId)).toBeNull();
    expect((await cancel(quoteId, { fee: 0 })).errors).toMatchObject([{ field: 'form', code: 'not-booked' }]);
    expect((await cancel('x'.repeat(27), { fee: 0 })).errors).toMatchObject([{ field: 'id', code: 'trip-not-found' }]);
  });
});
