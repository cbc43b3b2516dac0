import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import type { Database } from '../engine/tables.ts';
import { inTransaction } from '../engine/transaction.ts';
import { createSampleHistory, createSampleTrip } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { insertHistory, listHistory } from './history-store.ts';
import * as store from './trip-store.ts';

const bookedAt = '2026-11-22T09:00:00.000Z';
const booking = { fromStatus: 'Offerte', fromStage: 'quote', toStatus: 'Geboekt', toStage: 'won', set: { bookedAt } } as const;
const decline = { fromStatus: 'Offerte', fromStage: 'quote', toStatus: 'Vervallen', toStage: 'no - loss' } as const;
const expiry = { fromStatus: 'Offerte', fromStage: 'quote', toStatus: 'Vervallen', toStage: 'expired' } as const;

async function storeTrip(db: Database, changes: Partial<Trip> = {}): Promise<Trip> {
  const trip = createSampleTrip(changes);
  await inTransaction(db, (tx) => store.insertTrip(tx, trip));
  return trip;
}

function withValidity(trip: Trip, validUntil: string): Pick<Trip, 'quote'> {
  return { quote: trip.quote && { ...trip.quote, validUntil } };
}

describe('a stored trip', () => {
  it('is found whole by each of its keys and by nothing else', async () => {
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

  it('fills the columns that it is looked up and judged by', async () => {
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

  it('lists an address’s trips whatever its capitals, the newest first', async () => {
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

  it('that cannot be read is named without what is in it', async () => {
    const { db, pool } = await createTestDatabase();
    const trip = await storeTrip(db);
    await pool.query(`update trips set customer = customer || '{"email": 5, "phone": null}'`);
    const message = `The stored trip ${trip.id} cannot be read at customer.email, customer.phone`;
    await expect(store.findTripById(db, trip.id)).rejects.toThrow(message);
  });
});

describe('transitionTrip', () => {
  it('moves the trip, sets what comes with it and counts the version', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db);
    const booked = await inTransaction(db, (tx) => store.transitionTrip(tx, { id: trip.id, ...booking, expectedVersion: 1 }));
    expect(booked).toEqual({ ...trip, status: 'Geboekt', stage: 'won', version: 2, bookedAt });
    expect(await store.findTripByKey(db, trip.quoteKey)).toEqual(booked);
  });

  it('has one winner among 50 at once, and the history of that one', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db);
    const attempts = Array.from({ length: 50 }, (_none, index) =>
      inTransaction(db, async (tx) => {
        const won = await store.transitionTrip(tx, { id: trip.id, ...(index % 2 === 0 ? booking : decline) });
        if (won !== null) await insertHistory(tx, createSampleHistory(won, { event: `attempt ${index}`, from: trip, detail: { index } }));
        return won;
      }),
    );
    const winners = (await Promise.all(attempts)).filter((won) => won !== null);
    expect(winners).toHaveLength(1);
    const history = await listHistory(db, trip.id);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ version: 2, from: { status: 'Offerte' }, to: { status: winners[0]?.status } });
  });

  it('loses from another state, with another version and for another trip', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db);
    const attempt = (change: Partial<store.TripTransition>) =>
      inTransaction(db, (tx) => store.transitionTrip(tx, { id: trip.id, ...booking, ...change }));
    expect(await attempt({ fromStatus: 'Aanvraag', fromStage: 'request' })).toBeNull();
    expect(await attempt({ expectedVersion: 2 })).toBeNull();
    expect(await attempt({ id: createSampleTrip().id })).toBeNull();
    expect(await store.findTripById(db, trip.id)).toEqual(trip);
  });

  it('lets the database judge whether the quote is still valid', async () => {
    const { db } = await createTestDatabase();
    const open = await storeTrip(db);
    const over = await storeTrip(db, withValidity(open, '2020-01-01T00:00:00.000Z'));
    const move = (trip: Trip, transition: Omit<store.TripTransition, 'id'>) =>
      inTransaction(db, (tx) => store.transitionTrip(tx, { id: trip.id, ...transition }));
    expect(await move(over, { ...booking, validity: 'open' })).toBeNull();
    expect(await move(open, { ...expiry, validity: 'over' })).toBeNull();
    expect(await move(over, { ...expiry, validity: 'over' })).toMatchObject({ stage: 'expired' });
    expect(await move(open, { ...booking, validity: 'open' })).toMatchObject({ stage: 'won' });
  });
});

describe('updateTripParts', () => {
  it('changes the parts given, the columns worked out from them, and nothing else', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db);
    const set = {
      customer: { ...trip.customer, email: 'New@Example.com' },
      itinerary: { ...trip.itinerary, stops: trip.itinerary.stops.slice(1) },
      quote: trip.quote && { ...trip.quote, chosen: 'one-size-up' as const },
      secondContact: { name: 'Cas', phoneNumber: '1' },
    };
    const changed = await inTransaction(db, (tx) => store.updateTripParts(tx, { id: trip.id, expectedVersion: 1, set }));
    expect(changed).toEqual({ ...trip, ...set, version: 2 });
    const row = await db.selectFrom('trips').selectAll().where('id', '=', trip.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: 'new@example.com', first_departure: '2027-05-14T15:30:00.000Z', total_cents: 60_000 });
  });

  it('can clear a part, and sets nothing on a version that was seen by another first', async () => {
    const { db } = await createTestDatabase();
    const trip = await storeTrip(db, { firstContact: { name: 'Bram', phoneNumber: '1' } });
    const change = { id: trip.id, expectedVersion: 1, set: { firstContact: null } };
    expect(await inTransaction(db, (tx) => store.updateTripParts(tx, change))).toMatchObject({ firstContact: null, version: 2 });
    expect(await inTransaction(db, (tx) => store.updateTripParts(tx, change))).toBeNull();
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
