import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '#db/engine/migrate.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { createTestDatabase, createTestDatabaseUrl } from '#db/testing/test-database.ts';
import { forgetOldOnDuty } from '#operations/on-duty/forget-old.ts';
import { saveLivePlace } from '#operations/on-duty/live-place-store.ts';
import { installClock, moveClock, readAheadOf } from './database-clock.ts';
import { withPageClock } from './page-clock.ts';
import { type DemoClock, MovedClockError, refuseMovedClock, wearClock } from './wear-clock.ts';

const day = 86_400_000;
const RealDate = Date;
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  expect(Date).toBe(RealDate);
});

async function createDemoDatabase() {
  const url = await createTestDatabaseUrl('template0');
  await installClock(url);
  await migrate(url);
  const pool = createPool(url);
  const db = createDatabase(pool);
  stops.push(() => db.destroy());
  return { url, pool, db };
}

async function wear(url: string): Promise<DemoClock> {
  const clock = await wearClock(url);
  if (clock === null) throw new Error('There is no clock');
  stops.push(() => clock.stop());
  return clock;
}

const aheadOf = (at: string | number | Date) => Math.round((new RealDate(at).getTime() - RealDate.now()) / 60_000) + 0;

describe('the clock of a demo', () => {
  it('shows the real time until it is moved, then the same one in reads, defaults and code, whichever connection asks', async () => {
    const { url, db } = await createDemoDatabase();
    const clock = await wear(url);
    expect([aheadOf(await databaseNow(db)), aheadOf(Date.now())]).toEqual([0, 0]);
    await moveClock(url, 3 * day);
    await clock.look();
    await db.insertInto('backups').defaultValues().execute();
    const { taken_at } = await db.selectFrom('backups').select('taken_at').executeTakeFirstOrThrow();
    const minutes = (3 * day) / 60_000;
    expect([await databaseNow(db), taken_at, Date.now(), new Date()].map(aheadOf)).toEqual([minutes, minutes, minutes, minutes]);
    // Another thread of the demo notices by itself.
    await moveClock(url, -day);
    await expect.poll(() => aheadOf(Date.now()), { timeout: 5_000 }).toBe((2 * day) / 60_000);
    expect(new Date('2026-11-27T09:00:00Z').toISOString()).toBe('2026-11-27T09:00:00.000Z');
  });

  it('keeps people signed in for as long as before', async () => {
    const { url, db } = await createDemoDatabase();
    await sql`insert into staff_members (id, name, email, language, roles)
      values ('0190a000-0000-7000-8000-000000000001', 'Anna', 'a@example.com', 'nl', '["owner"]')`.execute(db);
    await sql`insert into staff_sessions (id, token_hash, member_id, scope, proof, browser, expires_at)
      values ('0190a000-0000-7000-8000-000000000002', 'token', '0190a000-0000-7000-8000-000000000001', 'whole', 'code', '',
        now() + interval '1 hour')`.execute(db);
    const { expires_at: expires } = await db.selectFrom('staff_sessions').select('expires_at').executeTakeFirstOrThrow();
    await moveClock(url, 5 * day);
    const { expires_at } = await db.selectFrom('staff_sessions').select('expires_at').executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(expires)).toBe(5 * day);
  });

  it('triggers what is due: a position is deleted after forty-eight hours, and not before', async () => {
    const { url, db } = await createDemoDatabase();
    const [tripId, dutyId] = ['0190a000-0000-7000-8000-000000000003', '0190a000-0000-7000-8000-000000000004'];
    await db.transaction().execute(async (tx) => {
      // Only the position matters here, not its trip.
      await sql`set local session_replication_role = replica`.execute(tx);
      const place = { latitude: 52, longitude: 5, at: await databaseNow(tx), stop: null, expectedAt: null, kilometres: null };
      await saveLivePlace(tx, tripId, { dutyId, ...place });
    });
    const count = async () => (await db.selectFrom('live_places').select('at').execute()).length;
    await moveClock(url, 2 * day - 60_000);
    await forgetOldOnDuty(db);
    expect(await count()).toBe(1);
    await moveClock(url, 120_000);
    await forgetOldOnDuty(db);
    expect(await count()).toBe(0);
  });

  it('is refused by everything that works for a company once it was set, and is in no database that has tables', async () => {
    const { url, pool } = await createDemoDatabase();
    await refuseMovedClock(pool);
    await moveClock(url, day);
    await expect(refuseMovedClock(pool)).rejects.toThrow(MovedClockError);
    const company = await createTestDatabase();
    await installClock(company.url);
    expect(await readAheadOf(company.url)).toBeNull();
    expect(await wearClock(company.url)).toBeNull();
    await refuseMovedClock(company.pool);
    await expect(moveClock(company.url, day)).rejects.toThrow();
  });
});

describe('the clock of its pages', () => {
  it('comes before all other scripts of a page, and nowhere else', async () => {
    const { url } = await createDemoDatabase();
    const clock = await wear(url);
    await moveClock(url, day);
    await clock.look();
    const answers: Record<string, Response> = {
      '/': new Response('<html><head><title>A</title></head></html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
      '/data': new Response('<head>', { headers: { 'Content-Type': 'application/json' } }),
    };
    const asked: (string | null)[] = [];
    const answer = withPageClock((request: Request) => {
      asked.push(request.headers.get('accept-encoding'));
      return answers[new URL(request.url).pathname] ?? new Response(null, { status: 404 });
    }, clock);
    const read = async (path: string) =>
      await (await answer(new Request(`http://desk.localhost${path}`, { headers: { 'accept-encoding': 'br' } }))).text();
    expect(await read('/')).toBe('<html><head><script src="/demo-clock.js"></script><title>A</title></head></html>');
    expect(await read('/data')).toBe('<head>');
    expect(asked).toEqual([null, null]);
    expect(Number(await read('/demo-clock.json'))).toBe(day);
    const page = { Date: RealDate, setInterval: () => 0 };
    new Function('globalThis', 'setInterval', await read('/demo-clock.js'))(page, page.setInterval);
    expect(aheadOf(page.Date.now())).toBe(day / 60_000);
    expect(aheadOf(new page.Date())).toBe(day / 60_000);
  });
});
