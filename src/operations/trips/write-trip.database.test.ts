import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { findWaitingMail } from '#db/outbox/mail-quota.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleHistory, createSampleJob, createSampleRequest, createSampleTrip } from '#db/testing/sample-trip.ts';
import { readStoredState } from '#db/testing/stored-state.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { type HistoryEvent, type TripState, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { sampleCreditNote, sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { listHistory } from './history-store.ts';
import type { TripParts } from './trip-row.ts';
import { findTripByKey } from './trip-store.ts';
import { type TripChange, writeNewTrip, writeTripChange } from './write-trip.ts';

async function countRows(db: Database): Promise<readonly number[]> {
  const tables = ['trips', 'trip_history', 'outbox', 'idempotency_keys'] as const;
  return await Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
}

describe('writeNewTrip', () => {
  it('stores the trip with its history, its mails and its answer', async () => {
    const { db } = await createTestDatabase();
    const trip = createSampleTrip();
    const job = createSampleJob({ tripId: trip.id, runAfter: '2027-01-01T00:00:00.000Z' });
    const request = createSampleRequest({ trip, mail: { job, allowance: null } });
    expect(await writeNewTrip(db, request)).toEqual({ kind: 'stored' });
    expect(await findTripByKey(db, trip.quoteKey)).toEqual(trip);
    expect(await listHistory(db, trip.id)).toEqual([request.history]);
    const stored = await db.selectFrom('outbox').selectAll().orderBy('run_after').execute();
    expect(stored).toMatchObject([{ message_id: job.messageId, run_after: '2027-01-01T00:00:00.000Z' }]);
  });

  it('returns the same answer to a repetition and stores nothing more', async () => {
    const { db } = await createTestDatabase();
    const first = createSampleRequest();
    await writeNewTrip(db, first);
    const again = createSampleRequest({ claim: { ...first.claim, outcome: { other: true } } });
    const done = { kind: 'done', outcome: first.claim.outcome, tripId: first.trip.id };
    expect(await writeNewTrip(db, again)).toEqual(done);
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
  });

  it('refuses the key for other input and for another scope', async () => {
    const { db } = await createTestDatabase();
    const first = createSampleRequest();
    await writeNewTrip(db, first);
    for (const change of [{ inputHash: 'other' }, { scope: 'be' }]) {
      const other = createSampleRequest({ claim: { ...first.claim, ...change } });
      expect(await writeNewTrip(db, other)).toEqual({ kind: 'conflict' });
    }
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
  });

  it('stores one of 30 concurrent trips with one key; all get the same answer', async () => {
    const { db } = await createTestDatabase();
    const { claim } = createSampleRequest();
    const results = await Promise.all(Array.from({ length: 30 }, () => writeNewTrip(db, createSampleRequest({ claim }))));
    expect(results.filter((result) => result.kind === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'done')).toHaveLength(29);
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
  });

  it('reports a taken reference and then stores nothing, not even the key', async () => {
    const { db } = await createTestDatabase();
    const first = createSampleRequest();
    await writeNewTrip(db, first);
    const trip = createSampleTrip({ reference: first.trip.reference });
    const second = createSampleRequest({ trip });
    expect(await writeNewTrip(db, second)).toEqual({ kind: 'reference-taken' });
    expect(await countRows(db)).toEqual([1, 1, 1, 1]);
    const renamed = { ...second, trip: { ...trip, reference: 'NL-26-000002' } };
    expect(await writeNewTrip(db, renamed)).toEqual({ kind: 'stored' });
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
    const results = await Promise.all(requests.map((request) => writeNewTrip(victim, request)));
    await cutting;
    expect(results.every((result) => result.kind === 'stored' || result.kind === 'done')).toBe(true);
    expect(await countRows(db)).toEqual([120, 120, 120, 120]);
    await Promise.all([cut.end(), victim.destroy()]);
  });
});

const bookedAt = '2026-11-21T11:00:00.000Z';
const booking = { to: tripStates.booked, set: { bookedAt }, event: 'accept' } as const;
const declining = { to: tripStates.declined, set: {}, event: 'decline' } as const;
const expiry = { to: tripStates.expired, set: {}, event: 'expire' } as const;

type Moving = { readonly to: TripState; readonly set: Partial<TripParts>; readonly event: HistoryEvent };

/** A complete change that sets a trip to its current values. */
function changeOf(trip: Trip, { to, set, event }: Moving, changes: Partial<TripChange> = {}): TripChange {
  const version = trip.version + 1;
  return {
    claim: null,
    claims: null,
    transition: {
      id: trip.id,
      fromStatus: trip.status,
      fromStage: trip.stage,
      toStatus: to.status,
      toStage: to.stage,
      expectedVersion: trip.version,
      set,
    },
    history: createSampleHistory(trip, { version, event, from: { status: trip.status, stage: trip.stage }, to }),
    mail: { job: createSampleJob({ tripId: trip.id, recipientHash: 'r1' }), allowance: null },
    audit: null,
    documents: [],
    ...changes,
  };
}

describe('writeTripChange', () => {
  async function createScene(changes: Partial<Trip> = {}) {
    const { db, url } = await createTestDatabase();
    return { db, url, trip: await storeSampleTrip(db, createSampleTrip(changes)) };
  }
  const all = async (db: Database) => JSON.stringify(await readStoredState(db));

  it('moves the trip, sets its parts, and increments the version', async () => {
    const { db, trip } = await createScene();
    expect(await writeTripChange(db, changeOf(trip, booking))).toBe(true);
    expect(await findTripByKey(db, trip.quoteKey)).toEqual({ ...trip, ...tripStates.booked, version: 2, bookedAt });
  });

  it('writes history, mail, documents in their order, and the key together', async () => {
    const { db, trip } = await createScene();
    const billingDocument = { ...sampleInvoice(), number: '' };
    const credit = { ...sampleCreditNote(), number: '' };
    const about = { tripId: trip.id, company: 'NL', year: 2026, issuedAt: bookedAt } as const;
    const { claim } = createSampleRequest();
    const documents = [credit, billingDocument].map((each) => ({ ...about, billingDocument: each }));
    expect(await writeTripChange(db, changeOf(trip, booking, { claim, documents }))).toBe(true);
    expect(await countRows(db)).toEqual([1, 2, 1, 1]);
    const kinds = await db.selectFrom('invoices').select('kind').orderBy('entry').execute();
    expect(kinds).toEqual([{ kind: 'credit-note' }, { kind: 'invoice' }]);
  });

  it('has one winner among 50 concurrent changes, and only its history', async () => {
    const { db, trip } = await createScene();
    const attempts = Array.from({ length: 50 }, (_, index) => writeTripChange(db, changeOf(trip, index % 2 === 0 ? booking : declining)));
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    const history = await listHistory(db, trip.id);
    const now = await findTripByKey(db, trip.quoteKey);
    expect(history).toHaveLength(2);
    expect(history[1]).toMatchObject({ version: 2, from: { status: 'Offerte' }, to: { status: now?.status } });
    expect(await countRows(db)).toEqual([1, 2, 1, 0]);
  });

  it('writes nothing from another state, with another version, for another trip, or with a used key', async () => {
    const { db, trip } = await createScene();
    const other = createSampleRequest();
    await writeNewTrip(db, other);
    const before = await all(db);
    const stale = [{ ...trip, ...tripStates.request }, { ...trip, version: 2 }, createSampleTrip()];
    for (const each of stale) expect(await writeTripChange(db, changeOf(each, booking))).toBe(false);
    expect(await writeTripChange(db, changeOf(trip, booking, { claim: other.claim }))).toBe(false);
    expect(await all(db)).toBe(before);
  });

  it('lets the database judge whether the quote is still valid', async () => {
    const { db, trip: open } = await createScene();
    const quote = open.quote && { ...open.quote, validUntil: '2020-01-01T00:00:00.000Z' };
    const over = await storeSampleTrip(db, createSampleTrip({ quote }));
    const move = (trip: Trip, moving: Moving, validity: 'open' | 'over') => {
      const change = changeOf(trip, moving);
      return writeTripChange(db, { ...change, transition: { ...change.transition, validity } });
    };
    expect(await move(over, booking, 'open')).toBe(false);
    expect(await move(open, expiry, 'over')).toBe(false);
    expect(await move(over, expiry, 'over')).toBe(true);
    expect(await move(open, booking, 'open')).toBe(true);
  });

  it('changes the parts given, the columns worked out from them, and nothing else', async () => {
    const { db, trip } = await createScene({ firstContact: { name: 'Bram', phoneNumber: '1' } });
    const set = {
      customer: { ...trip.customer, email: 'New@Example.com' },
      itinerary: { ...trip.itinerary, stops: trip.itinerary.stops.slice(1) },
      quote: trip.quote && { ...trip.quote, chosen: 'one-size-up' as const },
      firstContact: null,
      secondContact: { name: 'Cas', phoneNumber: '1' },
    };
    await writeTripChange(db, changeOf(trip, { to: tripStates.quote, set, event: 'change-itinerary' }));
    expect(await findTripByKey(db, trip.quoteKey)).toEqual({ ...trip, ...set, version: 2 });
    const row = await db.selectFrom('trips').selectAll().where('id', '=', trip.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: 'new@example.com', first_departure: '2027-05-14T15:30:00.000Z', total_cents: 60_000 });
  });

  it('reports with the trip that its mail waits, or is not sent, if the mailbox had enough', async () => {
    const { db } = await createScene();
    const mail = () => ({ job: createSampleJob({ recipientHash: 'full' }), allowance: { counter: 'asked', waits: 3_600 } as const });
    const waiting: unknown[] = [];
    for (let trips = 1; trips <= 7; trips += 1) {
      const trip = await storeSampleTrip(db, createSampleTrip());
      const job = { ...mail().job, tripId: trip.id };
      expect(await writeTripChange(db, changeOf(trip, declining, { mail: { ...mail(), job } }))).toBe(true);
      waiting.push(await findWaitingMail(db, trip.id));
    }
    const later = { at: expect.any(String) };
    expect(waiting).toEqual([null, null, null, later, later, later, { at: null }]);
    const ready = await sql`select id from outbox where done_at is null and failed_at is null and run_after <= now()`.execute(db);
    expect(ready.rows).toHaveLength(3);
  });
});
