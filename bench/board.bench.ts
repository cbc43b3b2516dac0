import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { sql } from 'kysely';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { openSession } from '#server/testing/desk-session.ts';
import { startServer } from '#server/testing/start-server.ts';
import { findBrowser } from '../scripts/browser.ts';
import { fillFleet, fillTrips, placeCrews, tenHours } from './bench-fleet.ts';
import { report, shareOf } from './goals.ts';

/** The board of 300 rows and 14 days with 2,000 duties, 334 of them open: the time of the server and of a browser. */
const trips = 40;
const runsOfTrip = 50;
const vehicles = 119;
const drivers = 180;

const folder = await mkdtemp(join(tmpdir(), 'convoya-board-'));
const database = await startEmbeddedDatabase({ folder, log: () => undefined });
const server = await startServer({
  role: 'web',
  variables: { DATABASE_URL: database.url, REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0' },
});
const db = createDatabase(createPool(database.url));

/** Each vehicle with a driver of its own on each of fourteen days, ten hours; the rest is open. */
async function fillDuties(): Promise<void> {
  await fillTrips(db, trips);
  await sql`insert into duties (id, trip_id, vehicle_index, shift_index, starts_at, ends_at, vehicle_until, crew_size, class, seats, wheelchairs, parts, is_planned)
    select gen_random_uuid(), id, run, 0, at, at + interval '10 hours', at + interval '10 hours', 1, 'coachHire', 40, 0, ${tenHours}::jsonb, true
    from (select id, run, date_trunc('day', now()) + interval '30 hours' + ((place - 1) * ${runsOfTrip} + run) / ${vehicles} % 13 * interval '1 day' as at
      from (select id, row_number() over (order by id) as place from trips) as numbered, generate_series(0, ${runsOfTrip - 1}) as run) as planned`.execute(
    db,
  );
  await placeCrews(db, sql`id`);
}

await fillFleet(db, { vehicles, drivers });
await fillDuties();
const secret = await openSession(db, { email: 'p@example.com', name: 'P', roles: ['planner'] });
const host = `desk.localhost:${server.port}`;

function ask(path: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers: { host, cookie: `desk=${secret}` } }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}

function summarise(name: string, times: readonly number[], bar: number): void {
  const at = (share: number) => shareOf(times, share);
  report({
    name: `${name}, p95`,
    value: at(0.95),
    unit: 'ms',
    bar: { most: bar },
    note: `p50 ${at(0.5).toFixed(0)}, longest ${at(1).toFixed(0)}`,
  });
}

async function repeat(count: number, work: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) times.push(await work());
  return times;
}

await repeat(5, () => ask('/board?days=14'));
summarise('server, the board’s data', await repeat(30, () => ask('/board.data?days=14')), 200);
summarise('server, the board’s page', await repeat(30, () => ask('/board?days=14')), 200);
const { rows } = await sql<{ reference: string; vehicle: number }>`
  select reference, vehicle_index + 1 as vehicle from duties join trips on trips.id = trip_id limit 1`.execute(db);
summarise('finder', await repeat(20, () => ask(`/plan/${rows[0]?.reference}/${rows[0]?.vehicle}.data`)), 1_000);

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
await context.addCookies([{ name: 'desk', value: secret, domain: 'desk.localhost', path: '/' }]);
const page = await context.newPage();
const openings = await repeat(8, async () => {
  const started = performance.now();
  await page.goto(`http://${host}/board?days=14`);
  await page.locator('[data-row="5"] rect').first().waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-lift]') ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
  return performance.now() - started;
});
summarise('browser, until the board can be used', openings.slice(1), 1_500);
const frames = await page.evaluate(async () => {
  const scroller = document.querySelector('[data-row]')?.closest('section');
  const times: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < 120 && scroller; frame += 1) {
    scroller.scrollTop += 90;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    times.push(performance.now() - last);
    last = performance.now();
  }
  return times;
});
summarise('browser, a frame while it scrolls', frames, 50);
await browser.close();
await db.destroy();
await server.stop();
await database.stop();
await rm(folder, { recursive: true, force: true });
