import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { insertHistory, insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleHistory, createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listHistory } from './history-store.ts';
import * as store from './trip-store.ts';

const bookedAt = '2026-11-22T09:00:00.000Z';

async function storeTrip(db: Database, changes: Partial<Trip> = {}): Promise<Trip> {
  const trip = createSampleTrip(changes);
  await inTransaction(db, (tx) => insertTrip(tx, trip));
  return trip;
}

describe('a stored trip', () => {
  it('is found as a whole by each of its keys and by nothing else', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db, {
      firstContact: { name: 'Bram', phoneNumber: '+31612345678' },
      personReasons: ['ferry', 'too-long'],
      utm: 'a;b;c;d;e;phone',
    });
    expect(await store.findTripByKey(db, trip.quoteKey)).toEqual(trip);
    expect(await store.findTripByKey(db, trip.bookingKey)).toEqual(trip);
    expect(await store.findTripByShareKey(db, trip.shareKey)).toEqual(trip);
    expect(await store.findTripById(db, trip.id)).toEqual(trip);
    expect(await store.findTripByKey(db, trip.shareKey)).toBeNull();
    expect(await store.findTripByShareKey(db, trip.quoteKey)).toBeNull();
  });

  it('fills its look-up columns', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db);
    const row = await db.selectFrom('trips').selectAll().where('id', '=', trip.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: 'anna@example.com',
      first_departure: '2027-05-14T06:00:00.000Z',
      first_date: '2027-05-14',
      time_zone: 'Europe/Amsterdam',
      valid_until: '2099-01-01T00:00:00.000Z',
      total_cents: 45_455,
      canceled_at: null,
    });
  });

  it('is listed for its address in any case, newest first', async () => {
    const { db } = await createTestDatabase();
    const older = await storeTrip(db);
    const newer = await storeTrip(db, { createdAt: '2026-11-22T10:00:00.000Z' });
    await storeTrip(db, { customer: { ...older.customer, email: 'somebody@example.com' } });
    expect(await store.listTripsByEmail(db, ' ANNA@example.COM ', 5)).toEqual([newer, older]);
    expect(await store.listTripsByEmail(db, 'anna@example.com', 1)).toEqual([newer]);
  });

  it('is refused in a state that no trip can have', async () => {
    const { db } = await createTestDatabase();
    await expect(storeTrip(db, { status: 'Geboekt', stage: 'quote', bookedAt })).rejects.toThrow('trips_state_known');
    await expect(storeTrip(db, { status: 'Geboekt', stage: 'won' })).rejects.toThrow('trips_booked_has_moment');
  });

  it('is reported without its values if it cannot be read', async () => {
    const { db, pool } = await createTestDatabase();
    const trip = await storeTrip(db);
    await pool.query(`update trips set customer = customer || '{"email": 5, "phone": null}'`);
    const message = `The stored trip ${trip.reference} cannot be read at customer.email, customer.phone`;
    await expect(store.findTripById(db, trip.id)).rejects.toThrow(message);
  });
});

it('two changes of a trip cannot both be the same version in its history', async () => {
  const { db } = await createTestDatabase();
  const trip = await storeTrip(db);
  const entry = createSampleHistory(trip);
  await inTransaction(db, (tx) => insertHistory(tx, entry));
  expect(await listHistory(db, trip.id)).toEqual([entry]);
  await expect(inTransaction(db, (tx) => insertHistory(tx, entry))).rejects.toThrow('trip_history_pkey');
});
