import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lastDateKept } from '#domain/retention/retention-terms.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Database } from '../engine/tables.ts';
import { emptySpentJobs, enqueueJobs } from '../outbox/outbox-store.ts';
import { storeSampleTrip } from '../testing/insert-trip.ts';
import { createSampleJob, createSampleTrip } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { anonymiseTrip } from './anonymise-trip.ts';
import { type DueKind, listDueTrips } from './due-trips.ts';
import { insertReview, judgeReview } from './review-store.ts';
import { findTripById, findTripByKey, findTripByShareKey, listTripsByEmail } from './trip-store.ts';

const secret = 'Geheimnis';

/** A trip that says something of its people wherever it can. */
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
  await judgeReview(db, trip.id, 'publish');
}

async function readEverything(db: Database): Promise<string> {
  const tables = ['trips', 'trip_history', 'outbox', 'idempotency_keys', 'payments', 'trip_reviews', 'invoices'];
  const all = await Promise.all(tables.map((table) => sql`select to_jsonb(t) as row from ${sql.table(table)} as t`.execute(db)));
  return JSON.stringify(all.map(({ rows }) => rows));
}

const createKey = () => randomBytes(20).toString('base64url');

describe('anonymiseTrip', () => {
  it('leaves nothing of anybody anywhere, keeps the figures, and ends every link', async () => {
    const { db } = await createTestDatabase();
    const trip = createTalkativeTrip();
    await storeEverything(db, trip);
    expect((await readEverything(db)).split(secret).length).toBeGreaterThan(25);
    const at = '2037-01-01T00:00:00.000Z';
    const changed = await db.transaction().execute((tx) => anonymiseTrip(tx, { trip, actor: 'clock', at, createKey }));
    const left = await readEverything(db);
    expect(left.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(changed).toMatchObject({ reference: trip.reference, quote: trip.quote, cancelation: { feeCents: 100, reason: '' }, version: 2 });
    expect(await findTripById(db, trip.id)).toEqual(changed);
    for (const key of [trip.quoteKey, trip.bookingKey]) expect(await findTripByKey(db, key)).toBeNull();
    expect(await findTripByShareKey(db, trip.shareKey)).toBeNull();
    expect(await listTripsByEmail(db, trip.customer.email, 10)).toEqual([]);
    // The mail that waited is over, and can never be made again.
    expect(await db.selectFrom('outbox').select(['message_id', 'failed_at']).execute()).toMatchObject([{ message_id: '<one@x>' }]);
    expect(left).not.toContain('"failed_at":null');
    expect(await db.selectFrom('content_version').select('version').execute()).toEqual([{ version: 3 }]);
  });

  it('does nothing to a trip that somebody changed meanwhile', async () => {
    const { db } = await createTestDatabase();
    const trip = createTalkativeTrip();
    await storeEverything(db, trip);
    await sql`update trips set version = 2`.execute(db);
    const before = await readEverything(db);
    const attempt = db.transaction().execute((tx) => anonymiseTrip(tx, { trip, actor: 'clock', at: trip.createdAt, createKey }));
    expect(await attempt).toBeNull();
    expect(await readEverything(db)).toBe(before);
  });
});

describe('what is due to be anonymous', () => {
  const list = (db: Database, kind: DueKind) => listDueTrips(db, { kind, after: null, limit: 10 });

  it('is what was never booked, ninety days after it was asked', async () => {
    const { db } = await createTestDatabase();
    const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000).toISOString() });
    const old = [tripStates.expired, tripStates.declined, tripStates.request].map((state) => createSampleTrip({ ...state, ...ago(90.01) }));
    const kept = [
      createSampleTrip({ ...tripStates.expired, ...ago(89.9) }),
      createSampleTrip(ago(100)),
      createTalkativeTrip({ ...tripStates.done, ...ago(100) }),
    ];
    for (const trip of [...old, ...kept]) await storeSampleTrip(db, trip);
    expect(await list(db, 'anonymise')).toEqual(old.map(({ id }) => id).sort());
  });

  it('is a booking whose books the country no longer asks for', async () => {
    const { db } = await createTestDatabase();
    const thisYear = new Date().getUTCFullYear();
    const years: Readonly<Record<SiteKey, number>> = { nl: 7, eu: 7, de: 8, fr: 10, be: 10, es: 6 };
    const over: string[] = [];
    for (const site of siteKeys) {
      const term = years[site];
      for (const [yearsAgo, isOver] of [
        [term + 1, true],
        [term, false],
      ] as const) {
        const trip = createTalkativeTrip({ site });
        await storeSampleTrip(db, trip);
        await sql`update trips set last_departure = ${`${thisYear - yearsAgo}-12-31T22:00:00Z`} where id = ${trip.id}`.execute(db);
        if (isOver) over.push(trip.id);
      }
    }
    expect(await list(db, 'retention-over')).toEqual(over.sort());
    const [first = ''] = over;
    const row = { kind: 'invoice', company: 'nl', year: thisYear, sequence: 1, number: '1', total_cents: 1, document: '{}' };
    await db
      .insertInto('invoices')
      .values({ id: crypto.randomUUID(), trip_id: first, issued_at: new Date().toISOString(), ...row })
      .execute();
    expect(await list(db, 'retention-over')).toHaveLength(over.length - 1);
  });

  it('says until when a trip must be kept', () => {
    expect([lastDateKept('nl', '2026-03-01'), lastDateKept('be', '2026-12-31'), lastDateKept('es', '2027-01-01')]).toEqual([
      '2033-12-31',
      '2036-12-31',
      '2033-12-31',
    ]);
  });
});

describe('emptySpentJobs', () => {
  it('empties what ended a month ago, and leaves what waits or is fresh', async () => {
    const { db } = await createTestDatabase();
    const old = "now() - interval '31 days'";
    await enqueueJobs(
      db,
      ['failed', 'waiting', 'fresh'].map((name) => createSampleJob({ messageId: `<${name}@x>`, recipientHash: 'r' })),
    );
    await sql`update outbox set created_at = ${sql.raw(old)}`.execute(db);
    await sql`update outbox set failed_at = ${sql.raw(old)} where message_id = '<failed@x>'`.execute(db);
    await sql`update outbox set failed_at = now() where message_id = '<fresh@x>'`.execute(db);
    expect([await emptySpentJobs(db, 10), await emptySpentJobs(db, 10)]).toEqual([1, 0]);
    const emptied = await db.selectFrom('outbox').select('message_id').where('recipient_hash', 'is', null).execute();
    expect(emptied).toEqual([{ message_id: '<failed@x>' }]);
  });
});
