import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleJob, createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertReview, judgeReview } from '#operations/reviews/review-store.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripById, findTripByKey, findTripByShareKey, listTripsByEmail } from '#operations/trips/trip-store.ts';
import { anonymiseWhenDue } from './anonymise.ts';

const secret = 'Geheimnis';

/** A trip with personal data in every field that can contain it. */
function createTalkativeTrip(changes: Partial<Trip> = {}): Trip {
  const sample = createSampleTrip();
  const [first, ...rest] = sample.itinerary.stops;
  if (first === undefined) throw new Error('The sample has no stops');
  const home = { ...first, place: { ...first.place, kind: 'address' as const, name: `${secret} 7`, street: `${secret} 7` }, notes: secret };
  return {
    ...sample,
    ...tripStates.cancelled,
    bookedAt: '2026-11-21T11:00:00.000Z',
    customer: { firstName: secret, lastName: secret, email: `${secret}@example.com`, phone: secret, organisation: secret },
    itinerary: { ...sample.itinerary, stops: [home, ...rest] },
    group: { ...sample.group, flightNumber: secret, notes: secret },
    firstContact: { name: secret, phoneNumber: secret },
    secondContact: { name: secret, phoneNumber: secret },
    invoice: {
      organisation: secret,
      vatNumber: secret,
      street: secret,
      zipcode: secret,
      city: secret,
      country: 'NL',
      purchaseOrder: secret,
      paymentMethod: 'bank-transfer',
    },
    assignment: { driverName: secret, driverPhone: secret, vehicle: secret },
    cancelation: { feeCents: 100, at: '2026-11-21T12:00:00.000Z', reason: secret },
    utm: secret,
    gclid: secret,
    ...changes,
  };
}

async function storeEverything(db: Database, trip: Trip): Promise<void> {
  await storeSampleTrip(db, trip);
  await sql`update trip_history set detail = jsonb_build_object('reason', ${secret}::text, 'feeCents', 100)`.execute(db);
  await enqueueJobs(db, [createSampleJob({ tripId: trip.id, payload: { name: secret }, recipientHash: secret, messageId: '<one@x>' })]);
  await db
    .insertInto('idempotency_keys')
    .values({ operation: 'a', key: 'b', scope: trip.id, input_hash: secret, trip_id: trip.id })
    .execute();
  const transfer = { provider: 'transfer', provider_id: secret, status: 'paid', cents: 100 };
  await db
    .insertInto('payments')
    .values({ id: crypto.randomUUID(), trip_id: trip.id, ...transfer })
    .execute();
  const stars = { driver: 5, bus: 5, platform: 5, text: secret, author: secret };
  await insertReview(db, { tripId: trip.id, site: 'nl', language: 'nl', ...stars });
  await sql`insert into content_version values (1, 1, now(), '')`.execute(db);
  await judgeReview(db, trip.id, { verdict: 'publish', reason: null, by: 'Mo' });
}

async function readEverything(db: Database): Promise<string> {
  const tables = ['trips', 'trip_history', 'outbox', 'idempotency_keys', 'payments', 'trip_reviews', 'invoices'];
  const all = await Promise.all(tables.map((table) => sql`select to_jsonb(t) as row from ${sql.table(table)} as t`.execute(db)));
  return JSON.stringify(all.map(({ rows }) => rows));
}

describe('anonymiseWhenDue', () => {
  async function createScene(yearsAgo: number) {
    const { db } = await createTestDatabase();
    const trip = createTalkativeTrip();
    await storeEverything(db, trip);
    await sql`update trips set last_departure = ${`${new Date().getUTCFullYear() - yearsAgo}-12-31T22:00:00Z`}`.execute(db);
    const context = { db, addresses: testAddresses, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
    return { db, trip, context };
  }

  it('removes all personal data, keeps the figures, and disables every link', async () => {
    const { db, trip, context } = await createScene(8);
    expect((await readEverything(db)).split(secret).length).toBeGreaterThan(25);
    expect(await anonymiseWhenDue(context, 'retention-over', trip.id)).toBe(true);
    const left = await readEverything(db);
    expect(left.toLowerCase()).not.toContain(secret.toLowerCase());
    const changed = await findTripById(db, trip.id);
    expect(changed).toMatchObject({ reference: trip.reference, quote: trip.quote, cancelation: { feeCents: 100, reason: '' }, version: 2 });
    for (const key of [trip.quoteKey, trip.bookingKey]) expect(await findTripByKey(db, key)).toBeNull();
    expect(await findTripByShareKey(db, trip.shareKey)).toBeNull();
    expect(await listTripsByEmail(db, trip.customer.email, 10)).toEqual([]);
    expect((await listHistory(db, trip.id)).at(-1)).toMatchObject({ event: 'anonymise', actor: 'clock', version: 2 });
    // The pending mail is cancelled and can never be created again.
    expect(await db.selectFrom('outbox').select(['message_id', 'failed_at']).execute()).toMatchObject([{ message_id: '<one@x>' }]);
    expect(left).not.toContain('"failed_at":null');
    expect(await db.selectFrom('content_version').select('version').execute()).toEqual([{ version: 3 }]);
    expect(await anonymiseWhenDue(context, 'retention-over', trip.id)).toBe(false);
  });

  it('does not change a trip within its retention period, or one that is locked', async () => {
    const { db, trip, context } = await createScene(7);
    const before = await readEverything(db);
    expect(await anonymiseWhenDue(context, 'retention-over', trip.id)).toBe(false);
    expect(await readEverything(db)).toBe(before);
    const due = await createScene(8);
    await due.db.transaction().execute(async (tx) => {
      await sql`update trips set utm = 'held'`.execute(tx);
      expect(await anonymiseWhenDue(due.context, 'retention-over', due.trip.id)).toBe(false);
    });
  });
});
