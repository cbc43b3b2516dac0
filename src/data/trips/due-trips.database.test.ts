import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeSampleTrip } from '../testing/insert-trip.ts';
import { createSampleTrip } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { dueKinds, listDueTrips, lockDueTrip } from './due-trips.ts';

const over = () => {
  const { quote } = createSampleTrip();
  return createSampleTrip({ quote: quote && { ...quote, validUntil: '2026-11-20T00:00:00.000Z' } });
};
const list = { kind: 'expire', after: null, limit: 10 } as const;

describe('listDueTrips', () => {
  it('goes through what is due in pieces, each trip once', async () => {
    const { db } = await createTestDatabase();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await storeSampleTrip(db, over())).id);
    const found: string[] = [];
    for (let after: string | null = null; ; after = found.at(-1) ?? null) {
      const piece = await listDueTrips(db, { ...list, after, limit: 3 });
      found.push(...piece);
      if (piece.length < 3) break;
    }
    expect(found).toEqual(ids.sort());
  });

  it('asks for each kind on an index, without going through every trip there is', async () => {
    const { db } = await createTestDatabase();
    await storeSampleTrip(db, createSampleTrip());
    await sql`
      insert into trips select made.* from trips t, generate_series(1, 2000) n, lateral jsonb_populate_record(null::trips, to_jsonb(t) || jsonb_build_object(
        'id', gen_random_uuid(), 'quote_key', 'q' || n, 'booking_key', 'b' || n, 'share_key', 's' || n, 'reference', 'r' || n,
        'status', case n % 4 when 0 then 'Offerte' when 1 then 'Geboekt' when 2 then 'Uitgevoerd' else 'Vervallen' end,
        'stage', case n % 4 when 0 then 'quote' when 1 then 'won' when 2 then 'done' else 'expired' end,
        'booked_at', case when n % 4 in (1, 2) then now() end, 'created_at', now() - n % 80 * interval '1 day',
        'last_departure', now() + (case n % 4 when 1 then 1 else -1 end) * (60 + n % 300) * interval '1 day',
        'first_departure', now() + (60 + n % 300) * interval '1 day', 'valid_until', now() + (2 + n % 30) * interval '1 day')) made`.execute(
      db,
    );
    await sql`analyze trips`.execute(db);
    await db.transaction().execute(async (tx) => {
      for (const kind of dueKinds) expect(await listDueTrips(tx, { kind, after: null, limit: 50 }), kind).toEqual([]);
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'trips'`.execute(tx);
      // The planner may look at a row to judge by; going through the table would be two thousand.
      expect(rows[0]?.read).toBeLessThan(100);
    });
  });
});

describe('lockDueTrip', () => {
  it('passes over a trip that somebody is changing, and one to which it is no longer due', async () => {
    const { db } = await createTestDatabase();
    const { id } = await storeSampleTrip(db, over());
    await db.transaction().execute(async (tx) => {
      expect(await lockDueTrip(tx, 'expire', id)).toMatchObject({ id });
      await db.transaction().execute(async (other) => expect(await lockDueTrip(other, 'expire', id)).toBeNull());
      expect(await lockDueTrip(tx, 'complete', id)).toBeNull();
    });
  });
});
