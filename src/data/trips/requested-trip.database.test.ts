import { describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '../engine/pool.ts';
import type { Database } from '../engine/tables.ts';
import { createSampleJob, createSampleRequest, createSampleTrip } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listHistory } from './history-store.ts';
import { storeRequestedTrip } from './requested-trip.ts';
import { findTripByKey } from './trip-store.ts';

async function countRows(db: Database): Promise<readonly number[]> {
  const tables = ['trips', 'trip_history', 'outbox', 'idempotency_keys'] as const;
  return await Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
}

describe('storeRequestedTrip', () => {
  it('stores the trip with its history, its mails and its answer', async () => {
    const { db } = await createTestDatabase();
    const trip = createSampleTrip();
    const mails = [createSampleJob({ tripId: trip.id }), createSampleJob({ runAfter: '2027-01-01T00:00:00.000Z' })];
    const request = createSampleRequest({ trip, outbox: mails });
    expect(await storeRequestedTrip(db, request)).toEqual({ kind: 'stored' });
    expect(await findTripByKey(db, trip.quoteKey)).toEqual(trip);
    expect(await listHistory(db, trip.id)).toEqual([request.history]);
    const stored = await db.selectFrom('outbox').selectAll().orderBy('run_after').execute();
    expect(stored.map((row) => row.message_id)).toEqual(mails.map((mail) => mail.messageId));
    expect(stored[1]?.run_after).toBe('2027-01-01T00:00:00.000Z');
  });

  it('answers a repetition as before and stores nothing more', async () => {
    const { db } = await createTestDatabase();
    const first = createSampleRequest();
    await storeRequestedTrip(db, first);
    const again = createSampleRequest({ idempotency: { ...first.idempotency, outcome: { other: true } } });
    const done = { kind: 'done', outcome: first.idempotency.outcome, tripId: first.trip.id };
    expect(await storeRequestedTrip(db, again)).toEqual(done);
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
  });

  it('refuses the key for other input and for another scope', async () => {
    const { db } = await createTestDatabase();
    const first = createSampleRequest();
    await storeRequestedTrip(db, first);
    for (const change of [{ inputHash: 'other' }, { scope: 'be' }]) {
      const other = createSampleRequest({ idempotency: { ...first.idempotency, ...change } });
      expect(await storeRequestedTrip(db, other)).toEqual({ kind: 'conflict' });
    }
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
  });

  it('stores one of 30 at once with one key; all get the same answer', async () => {
    const { db } = await createTestDatabase();
    const { idempotency } = createSampleRequest();
    const results = await Promise.all(Array.from({ length: 30 }, () => storeRequestedTrip(db, createSampleRequest({ idempotency }))));
    expect(results.filter((result) => result.kind === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'done')).toHaveLength(29);
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
  });

  it('says when the reference is taken and stores nothing then, not even the key', async () => {
    const { db } = await createTestDatabase();
    const first = createSampleRequest();
    await storeRequestedTrip(db, first);
    const trip = createSampleTrip({ reference: first.trip.reference });
    const second = createSampleRequest({ trip });
    expect(await storeRequestedTrip(db, second)).toEqual({ kind: 'reference-taken' });
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
    const renamed = { ...second, trip: { ...trip, reference: 'NL-26-000002' } };
    expect(await storeRequestedTrip(db, renamed)).toEqual({ kind: 'stored' });
  });

  it('stores each exactly once while connections are cut under load', async () => {
    const { db, url } = await createTestDatabase();
    const cut = createPool(url, { size: 2 });
    const requests = Array.from({ length: 120 }, () => createSampleRequest());
    const victim = createDatabase(createPool(url, { size: 8 }));
    const cutting = (async () => {
      for (let round = 0; round < 12; round += 1) {
        await cut.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const results = await Promise.all(requests.map((request) => storeRequestedTrip(victim, request)));
    await cutting;
    expect(results.every((result) => result.kind === 'stored' || result.kind === 'done')).toBe(true);
    expect(await countRows(db)).toEqual([120, 120, 120, 120]);
    await Promise.all([cut.end(), victim.destroy()]);
  });
});
