import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/engine/transaction.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { createDocuments } from '#operations/invoices/billing-documents.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { lockTrip } from '#operations/trips/apply.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { createAsking, createKey, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const account = v.object({
  invoices: v.array(v.object({ number: v.string(), kind: v.string(), totalCents: v.number(), payments: v.array(v.unknown()) })),
  payments: v.array(v.object({ cents: v.number(), status: v.string() })),
  information: v.object({ status: v.string(), outstandingCents: v.number(), dueDate: v.nullable(v.string()) }),
});
const query = `query ($id: String!) {
  getInvoices(id: $id) {
    invoices { number kind totalCents payments { dueOn } }
    payments { cents status }
    information { status outstandingCents dueDate }
  }
}`;

async function createBooking(world?: Awaited<ReturnType<typeof createTestDatabase>>) {
  const { db } = world ?? (await createTestDatabase());
  const asking = createAsking(createTestContext({ db }));
  const { quoteId, quotes } = travelOf(await asking.requestQuote());
  await asking.saveContactDetails(quoteId);
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const { bookingId } = travelOf(await asking.acceptQuote(quoteId, { total }));
  const id = bookingId ?? '';
  const findAccount = async () => v.parse(v.object({ getInvoices: account }), (await asking.execute(query, { id })).data).getInvoices;
  return { ...asking, db, id, total, findAccount };
}

type Booking = Awaited<ReturnType<typeof createBooking>>;

/** Changes a booking as previewed; the way back leaves at `time`. */
async function changeBooking({ previewChange, changeItinerary, id }: Booking, time: string, changes: object = {}) {
  const stops = [
    { placeKey: 'stop:0', date: dateAhead(60), time: '08:00' },
    { placeKey: 'stop:1', date: dateAhead(60), time },
    { placeKey: 'stop:2' },
  ];
  const itinerary = createSampleItinerary({ stops, ...changes });
  const { preview } = await previewChange(id, itinerary);
  const total = preview?.totalCents ?? 0;
  travelOf(await changeItinerary(id, { itinerary, total, version: preview?.version ?? 0 }));
  return total;
}

async function cancelBooking({ execute, readVersion, id }: Booking) {
  const { data } = await execute('query ($id: String!) { previewCancelation(id: $id) { feeCents } }', { id });
  const { feeCents } = v.parse(v.object({ previewCancelation: v.object({ feeCents: v.number() }) }), data).previewCancelation;
  const cancel = `mutation ($id: String!, $version: Int!, $fee: Int!, $key: String!) {
    cancelBooking(id: $id, version: $version, expectedFeeCents: $fee, idempotencyKey: $key, reason: "") { errors { code } } }`;
  expect((await execute(cancel, { id, version: await readVersion(id), fee: feeCents, key: createKey() })).data).toEqual({
    cancelBooking: { errors: [] },
  });
  return feeCents;
}

const year = new Date().getUTCFullYear();
const numberOf = (prefix: string, sequence: number) => `${prefix}-NL-${year}-${String(sequence).padStart(6, '0')}`;

describe('a booking', () => {
  it('is invoiced at once, for the accepted price', async () => {
    const { findAccount, total } = await createBooking();
    const { invoices, information } = await findAccount();
    expect(invoices).toMatchObject([{ number: numberOf('INV', 1), kind: 'invoice', totalCents: total }]);
    expect(invoices[0]?.payments).toHaveLength(2);
    expect(information).toMatchObject({ status: 'open', outstandingCents: total, dueDate: dateAhead(7) });
  });

  it('counts payments', async () => {
    const { db, findAccount, total } = await createBooking();
    const { id: tripId } = await db.selectFrom('trips').select('id').executeTakeFirstOrThrow();
    const paid = { trip_id: tripId, provider: 'transfer', status: 'paid', cents: total, paid_at: new Date().toISOString() };
    await db
      .insertInto('payments')
      .values({ id: createKey(), provider_id: 'statement 12', ...paid })
      .execute();
    expect((await findAccount()).information).toEqual({ status: 'paid', outstandingCents: 0, dueDate: null });
  });

  it('numbers forty bookings at once without a gap', { timeout: 60_000 }, async () => {
    const world = await createTestDatabase();
    const bookings = await Promise.all(Array.from({ length: 40 }, () => createBooking(world)));
    const sold = await world.db.selectFrom('invoices').select('number').execute();
    expect(sold.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, () => null));
    const accounts = await Promise.all(bookings.map(({ findAccount }) => findAccount()));
    const numbers = accounts.flatMap(({ invoices }) => invoices.map(({ number }) => number));
    expect(numbers.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => numberOf('INV', index + 1)));
  });

  it('loses no number to an order that is refused', async () => {
    const world = await createTestDatabase();
    const first = await createBooking(world);
    await first.findAccount();
    expect((await first.acceptQuote(first.id, { total: first.total })).travel).toBeNull();
    const second = await createBooking(world);
    expect((await second.findAccount()).invoices[0]?.number).toBe(numberOf('INV', 2));
  });

  it('is credited down to the fee when it is cancelled', async () => {
    const booking = await createBooking();
    const { total, findAccount } = booking;
    const feeCents = await cancelBooking(booking);
    const { invoices, information } = await findAccount();
    expect(invoices.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', total],
      ['credit-note', total - feeCents],
    ]);
    expect(invoices[1]?.number).toBe(numberOf('CN', 1));
    expect(information.outstandingCents).toBe(feeCents);
  });

  it('is credited by the number of an invoice that was not opened, and that comes first', async () => {
    const world = await createTestDatabase();
    const [other, booking] = [await createBooking(world), await createBooking(world)];
    await cancelBooking(booking);
    const stored = () => world.db.selectFrom('invoices').select(['number', 'document']).orderBy('entry').execute();
    const credited = { document: { invoice: { number: numberOf('INV', 2) } } };
    // The cancellation numbered what there was; its own document waits for its reader.
    expect(await stored()).toMatchObject([{ number: numberOf('INV', 1) }, { number: numberOf('INV', 2) }, { number: null, ...credited }]);
    await booking.findAccount();
    expect((await other.findAccount()).invoices).toHaveLength(1);
    expect((await stored())[2]).toMatchObject({ number: numberOf('CN', 1), ...credited });
  });

  it('is credited and invoiced again when its itinerary changes', async () => {
    const booking = await createBooking();
    const { total, findAccount } = booking;
    const newTotal = await changeBooking(booking, '20:00');
    const { invoices, information } = await findAccount();
    expect(invoices.map(({ number, totalCents }) => [number, totalCents])).toEqual([
      [numberOf('INV', 1), total],
      [numberOf('CN', 1), total],
      [numberOf('INV', 2), newTotal],
    ]);
    expect(information).toMatchObject({ status: 'open', outstandingCents: newTotal });
  });

  it('has the documents of each change, and is cancelled by the last of them', { timeout: 30_000 }, async () => {
    const booking = await createBooking();
    const totals = [booking.total, await changeBooking(booking, '19:00'), await changeBooking(booking, '20:00')] as const;
    const feeCents = await cancelBooking(booking);
    const { invoices, information } = await booking.findAccount();
    expect(invoices.map(({ number, totalCents }) => [number, totalCents])).toEqual([
      [numberOf('INV', 1), totals[0]],
      [numberOf('CN', 1), totals[0]],
      [numberOf('INV', 2), totals[1]],
      [numberOf('CN', 2), totals[1]],
      [numberOf('INV', 3), totals[2]],
      [numberOf('CN', 3), totals[2] - feeCents],
    ]);
    expect(information.outstandingCents).toBe(feeCents);
  });

  it('has new documents for another itinerary at the same price', async () => {
    const booking = await createBooking();
    const passengers = 49;
    expect(await changeBooking(booking, '17:30', { passengers })).toBe(booking.total);
    expect((await booking.findAccount()).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
  });

  it('has no new documents and no mail if nothing changes, and no documents for changes that no document shows', async () => {
    const booking = await createBooking();
    const countMails = async () => (await booking.db.selectFrom('outbox').select('id').execute()).length;
    const before = await countMails();
    await changeBooking(booking, '17:30');
    expect(await countMails()).toBe(before);
    await changeBooking(booking, '17:30', { notes: 'We bring a dog.' });
    expect(await countMails()).toBe(before + 1);
    expect((await booking.findAccount()).invoices.map(({ number }) => number)).toEqual([numberOf('INV', 1)]);
  });

  it('has no credit note where the fee is all of the price', async () => {
    const booking = await createBooking();
    const trip = await findTripByKey(booking.db, booking.id);
    if (trip === null) throw new Error('No such trip');
    const now = new Date().toISOString();
    const cancelled = { ...trip, cancelation: { feeCents: booking.total, at: now, reason: '' } };
    expect(await createDocuments(booking.db, { trip: cancelled, now, billing: 'fee' })).toEqual([]);
    const { invoices, information } = await booking.findAccount();
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice']);
    expect(information.outstandingCents).toBe(booking.total);
  });

  it('leaves no gap if a change fails after its documents were numbered', async () => {
    const booking = await createBooking();
    const trip = await findTripByKey(booking.db, booking.id);
    if (trip === null) throw new Error('No such trip');
    const failing = inTransaction(booking.db, async (tx) => {
      const locked = lockTrip({ db: tx, addresses: testAddresses }, { trip, now: new Date().toISOString(), actor: { kind: 'customer' } });
      await locked.write({ event: 'change-itinerary', set: {}, detail: {}, mail: null, billing: 'credit-and-invoice' });
      await numberDocuments(tx);
      throw new Error('after the documents');
    });
    await expect(failing).rejects.toThrow('after the documents');
    await changeBooking(booking, '20:00');
    await numberDocuments(booking.db);
    const rows = await booking.db.selectFrom('invoices').select(['kind', 'sequence']).orderBy('kind').orderBy('sequence').execute();
    expect(rows.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ['credit-note', 1],
      ['invoice', 1],
      ['invoice', 2],
    ]);
  });
});

it('reveals nothing about a trip of another customer', async () => {
  const { db } = await createTestDatabase();
  const { execute } = createAsking(createTestContext({ db }));
  expect((await execute(query, { id: 'A'.repeat(27) })).data).toEqual({ getInvoices: null });
});
