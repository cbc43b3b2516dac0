import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refreshViews } from '#db/engine/refresh-views.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { createDocumentInsert, formatDocuments } from '#operations/invoices/invoice-store.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { findSimilarTrips, findTrips, type TripSearch } from './find-trips.ts';
import { searchTrips } from './search-trips.ts';

const everything: TripSearch = { search: '', state: null, site: null, days: [], order: 'latest', offset: 0, limit: 51 };

async function storeTrip(
  db: Parameters<typeof insertTrip>[0],
  { lastName, daysAhead }: { lastName: string; daysAhead: number },
): Promise<Trip> {
  const sample = createSampleTrip();
  const trip = { ...sample, customer: { ...sample.customer, lastName } };
  await insertTrip(db, trip);
  await sql`update trips set first_departure = now() + ${daysAhead} * interval '1 day',
    first_date = (now() + ${daysAhead} * interval '1 day')::date where id = ${trip.id}`.execute(db);
  return trip;
}

const namesOf = (trips: readonly Trip[]) => trips.map(({ customer }) => customer.lastName);

describe('trips', () => {
  it('come with the next departure first, or the latest first', async () => {
    const { db } = await createTestDatabase();
    for (const [lastName, daysAhead] of [
      ['Past', -9],
      ['Next', 2],
      ['Far', 200],
      ['Just', -3],
    ] as const)
      await storeTrip(db, { lastName, daysAhead });
    expect(namesOf(await findTrips(db, { ...everything, order: 'nearest' }))).toEqual(['Next', 'Far', 'Just', 'Past']);
    expect(namesOf(await findTrips(db, everything))).toEqual(['Far', 'Next', 'Just', 'Past']);
    expect(namesOf(await findTrips(db, { ...everything, order: 'earliest', offset: 1, limit: 2 }))).toEqual(['Just', 'Next']);
  });

  it.each([null, tripStates.quote] as const)(
    'that depart at the same time are on one page each, whatever their order: %j',
    async (state) => {
      const { db } = await createTestDatabase();
      const stored = await Promise.all(Array.from({ length: 9 }, () => storeTrip(db, { lastName: 'Same', daysAhead: 2 })));
      await sql`update trips set status = ${tripStates.quote.status}, stage = ${tripStates.quote.stage},
      first_departure = case when reference < ${stored[4]?.reference ?? ''} then date_trunc('day', now() - interval '2 days')
        else date_trunc('day', now() + interval '2 days') end`.execute(db);
      for (const order of ['latest', 'earliest', 'nearest'] as const) {
        const pages = await Promise.all([0, 2, 4, 6, 8].map((offset) => findTrips(db, { ...everything, state, order, offset, limit: 2 })));
        const shown = pages.flat().map(({ id }) => id);
        expect(shown.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
        const whole = await findTrips(db, { ...everything, state, order });
        expect(whole.map(({ id }) => id)).toEqual(shown);
      }
    },
  );

  it('whose vehicles are set aside are found until the moment that ends', async () => {
    const { db } = await createTestDatabase();
    const { quote, expired } = tripStates;
    for (const [lastName, hours, { status, stage }] of [
      ['Held', 5, quote],
      ['Over', -1, quote],
      ['Ended', 5, expired],
      ['Free', null, quote],
    ] as const) {
      const { id } = await storeTrip(db, { lastName, daysAhead: 20 });
      await sql`update trips set status = ${status}, stage = ${stage}, reserved_until = now() + ${hours}::int * interval '1 hour'
        where id = ${id}`.execute(db);
    }
    expect(namesOf(await findTrips(db, { ...everything, isHeld: true }))).toEqual(['Held']);
    expect(namesOf(await findTrips(db, { ...everything, isHeld: true, state: tripStates.quote, search: 'held' }))).toEqual(['Held']);
    expect(await findTrips(db, { ...everything, isHeld: true, state: tripStates.booked })).toEqual([]);
  });

  it('are found by the day of departure as it was last changed', async () => {
    const { db } = await createTestDatabase();
    await storeTrip(db, { lastName: 'Soon', daysAhead: 3 });
    const { rows } = await sql<{ day: string }>`select (now() + interval '3 days')::date as day`.execute(db);
    const day = rows[0]?.day ?? '';
    expect(namesOf(await findTrips(db, { ...everything, days: [{ from: day, to: day }] }))).toEqual(['Soon']);
    expect(await findTrips(db, { ...everything, days: [{ from: '2020-01-01', to: '2020-01-02' }] })).toEqual([]);
  });

  it('are found by their driver and vehicle once these are assigned', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db, { lastName: 'Driven', daysAhead: 1 });
    expect(await findTrips(db, { ...everything, search: 'jorij' })).toEqual([]);
    const assignment = { driverName: 'Jorij Bus', driverPhone: '06', vehicle: '12-BRX-4, white' };
    await sql`update trips set assignment = ${JSON.stringify(assignment)}::jsonb where id = ${trip.id}`.execute(db);
    expect(namesOf(await findTrips(db, { ...everything, search: 'jorij 12-brx' }))).toEqual(['Driven']);
  });

  it('of one state are found by a word that later trips of other states have too', async () => {
    const { db } = await createTestDatabase();
    for (const [name, daysAhead] of [
      ['done', -30],
      ['expired', -9],
      ['booked', 9],
      ['quote', 90],
    ] as const) {
      const { id } = await storeTrip(db, { lastName: name, daysAhead });
      const { status, stage } = tripStates[name];
      await sql`update trips set status = ${status}, stage = ${stage}, booked_at = now() where id = ${id}`.execute(db);
    }
    for (const name of ['done', 'expired', 'booked', 'quote'] as const) {
      for (const order of ['latest', 'earliest', 'nearest'] as const) {
        const found = await findTrips(db, { ...everything, search: 'utrecht', state: tripStates[name], order });
        expect([order, namesOf(found)]).toEqual([order, [name]]);
      }
    }
  });

  it('are found despite a typing error, with the corrected word', async () => {
    const { db, url } = await createTestDatabase();
    await storeTrip(db, { lastName: 'Müller', daysAhead: 1 });
    await sql`update view_refreshes set refreshed_at = case name when 'search_words' then now() - interval '1 day' else now() end`.execute(
      db,
    );
    expect(await refreshViews(url, false)).toBe(1);
    expect(await refreshViews(url, false)).toBe(0);
    for (const search of ['muler', 'mueller', 'mullre', 'utrehct muler']) {
      expect(await findTrips(db, { ...everything, search })).toEqual([]);
      const { trips, meant } = await findSimilarTrips(db, { ...everything, search });
      expect([search, namesOf(trips), meant]).toEqual([search, ['Müller'], expect.arrayContaining(['muller'])]);
    }
    expect(await findSimilarTrips(db, { ...everything, search: 'xyzzyx' })).toEqual({ trips: [], meant: [] });
  });

  it('are found in every alphabet, with or without accents, at once also despite a typing error', async () => {
    const { db } = await createTestDatabase();
    const names = ['Παπαδοπούλου', 'Dvořák', 'Łukaszewicz', 'Щербицький', '김지영', 'Groß', 'Şahin', 'أحمد'];
    for (const lastName of names) await storeTrip(db, { lastName, daysAhead: 1 });
    const typed = ['παπαδοπουλου', 'DVORAK', 'lukaszewicz', 'Щербицький', '김지', 'gross', 'sahin', 'احمد'];
    const found = await Promise.all([...names, ...typed].map(async (search) => await findTrips(db, { ...everything, search })));
    expect(found.map(namesOf)).toEqual([...names, ...names].map((name) => [name]));
    const mistyped = await Promise.all(['dvorrak', 'lukashewicz'].map(async (search) => await searchTrips(db, { ...everything, search })));
    expect(mistyped.map(({ trips }) => namesOf(trips))).toEqual([['Dvořák'], ['Łukaszewicz']]);
    expect((await searchTrips(db, { ...everything, search: '%' })).trips).toEqual([]);
  });

  it('are found by a part of the number of their invoice', async () => {
    const { db } = await createTestDatabase();
    const billed = await storeTrip(db, { lastName: 'Billed', daysAhead: 1 });
    await storeTrip(db, { lastName: 'Other', daysAhead: 2 });
    const document = { ...sampleInvoice(), number: '' };
    const rows = formatDocuments([
      { tripId: billed.id, company: 'NL', year: 2026, issuedAt: '2026-11-20T09:00:00.000Z', billingDocument: document },
    ]);
    await createDocumentInsert(rows, sql`(select 1) as once`).execute(db);
    await numberDocuments(db);
    for (const search of ['000001', '2026-000001', 'inv 1', 'INV1', 'INV-NL-2026-0000', 'inv-nl-2026-000001']) {
      expect([search, namesOf((await searchTrips(db, { ...everything, search })).trips)]).toEqual([search, ['Billed']]);
    }
    for (const search of ['000002', 'CN 1', 'INV-BE-2026-0000', '2025-000001']) {
      expect([search, namesOf((await searchTrips(db, { ...everything, search })).trips)]).toEqual([search, []]);
    }
  });
});
