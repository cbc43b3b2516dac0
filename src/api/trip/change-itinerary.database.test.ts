import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { codesOf, createAsking, createKey, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

/** The sample trip with another time for the way back, and other changes. */
function itineraryBackAt(time: string, changes: object = {}) {
  const stops = [
    { placeKey: 'stop:0', date: dateAhead(60), time: '08:00' },
    { placeKey: 'stop:1', date: dateAhead(60), time },
    { placeKey: 'stop:2' },
  ];
  return createSampleItinerary({ stops, ...changes });
}

async function createQuote() {
  const { db } = await createTestDatabase();
  const asking = createAsking(createTestContext({ db }));
  const { quoteId: id, quotes } = travelOf(await asking.requestQuote());
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const listMails = async () => {
    const { rows } = await sql<{
      payload: { kind: string; differenceCents?: number };
    }>`select payload from outbox where failed_at is null order by id`.execute(db);
    return rows.map(({ payload }) => [payload.kind, payload.differenceCents ?? null]);
  };
  const previewed = async (itinerary: object, key = id) => {
    const { preview } = await asking.previewChange(key, itinerary);
    if (preview === null) throw new Error('The change was refused');
    return preview;
  };
  return { db, id, total, listMails, previewed, ...asking };
}

async function createBooking() {
  const quote = await createQuote();
  await quote.saveContactDetails(quote.id);
  const { bookingId } = travelOf(await quote.acceptQuote(quote.id, { total: quote.total }));
  const booked = bookingId ?? '';
  return { ...quote, bookingId: booked, previewed: (itinerary: object) => quote.previewed(itinerary, booked) };
}

describe('previewItineraryChange', () => {
  it('returns the new price and the difference, and stores nothing', async () => {
    const { db, total, previewed } = await createQuote();
    const preview = await previewed(itineraryBackAt('23:30'));
    expect(preview).toMatchObject({ beforeCents: total, differenceCents: preview.totalCents - total, driversBefore: 1, version: 1 });
    expect(preview.differenceCents).toBeGreaterThan(0);
    expect(await db.selectFrom('trips').select('version').execute()).toEqual([{ version: 1 }]);
  });

  it('reports if nothing changes', async () => {
    const { previewed } = await createQuote();
    expect((await previewed(itineraryBackAt('17:30'))).differenceCents).toBe(0);
  });

  it('returns errors beside their stop, and refuses what a person must price', async () => {
    const { id, previewChange } = await createQuote();
    const codes = async (itinerary: object) => (await previewChange(id, itinerary)).errors.map(({ field, code }) => `${field} ${code}`);
    expect(await codes(itineraryBackAt('07:00'))).toEqual(['stops.1.time before-previous']);
    expect(await codes(itineraryBackAt('17:30', { passengers: 0 }))).toEqual(['passengers too-few']);
    const toIsland = [{ placeKey: 'stop:0', date: dateAhead(60), time: '08:00' }, { placeText: 'Vlieland' }];
    expect(await codes(createSampleItinerary({ type: 'one-way', stops: toIsland }))).toEqual(['form needs-person']);
    expect((await previewChange('A'.repeat(27), itineraryBackAt('19:00'))).errors[0]?.code).toBe('trip-not-found');
  });
});

describe('changeItinerary', () => {
  it('changes a quote at the price that was seen, with its history and its mail', async () => {
    const { id, total, previewed, changeItinerary, execute, listMails } = await createQuote();
    const itinerary = itineraryBackAt('19:30', { passengers: 30 });
    const { totalCents, version } = await previewed(itinerary);
    const changed = travelOf(await changeItinerary(id, { itinerary, total: totalCents, version }));
    expect(changed).toMatchObject({ status: 'Offerte', version: 2 });
    expect(changed.quotes.find(({ isChosen }) => isChosen)?.totalCents).toBe(totalCents);
    const { data } = await execute('query ($id: String!) { getTravel(id: $id) { passengers stops { name time } } }', { id });
    expect(data).toMatchObject({ getTravel: { passengers: 30, stops: [{ name: 'Utrecht' }, { time: '19:30' }, { name: 'Utrecht' }] } });
    expect(await listMails()).toEqual([
      ['quote-ready', null],
      ['itinerary-changed', totalCents - total],
    ]);
  });

  it('mails a quote to no mailbox without end, for anybody can type anybody’s address', { timeout: 60_000 }, async () => {
    const { id, previewed, changeItinerary, listMails } = await createQuote();
    for (let round = 1; round <= 23; round += 1) {
      const itinerary = itineraryBackAt(round % 2 === 0 ? '19:00' : '19:30');
      const { totalCents: total, version } = await previewed(itinerary);
      travelOf(await changeItinerary(id, { itinerary, total, version }));
    }
    // Three an hour, for three hours; the others are held back.
    expect(await listMails()).toHaveLength(12);
  });

  it('limits the mails of concurrent changes as for requests', { timeout: 60_000 }, async () => {
    const { previewed, previewChange, requestQuote, changeItinerary, id, listMails } = await createQuote();
    const asked = await Promise.all(Array.from({ length: 11 }, () => requestQuote()));
    const ids = [id, ...asked.map((answer) => travelOf(answer).quoteId)];
    const itinerary = itineraryBackAt('19:30');
    const { totalCents: total } = await previewed(itinerary);
    expect((await previewChange(ids.at(-1) ?? '', itinerary)).errors).toEqual([]);
    const changed = await Promise.all(ids.map((each) => changeItinerary(each, { itinerary, total, version: 1 })));
    expect(changed.map((answer) => travelOf(answer).version)).toEqual(ids.map(() => 2));
    // Three an hour, for three hours; the others are held back.
    expect(await listMails()).toHaveLength(12);
  });

  it('changes a booking without charging it for being late, for its price was made long before', async () => {
    const { bookingId, total, previewed, changeItinerary } = await createBooking();
    const near = itineraryBackAt('17:30', { passengers: 49 });
    expect((await previewed(near)).totalCents).toBe(total);
    const later = itineraryBackAt('20:00');
    const { totalCents, version } = await previewed(later);
    const changed = travelOf(await changeItinerary(bookingId, { itinerary: later, total: totalCents, version }));
    expect(changed).toMatchObject({ status: 'Geboekt', stage: 'won', bookingId });
  });

  it('does nothing if price or trip differ from what was seen', async () => {
    const { id, previewed, changeItinerary } = await createQuote();
    const itinerary = itineraryBackAt('19:30');
    const { totalCents } = await previewed(itinerary);
    const dearer = await changeItinerary(id, { itinerary, total: totalCents + 1, version: 1 });
    expect(dearer.errors).toMatchObject([{ field: 'expectedTotalCents', code: 'changed', proposal: String(totalCents) }]);
    const older = await changeItinerary(id, { itinerary, total: totalCents, version: 7 });
    expect(older.errors).toMatchObject([{ field: 'version', code: 'changed', proposal: '1' }]);
  });

  it('refuses a booking that moves too far or shrinks too much', async () => {
    const { bookingId, previewChange } = await createBooking();
    const moved = itineraryBackAt('17:30', {
      stops: [
        { placeKey: 'stop:0', date: dateAhead(95), time: '08:00' },
        { placeKey: 'stop:1', date: dateAhead(95), time: '17:30' },
        { placeKey: 'stop:2' },
      ],
    });
    expect((await previewChange(bookingId, moved)).errors).toMatchObject([{ field: 'form', code: 'moved-too-far' }]);
    expect((await previewChange(bookingId, itineraryBackAt('12:00', { passengers: 3 }))).errors).toMatchObject([
      { code: 'shrinks-too-much' },
    ]);
  });

  it('compares a booking with the original order, however small the steps', async () => {
    const { bookingId, total, previewed, previewChange, changeItinerary } = await createBooking();
    const onDay = (days: number) => {
      const date = dateAhead(days);
      const stops = [{ placeKey: 'stop:0', date, time: '08:00' }, { placeKey: 'stop:1', date, time: '17:30' }, { placeKey: 'stop:2' }];
      return createSampleItinerary({ stops });
    };
    const itinerary = onDay(85);
    const { totalCents, version } = await previewed(itinerary);
    travelOf(await changeItinerary(bookingId, { itinerary, total: totalCents, version }));
    expect((await previewChange(bookingId, onDay(95))).errors).toMatchObject([{ field: 'form', code: 'moved-too-far' }]);
    const again = await changeItinerary(bookingId, { itinerary: onDay(95), total, version: version + 1 });
    expect(codesOf(again)).toEqual(['form moved-too-far']);
    expect((await previewed(onDay(60))).version).toBe(version + 1);
  });

  it('has one winner of twenty, and returns the same change for the same request', { timeout: 60_000 }, async () => {
    const { id, previewed, changeItinerary, listMails } = await createQuote();
    const itinerary = itineraryBackAt('19:30');
    const { totalCents: total, version } = await previewed(itinerary);
    const answers = await Promise.all(Array.from({ length: 20 }, () => changeItinerary(id, { itinerary, total, version })));
    expect(answers.filter(({ travel }) => travel !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['version changed']));
    const key = createKey();
    const twice = await Promise.all([0, 1].map(() => changeItinerary(id, { itinerary, total, version: 2, key })));
    expect(twice.map((answer) => travelOf(answer).version)).toEqual([3, 3]);
    expect(await listMails()).toHaveLength(3);
  });
});
