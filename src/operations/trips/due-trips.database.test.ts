import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { type DueKind, type DueTrip, dueKinds, listDueTrips, lockDueTrip, selectDueTrips } from './due-trips.ts';

const over = () => {
  const { quote } = createSampleTrip();
  return createSampleTrip({ quote: quote && { ...quote, validUntil: '2026-11-20T00:00:00.000Z' } });
};
const list = { kind: 'expire', after: null, limit: 10 } as const;

describe('listDueTrips', () => {
  it('returns due trips in pages, each trip once', async () => {
    const { db } = await createTestDatabase();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await storeSampleTrip(db, over())).id);
    const found: DueTrip[] = [];
    for (let after: DueTrip | null = null; ; after = found.at(-1) ?? null) {
      const piece = await listDueTrips(db, { ...list, after, limit: 3 });
      found.push(...piece);
      if (piece.length < 3) break;
    }
    expect(found.map(({ id }) => id)).toEqual(ids.sort());
  });

  it('returns the longest due first, and continues after it to the microsecond', async () => {
    const { db } = await createTestDatabase();
    const moments = ['2026-11-20T00:00:00.000002Z', '2026-11-20T00:00:00.000001Z', '2026-11-19T00:00:00Z'];
    const ids: string[] = [];
    for (const moment of moments) {
      const { id } = await storeSampleTrip(db, over());
      await sql`update trips set valid_until = ${moment} where id = ${id}`.execute(db);
      ids.unshift(id);
    }
    const found: DueTrip[] = [];
    for (let piece = 0; piece < 4; piece += 1) found.push(...(await listDueTrips(db, { ...list, after: found.at(-1) ?? null, limit: 1 })));
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('uses an index for each kind, and reads only trips near their due time', { timeout: 60_000 }, async () => {
    const { db } = await createTestDatabase();
    await storeSampleTrip(db, createSampleTrip());
    // Like a database after years: most trips were never booked and have expired, or are completed. Few are open, and none of them is due.
    for (let from = 0; from < 20_000; from += 2000) {
      await sql`
      insert into trips select made.* from (select * from trips limit 1) t, generate_series(${from + 1}::int, ${from + 2000}::int) n, lateral (select case
        when n % 50 = 0 then 'Offerte' when n % 50 = 1 then 'Geboekt' when n % 50 < 20 then 'Uitgevoerd' else 'Vervallen' end as status) s,
        lateral jsonb_populate_record(null::trips, to_jsonb(t) || jsonb_build_object(
        'id', gen_random_uuid(), 'quote_key', 'q' || n, 'booking_key', 'b' || n, 'share_key', 's' || n, 'read_key', 'k' || n, 'reference', 'r' || n,
        'site', (array['nl', 'eu', 'de', 'fr', 'be', 'es'])[1 + n % 6], 'status', s.status,
        'stage', case s.status when 'Offerte' then 'quote' when 'Geboekt' then 'won' when 'Uitgevoerd' then 'done' else 'expired' end,
        'booked_at', case when s.status in ('Geboekt', 'Uitgevoerd') then now() end,
        'created_at', now() - n % (case s.status when 'Offerte' then 30 else 4000 end) * interval '1 day', 'anonymised_at', case when s.status = 'Vervallen' and n % 4000 > 80 then now() end,
        'last_departure', now() + (case s.status when 'Geboekt' then 1 else -1 end) * (60 + n % 1800) * interval '1 day',
        'first_departure', now() + (60 + n % 300) * interval '1 day',
        'valid_until', now() + (case s.status when 'Offerte' then 2 + n % 30 else - n % 4000 end) * interval '1 day')) made`.execute(db);
    }
    await sql`vacuum analyze trips`.execute(db);
    for (const kind of dueKinds) {
      expect(await listDueTrips(db, { kind, after: null, limit: 50 }), kind).toEqual([]);
      expect(await readPages(db, kind), kind).toBeLessThan(60);
    }
    // And like a database after a good month: all customers were already notified.
    await sql`update trips set asked_at = now(), last_departure = now() - interval '5 days' where status = 'Uitgevoerd'`.execute(db);
    await sql`update trips set valid_until = now() + interval '9 hours' where status = 'Offerte'`.execute(db);
    await sql`update trips set quoted_at = now() - interval '3 days', reminded_of = valid_until where status = 'Offerte'`.execute(db);
    await sql`vacuum analyze trips`.execute(db);
    for (const kind of ['quote-reminder', 'review-invitation'] as const) {
      expect(await listDueTrips(db, { kind, after: null, limit: 50 }), kind).toEqual([]);
      expect(await readPages(db, kind), kind).toBeLessThan(20);
    }
    // Or the quotes were valid for too short a time to need a reminder.
    await sql`update trips set quoted_at = now() - interval '30 hours', reminded_of = null where status = 'Offerte'`.execute(db);
    await sql`vacuum analyze trips`.execute(db);
    expect(await listDueTrips(db, { kind: 'quote-reminder', after: null, limit: 50 })).toEqual([]);
    expect(await readPages(db, 'quote-reminder')).toBeLessThan(20);
  });
});

/** Pages that the query reads; the table has thousands. */
async function readPages(db: Database, kind: DueKind): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: Readonly<Record<string, number>> }[] }>`
    explain (analyze, buffers, format json) ${selectDueTrips({ kind, after: null, limit: 50 })}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN);
}

describe('lockDueTrip', () => {
  it('skips a trip that is locked, and one that is no longer due', async () => {
    const { db } = await createTestDatabase();
    const { id } = await storeSampleTrip(db, over());
    await db.transaction().execute(async (tx) => {
      expect(await lockDueTrip(tx, 'expire', id)).toMatchObject({ id });
      await db.transaction().execute(async (other) => expect(await lockDueTrip(other, 'expire', id)).toBeNull());
      expect(await lockDueTrip(tx, 'complete', id)).toBeNull();
    });
  });
});
