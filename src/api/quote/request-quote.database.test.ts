import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { codesOf, createAsking, createKey, travelOf } from '../testing/ask.ts';
import { createSampleItinerary, dateAhead, sampleCustomer } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

async function createWorld() {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const countRows = async () => ({
    trips: (await db.selectFrom('trips').select('id').execute()).length,
    history: (await db.selectFrom('trip_history').select('trip_id').execute()).length,
    mails: (await db.selectFrom('outbox').select('kind').execute()).length,
  });
  const countMails = async () => {
    const rows = await db.selectFrom('outbox').select(['run_after', 'created_at', 'failed_at']).execute();
    const never = rows.filter(({ failed_at }) => failed_at !== null).length;
    const later = rows.filter(({ run_after, created_at, failed_at }) => failed_at === null && run_after > created_at).length;
    return { now: rows.length - later - never, later, never };
  };
  return { db, context, countRows, countMails, ...createAsking(context) };
}

const stopsAt = (...moments: readonly (readonly [string, string])[]) => ({
  type: 'one-way',
  stops: [
    ...moments.map(([date, time], index) => ({ placeText: index % 2 ? 'Kaatsheuvel' : 'Utrecht', date, time })),
    { placeText: 'Groningen' },
  ],
});

const crew = v.object({
  dutyMinutes: v.number(),
  duties: v.array(v.object({ parts: v.array(v.object({ minutes: v.number() })) })),
  checks: v.array(v.object({ rule: v.string() })),
});
const explained = v.object({ getTravel: v.object({ quotes: v.array(v.object({ crew })) }) });

describe('requestQuote', () => {
  it('stores a priced trip with its history and its mail', async () => {
    const { requestQuote, countRows, db, execute } = await createWorld();
    const trip = travelOf(await requestQuote());
    expect(trip).toMatchObject({ status: 'Offerte', stage: 'quote', version: 1, bookingId: null, personReasons: [] });
    expect(trip.reference).toMatch(/^NL-\d\d-\d{6}$/);
    expect(trip.quotes.find(({ isChosen }) => isChosen)?.totalCents).toBeGreaterThan(0);
    expect(await countRows()).toEqual({ trips: 1, history: 1, mails: 1 });
    const [mail] = await db.selectFrom('outbox').select('payload').execute();
    expect(mail?.payload).toMatchObject({ kind: 'quote-ready', url: `https://nl.example.com/quote/${trip.quoteId}` });
    const { data } = await execute('query ($id: String!) { getTravel(id: $id) { reference } }', { id: trip.quoteId });
    expect(data).toEqual({ getTravel: { reference: trip.reference } });
  });

  it('stores with every choice the driving plan that was priced', async () => {
    const { requestQuote, execute } = await createWorld();
    const { quoteId } = travelOf(await requestQuote());
    const asked =
      'query ($id: String!) { getTravel(id: $id) { quotes { crew { dutyMinutes duties { parts { minutes } } checks { rule } } } } }';
    const { data } = await execute(asked, { id: quoteId });
    const { quotes } = v.parse(explained, data).getTravel;
    expect(quotes.length).toBeGreaterThan(1);
    for (const { crew } of quotes) {
      const minutes = crew.duties.flatMap(({ parts }) => parts).reduce((total, part) => total + part.minutes, 0);
      expect(minutes).toBe(crew.dutyMinutes);
      expect(crew.checks.map(({ rule }) => rule)).toContain('shift');
    }
  });

  it('returns the same trip for the same request, sequentially and concurrently', async () => {
    const { requestQuote, countRows } = await createWorld();
    const key = createKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestQuote({ key })));
    const again = await requestQuote({ key });
    expect(new Set([...answers, again].map((answer) => travelOf(answer).quoteId)).size).toBe(1);
    expect(await countRows()).toEqual({ trips: 1, history: 1, mails: 1 });
  });

  it('refuses a key that came with other input', async () => {
    const { requestQuote, countRows } = await createWorld();
    const key = createKey();
    travelOf(await requestQuote({ key }));
    expect(codesOf(await requestQuote({ key, itinerary: createSampleItinerary({ passengers: 49 }) }))).toEqual([
      'idempotencyKey key-reused',
    ]);
    expect(codesOf(await requestQuote({ key, domain: 'DE', language: 'de' }))).toEqual(['idempotencyKey key-reused']);
    expect((await countRows()).trips).toBe(1);
  });

  it.each(['', 'short', 'x'.repeat(101), 'with spaces in the key', "'; drop table trips; --"])('refuses the key %j', async (key) => {
    const { requestQuote } = await createWorld();
    expect(codesOf(await requestQuote({ key }))).toEqual(['idempotencyKey invalid']);
  });

  it('leaves trips that need a ferry to a person', async () => {
    const { requestQuote, db } = await createWorld();
    const stops = [{ placeText: 'Utrecht', date: dateAhead(60), time: '08:00' }, { placeText: 'Vlieland' }];
    const trip = travelOf(await requestQuote({ itinerary: createSampleItinerary({ type: 'one-way', stops }) }));
    expect(trip).toMatchObject({ status: 'Aanvraag', stage: 'request', personReasons: ['ferry'], quotes: [] });
    const [mail] = await db.selectFrom('outbox').select('payload').execute();
    expect(mail?.payload).toMatchObject({ kind: 'request-received', reasons: ['ferry'] });
  });

  it('stores every trip but mails one mailbox three times an hour, and nine times later', async () => {
    const { requestQuote, countRows, countMails } = await createWorld();
    for (let round = 0; round < 14; round += 1) travelOf(await requestQuote());
    expect(await countRows()).toEqual({ trips: 14, history: 14, mails: 14 });
    expect(await countMails()).toEqual({ now: 3, later: 9, never: 2 });
    travelOf(await requestQuote({ customer: { ...sampleCustomer, email: 'bram@example.com' } }));
    expect(await countMails()).toEqual({ now: 4, later: 9, never: 2 });
  });

  it('limits the mails of thirty concurrent requests', { timeout: 60_000 }, async () => {
    const { requestQuote, countRows, countMails } = await createWorld();
    const answers = await Promise.all(Array.from({ length: 30 }, () => requestQuote()));
    expect(answers.every(({ travel }) => travel !== null)).toBe(true);
    expect(await countRows()).toEqual({ trips: 30, history: 30, mails: 30 });
    expect(await countMails()).toEqual({ now: 3, later: 9, never: 18 });
  });

  it('reads a street in a town that is known', async () => {
    const { requestQuote, db } = await createWorld();
    const stops = [{ placeText: 'Domplein 1, Utrecht', date: dateAhead(60), time: '08:00' }, { placeText: 'Groningen' }];
    travelOf(await requestQuote({ itinerary: createSampleItinerary({ type: 'one-way', stops }) }));
    const [trip] = await db.selectFrom('trips').select('itinerary').execute();
    expect(trip?.itinerary).toMatchObject({ stops: [{ place: { street: 'Domplein 1', town: 'Utrecht' } }, {}] });
  });

  it('speaks only languages of its site', async () => {
    const { requestQuote, db } = await createWorld();
    travelOf(await requestQuote({ domain: 'BE', language: 'frBE' }));
    travelOf(await requestQuote({ domain: 'BE', language: 'de' }));
    const trips = await db.selectFrom('trips').select(['site', 'language', 'reference']).orderBy('created_at').execute();
    expect(trips.map(({ site, language }) => `${site} ${language}`)).toEqual(['be frBE', 'be nlBE']);
  });

  it.each<[string, object, string[]]>([
    ['no passengers', { passengers: 0 }, ['passengers too-few']],
    ['a crowd', { passengers: 5_000 }, ['passengers too-many']],
    ['passengers that are no number', { passengers: 'many' }, ['passengers invalid']],
    ['one stop', { stops: [{ placeText: 'Utrecht', date: dateAhead(60), time: '08:00' }] }, ['stops too-few-stops']],
    ['no stops', { stops: [] }, ['stops too-few-stops']],
    [
      'sixty stops',
      { stops: Array.from({ length: 60 }, () => ({ placeText: 'Utrecht', date: dateAhead(60), time: '08:00' })) },
      ['stops too-many-stops'],
    ],
    ['yesterday', stopsAt([dateAhead(-1), '08:00']), ['stops.0.date past']],
    ['three years ahead', stopsAt([dateAhead(1_100), '08:00']), ['stops.0.date too-far']],
    ['a stop before the last', stopsAt([dateAhead(60), '08:00'], [dateAhead(59), '17:00']), ['stops.1.date before-previous']],
    ['a day that is none', stopsAt(['2027-02-30', '08:00']), ['stops.0.date invalid']],
    ['the hour that the clocks skip', stopsAt(['2027-03-28', '02:30']), ['stops.0.time gap']],
    ['an unknown type', { type: 'cruise' }, ['type invalid']],
    [
      'places that nobody knows',
      { stops: [{ placeText: 'Xyzzy', date: dateAhead(60), time: '08:00' }, { placeKey: 'sample:atlantis' }] },
      ['stops.0.place place-unknown', 'stops.1.place place-unknown'],
    ],
  ])('refuses %s', async (_what, changes, expected) => {
    const { requestQuote, countRows } = await createWorld();
    expect(codesOf(await requestQuote({ itinerary: createSampleItinerary(changes) }))).toEqual(expected);
    expect(await countRows()).toEqual({ trips: 0, history: 0, mails: 0 });
  });

  it('proposes the time by the new clock', async () => {
    const { requestQuote } = await createWorld();
    const { errors } = await requestQuote({ itinerary: createSampleItinerary(stopsAt(['2027-03-28', '02:30'])) });
    expect(errors[0]?.proposal).toBe('03:30');
  });

  it('stores which of two hours is meant, and leaves at that one', async () => {
    const { db, requestQuote } = await createWorld();
    const night = (time: string) => createSampleItinerary(stopsAt(['2027-10-31', time]));
    expect(codesOf(await requestQuote({ itinerary: night('02:30') }))).toEqual(['stops.0.time twice']);
    for (const hour of ['first', 'second']) travelOf(await requestQuote({ itinerary: night(`02:30 ${hour}`) }));
    const { rows } = await sql<{ hour: string; time: string; leaves: string }>`
      select itinerary #>> '{stops,0,departure,hour}' as hour, itinerary #>> '{stops,0,departure,time}' as time,
        to_char(first_departure at time zone 'UTC', 'HH24:MI') as leaves from trips order by 1`.execute(db);
    expect(rows).toEqual([
      { hour: 'first', time: '02:30', leaves: '00:30' },
      { hour: 'second', time: '02:30', leaves: '01:30' },
    ]);
  });

  it('reports all errors at once', async () => {
    const { requestQuote } = await createWorld();
    const customer = { ...sampleCustomer, lastName: ' ', email: 'anna at example' };
    const answered = await requestQuote({ itinerary: createSampleItinerary({ passengers: '' }), customer });
    expect(codesOf(answered)).toEqual(['passengers required', 'lastName required', 'email email']);
  });

  it('draws again where a reference is taken', async () => {
    const { db } = await createTestDatabase();
    let draws = 0;
    const randomBytes = (count: number) => {
      if (count !== 4) return crypto.getRandomValues(new Uint8Array(count));
      draws += 1;
      return Uint8Array.of(0, 0, 0, draws < 3 ? 7 : 8);
    };
    const { requestQuote } = createAsking(createTestContext({ db, randomBytes }));
    const references = [travelOf(await requestQuote()).reference, travelOf(await requestQuote()).reference];
    expect(references).toEqual([expect.stringMatching(/-100007$/), expect.stringMatching(/-100008$/)]);
    expect(draws).toBe(3);
  });
});
