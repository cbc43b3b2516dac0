import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codesOf, createBookedTrip, createKey, travelOf } from '../testing/booked-trip.ts';
import { createSampleItinerary, dateAhead, sampleCustomer } from '../testing/sample-input.ts';

const journey = {
  declared: '$key: String!, $id: String!, $version: Int!, $flightNumber: String, $firstContact: DayContactInput',
  given: 'idempotencyKey: $key, id: $id, version: $version, flightNumber: $flightNumber, firstContact: $firstContact',
};
const review = {
  declared: '$id: String!, $driver: Typed!, $text: String!, $author: String!',
  given: 'id: $id, driver: $driver, bus: 5, platform: 5, text: $text, author: $author',
};
const cancel = {
  declared: '$key: String!, $id: String!, $version: Int!, $fee: Int!',
  given: 'idempotencyKey: $key, id: $id, version: $version, expectedFeeCents: $fee',
};
const direct = {
  declared: '$key: String!, $itinerary: ItineraryInput!, $total: Int!, $option: String',
  given: 'idempotencyKey: $key, itinerary: $itinerary, expectedTotalCents: $total, optionKey: $option, domain: NL, language: nl',
};
const share = { declared: '$key: String!, $id: String!', given: 'idempotencyKey: $key, id: $id, isShared: true' };

/** CR and LF, a NUL, invisible characters, direction overrides, half a surrogate pair, markup. */
const nasty = 'Ann\r\nBcc: x@evil.example\u0000\u200b\u202e\ufeff\ud800<script>alert(1)</script>';
const cleaned = 'Ann Bcc: x@evil.example <script>alert(1)</script>';

async function createScene() {
  const booked = await createBookedTrip();
  const { asking } = booked;
  const run = (name: string, { declared, given }: typeof share, variables: object) =>
    asking.run(name, { declared, given, variables: { key: createKey(), ...variables } });
  /** With the version that the customer sees. */
  const seen = async (
    name: string,
    mutation: typeof share,
    { key = createKey(), ...variables }: { id: string; key?: string; [name: string]: unknown },
  ) => await run(name, mutation, { key, version: await asking.versionOf(variables.id, key), ...variables });
  return {
    ...booked,
    saveDetails: (id: string, changes: object) => seen('saveJourneyDetails', journey, { id, ...changes }),
    judge: (id: string, changes: object) => run('submitReview', review, { id, driver: 5, text: 'Good', author: 'Ann', ...changes }),
    cancel: (id: string, changes: object) => seen('cancelBooking', cancel, { id, fee: 0, ...changes }),
    start: (changes: object) => run('startDirectBooking', direct, { itinerary: createSampleItinerary(), total: 1, ...changes }),
    share: (id: string, changes: object = {}) => run('shareTrip', share, { id, ...changes }),
  };
}

describe('typed text', () => {
  it('is stored as one line without invisible characters', async () => {
    const { saveDetails, judge, bookingId, db, moveIntoPast } = await createScene();
    travelOf(
      await saveDetails(bookingId, { flightNumber: 'KL\r\n12\u200b34', firstContact: { name: nasty, phoneNumber: '+31 20 123 45 67' } }),
    );
    const row = await db.selectFrom('trips').select(['group_details', 'first_contact']).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ group_details: { flightNumber: 'KL 12 34' }, first_contact: { name: cleaned } });
    await moveIntoPast(bookingId, { days: 62 });
    travelOf(await judge(bookingId, { author: nasty, text: `${nasty}\n\n\n\nEnd` }));
    const kept = await db.selectFrom('trip_reviews').select(['author', 'text']).executeTakeFirstOrThrow();
    expect(kept).toEqual({ author: cleaned, text: 'Ann\nBcc: x@evil.example <script>alert(1)</script>\n\nEnd' });
  });

  it('is refused beside its field where it is too long, or no number that can be', async () => {
    const { saveDetails, judge, start, bookingId } = await createScene();
    const long = 'ż'.repeat(5_000);
    expect(codesOf(await saveDetails(bookingId, { flightNumber: long, firstContact: { name: long, phoneNumber: long } }))).toEqual([
      'flightNumber too-long',
      'firstContact.name too-long',
      'firstContact.phoneNumber too-long',
    ]);
    expect(codesOf(await judge(bookingId, { author: long, text: long, driver: 6 }))).toEqual([
      'driver too-many',
      'text too-long',
      'author too-long',
    ]);
    expect(codesOf(await judge(bookingId, { author: '\u200b', text: '\r\n', driver: '4.5' }))).toEqual([
      'driver invalid',
      'text required',
      'author required',
    ]);
    const stopsWith = (changes: object) => [
      { placeKey: 'sample:utrecht', date: dateAhead(60), time: '08:00' },
      { placeText: 'Kaatsheuvel', date: dateAhead(60), time: '17:30', ...changes },
      { placeText: 'Utrecht' },
    ];
    const codesWith = async (changes: object) => codesOf(await start({ itinerary: createSampleItinerary({ stops: stopsWith(changes) }) }));
    expect(await codesWith({ localKilometres: -1 })).toEqual(['stops.1.localKilometres too-few']);
    expect(await codesWith({ localKilometres: 1e300 })).toEqual(['stops.1.localKilometres invalid']);
    expect(await codesWith({ localKilometres: '9'.repeat(400) })).toEqual(['stops.1.localKilometres too-many']);
    expect(await codesWith({ localKilometres: 12.5 })).toEqual(['stops.1.localKilometres invalid']);
    expect(await codesWith({ localKilometres: true })).toEqual(['stops.1.localKilometres invalid']);
    expect(await codesWith({ notes: long, placeText: long })).toEqual(['stops.1.place too-long', 'stops.1.notes too-long']);
    expect(codesOf(await start({ itinerary: createSampleItinerary({ suppliesDriverRoom: false, passengers: true }) }))).toEqual([
      'passengers invalid',
    ]);
  });

  it('is refused if too long; only generated values are cut, between characters', async () => {
    const { asking, db } = await createScene();
    const { quoteId } = travelOf(await asking.requestQuote());
    const reason = `${'a'.repeat(1_999)}🎉`;
    const declared = '$key: String!, $id: String!, $version: Int!, $reason: String!';
    const given = 'idempotencyKey: $key, id: $id, version: $version, reason: $reason';
    const cancel = async (text: string) => {
      const version = await asking.readVersion(quoteId);
      return await asking.run('cancelQuote', { declared, given, variables: { key: createKey(), id: quoteId, version, reason: text } });
    };
    expect(codesOf(await cancel(reason))).toEqual(['reason too-long']);
    travelOf(await cancel('a'.repeat(2_000)));
    const { detail } = await db.selectFrom('trip_history').select('detail').where('event', '=', 'decline').executeTakeFirstOrThrow();
    expect(detail).toEqual({ reason: 'a'.repeat(2_000) });
    const source = `${'b'.repeat(499)}🎉`;
    const variables = { key: createKey(), itinerary: createSampleItinerary(), customer: sampleCustomer, source };
    const started = await asking.run('requestQuote', {
      declared: '$key: String!, $itinerary: ItineraryInput!, $customer: CustomerInput!, $source: String',
      given: 'idempotencyKey: $key, itinerary: $itinerary, customer: $customer, utm: $source, gclid: $source, domain: NL, language: nl',
      variables,
    });
    const stored = db.selectFrom('trips').select(['utm', 'gclid']).where('quote_key', '=', travelOf(started).quoteId);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ utm: 'b'.repeat(499), gclid: 'b'.repeat(499) });
  });

  it('chooses no vehicles that were not offered, and no other price', async () => {
    const { start, db } = await createScene();
    expect(codesOf(await start({ option: '__proto__' }))).toEqual(['optionKey invalid']);
    expect(codesOf(await start({ total: -1 }))).toEqual(['expectedTotalCents changed']);
    expect(await db.selectFrom('trips').select('id').execute()).toHaveLength(1);
  });
});

describe('one thing after another', () => {
  it('takes no change to a booking that was cancelled in another tab', async () => {
    const { asking, bookingId, quoteId, total, saveDetails, share: set, cancel: end } = await createScene();
    const { data } = await asking.execute('query ($id: String!) { previewCancelation(id: $id) { feeCents } }', { id: bookingId });
    const { feeCents } = v.parse(v.object({ previewCancelation: v.object({ feeCents: v.number() }) }), data).previewCancelation;
    expect((await end(bookingId, { fee: feeCents - 1 })).errors).toMatchObject([
      { field: 'expectedFeeCents', code: 'changed', proposal: String(feeCents) },
    ]);
    const key = createKey();
    const twice = await Promise.all([0, 1].map(() => end(bookingId, { fee: feeCents, key })));
    expect(new Set(twice.map((answer) => travelOf(answer).version)).size).toBe(1);
    expect(codesOf(await end(bookingId, { fee: feeCents }))).toEqual(['form cancelled']);
    expect(codesOf(await asking.acceptQuote(quoteId, { total }))).toEqual(['form cancelled']);
    const change = { itinerary: createSampleItinerary(), total, version: travelOf(twice[0] ?? { travel: null, errors: [] }).version };
    expect(codesOf(await asking.changeItinerary(bookingId, change))).toEqual(['form cancelled']);
    expect(codesOf(await saveDetails(bookingId, {}))).toEqual(['form cancelled']);
    expect(codesOf(await set(bookingId))).toEqual(['form cancelled']);
    expect(codesOf(await asking.saveContactDetails(quoteId))).toEqual(['form cancelled']);
  });

  it('judges an order by the database’s clock at the very second', async () => {
    const { asking, db } = await createScene();
    const { quoteId, quotes } = travelOf(await asking.requestQuote());
    await asking.saveContactDetails(quoteId);
    const { quote } = await db.selectFrom('trips').select('quote').where('quote_key', '=', quoteId).executeTakeFirstOrThrow();
    const validUntil = new Date().toISOString();
    const document = JSON.stringify({ ...v.parse(v.looseObject({}), quote), validUntil });
    await db.updateTable('trips').set({ quote: document, valid_until: validUntil }).where('quote_key', '=', quoteId).execute();
    const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
    expect(codesOf(await asking.acceptQuote(quoteId, { total }))).toEqual(['form expired']);
    expect(codesOf(await asking.saveContactDetails(quoteId))).toEqual(['form expired']);
  });

  it('has a key for one operation on one trip', async () => {
    const { asking, saveDetails, share: set, bookingId } = await createScene();
    const key = createKey();
    travelOf(await saveDetails(bookingId, { key }));
    travelOf(await set(bookingId, { key }));
    const { quoteId } = travelOf(await asking.requestQuote());
    const { quotes } = travelOf(await asking.saveContactDetails(quoteId));
    const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
    const { bookingId: other } = travelOf(await asking.acceptQuote(quoteId, { total }));
    expect(codesOf(await saveDetails(other ?? '', { key }))).toEqual(['idempotencyKey key-reused']);
    expect(codesOf(await saveDetails(bookingId, { key: 'short' }))).toEqual(['idempotencyKey invalid']);
  });

  it('opens a trip only by complete, correct keys', async () => {
    const { asking, bookingId, quoteId, db } = await createScene();
    const { share_key: shareKey } = await db.selectFrom('trips').select('share_key').executeTakeFirstOrThrow();
    const find = async (id: string) => (await asking.execute('query ($id: String!) { getTravel(id: $id) { reference } }', { id })).data;
    for (const wrong of [shareKey, bookingId.slice(0, -1), `${bookingId}A`, quoteId.toLowerCase(), ` ${quoteId}`, `${quoteId}\n`, '%'])
      expect(await find(wrong)).toEqual({ getTravel: null });
    for (const wrong of [shareKey, bookingId.slice(0, -1)]) expect(codesOf(await asking.cancelQuote(wrong))).toEqual(['id trip-not-found']);
  });
});
