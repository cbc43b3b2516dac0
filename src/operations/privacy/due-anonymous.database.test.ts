import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { emptySpentJobs, enqueueJobs } from '#db/outbox/outbox-store.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleJob, createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { tripStates } from '#domain/trip/states.ts';
import { type DueKind, listDueTrips } from '#operations/trips/due-trips.ts';
import { lastDateRetained } from './rules/retention-terms.ts';

const bookedAt = '2026-11-21T11:00:00.000Z';

describe('trips due for anonymisation', () => {
  const list = async (db: Database, kind: DueKind) => (await listDueTrips(db, { kind, after: null, limit: 10 })).map(({ id }) => id).sort();

  it('include trips that were never booked, ninety days after the request', async () => {
    const { db } = await createTestDatabase();
    const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000).toISOString() });
    const old = [tripStates.expired, tripStates.declined, tripStates.request].map((state) => createSampleTrip({ ...state, ...ago(90.01) }));
    const kept = [
      createSampleTrip({ ...tripStates.expired, ...ago(89.9) }),
      createSampleTrip(ago(100)),
      createSampleTrip({ ...tripStates.done, bookedAt, ...ago(100) }),
    ];
    for (const trip of [...old, ...kept]) await storeSampleTrip(db, trip);
    expect(await list(db, 'anonymise')).toEqual(old.map(({ id }) => id).sort());
  });

  it('include bookings past the country’s retention period', async () => {
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
        const trip = createSampleTrip({ ...tripStates.done, bookedAt, site });
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

  it('have a date until which they must be kept', () => {
    expect([lastDateRetained('nl', '2026-03-01'), lastDateRetained('be', '2026-12-31'), lastDateRetained('es', '2027-01-01')]).toEqual([
      '2033-12-31',
      '2036-12-31',
      '2033-12-31',
    ]);
  });
});

describe('emptySpentJobs', () => {
  it('clears jobs that ended a month ago, and keeps waiting and recent ones', async () => {
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
