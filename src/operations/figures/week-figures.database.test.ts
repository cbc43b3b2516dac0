import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refreshViews } from '#db/engine/refresh-views.ts';
import type { Database } from '#db/engine/tables.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import { mondayOf } from './rules/period.ts';
import { readFigures } from './week-figures.ts';

type Sample = { readonly state: keyof typeof tripStates; readonly createdAt: string; readonly utm?: string; readonly cents?: number };

async function store(db: Database, { state, createdAt, utm = '', cents = 100_000 }: Sample): Promise<void> {
  const sample = createSampleTrip(tripStates[state]);
  const isBooked = state === 'booked' || state === 'done' || state === 'cancelled';
  await insertTrip(db, {
    ...sample,
    ...{ utm, createdAt, site: 'nl', group: { ...sample.group, occasion: 'schools' } },
    bookedAt: isBooked ? createdAt : null,
    cancelation: state === 'cancelled' ? { feeCents: 25_000, at: createdAt, reason: '' } : null,
  });
  await sql`update trips set total_cents = case when stage = 'request' then null else ${cents}::bigint end,
    first_departure = created_at + interval '30 days' where created_at = ${createdAt}`.execute(db);
}

/** As the worker does once the figures are outdated. */
async function remake(db: Database, url: string): Promise<void> {
  await sql`update view_refreshes set refreshed_at = now() - interval '1 day' where name = 'week_figures'`.execute(db);
  await refreshViews(url, false);
}

const weeks = { from: '2026-03-09', to: '2026-03-16' };

describe('readFigures', () => {
  it('shows the results of requests, by week in the company’s time zone, site, occasion and source', async () => {
    const { db, url } = await createTestDatabase();
    // Sunday 23:30 in Amsterdam is in the old week and half an hour later in the new one, unlike in UTC.
    await store(db, { state: 'done', createdAt: '2026-03-15T22:30:00.000Z', utm: 'Google;cpc;;;;', cents: 150_000 });
    await store(db, { state: 'booked', createdAt: '2026-03-15T23:30:00.000Z', utm: 'google;cpc;;;;', cents: 50_000 });
    await store(db, { state: 'cancelled', createdAt: '2026-03-17T09:00:00.000Z' });
    await store(db, { state: 'request', createdAt: '2026-03-18T09:00:00.000Z' });
    await store(db, { state: 'expired', createdAt: '2026-03-19T09:00:00.000Z' });
    await store(db, { state: 'booked', createdAt: '2026-03-24T09:00:00.000Z' });
    await remake(db, url);
    const { lines } = await readFigures(db, { ...weeks, site: null });
    const find = (kind: string, value: string) => lines.find((line) => line.kind === kind && line.value === value);
    expect(find('all', '')).toMatchObject({
      asked: 5,
      priced: 4,
      booked: 3,
      driven: 1,
      cancelled: 1,
      bookedCents: 200_000,
      feeCents: 25_000,
      leadDays: 90,
    });
    expect(find('week', '2026-03-09')).toMatchObject({ asked: 1, driven: 1 });
    expect(find('week', mondayOf('2026-03-17'))).toMatchObject({ asked: 4, booked: 2 });
    expect(find('source', 'google')).toMatchObject({ asked: 2, booked: 2 });
    expect(find('source', '')).toMatchObject({ asked: 3 });
    expect(find('occasion', 'schools')).toMatchObject({ asked: 5 });
    expect(find('site', 'nl')).toMatchObject({ asked: 5 });
  });

  it('has one empty line without requests, and none of another site', async () => {
    const { db, url } = await createTestDatabase();
    await store(db, { state: 'booked', createdAt: '2026-03-17T09:00:00.000Z' });
    await remake(db, url);
    const { lines } = await readFigures(db, { ...weeks, site: 'de' });
    expect(lines).toMatchObject([{ kind: 'all', asked: 0, bookedCents: 0 }]);
  });

  it('lists twenty sources, those with the most requests, whatever visitors put into their addresses', async () => {
    const { db, url } = await createTestDatabase();
    for (let source = 0; source < 25; source += 1) {
      await store(db, { state: 'quote', createdAt: `2026-03-17T09:${10 + source}:00.000Z`, utm: `source-${source};;;;;` });
    }
    await store(db, { state: 'quote', createdAt: '2026-03-17T08:00:00.000Z', utm: 'source-24;;;;;' });
    await remake(db, url);
    const sources = (await readFigures(db, { ...weeks, site: null })).lines.filter(({ kind }) => kind === 'source');
    expect([sources.length, sources[0]?.value, sources[0]?.asked]).toEqual([20, 'source-24', 2]);
  });
});
