import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { insertMember } from '#operations/staff/member-store.ts';
import { insertSession } from '#operations/staff/session-store.ts';
import { hashToken } from '#operations/staff/token.ts';
import { startServer } from '#server/testing/start-server.ts';
import { report } from './goals.ts';

/**
 * The cost for a web process of 200 people with Today open: while nothing happens, and while a request arrives every so often and all pages
 * reload.
 */
const people = 200;
const seconds = 60;
const requestEvery = 30;

const folder = await mkdtemp(join(tmpdir(), 'convoya-live-'));
const database = await startEmbeddedDatabase({ folder, log: () => undefined });
const variables = { DATABASE_URL: database.url, REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0' };
// A web process imports nothing, and Today needs content and rates.
await (await startServer({ role: 'content:import', variables, readyLine: /imported the content/ })).stop();
const server = await startServer({ role: 'web', variables });
const db = createDatabase(createPool(database.url));
const host = `desk.localhost:${server.port}`;

const cookies: string[] = [];
for (let person = 0; person < people; person += 1) {
  const member = await insertMember(db, { email: `p${person}@example.com`, name: `P ${person}`, language: 'nl', roles: ['sales'] });
  const secret = randomBytes(32).toString('base64url');
  const session = { memberId: member?.id ?? '', scope: 'whole', proof: 'passkey', browser: '', minutes: 60 } as const;
  await insertSession(db, { ...session, tokenHash: hashToken(secret) });
  cookies.push(`desk=${secret}`);
}

/** Seconds of processor time that the process has used. */
function readProcessor(): number {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function ask(path: string, cookie: string, onChunk?: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: server.port, path, headers: { host, cookie } }, (response) => {
      response.on('data', (chunk: Buffer) => onChunk?.(chunk.toString()));
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
  });
}

/** The page as a browser reloads it: all of it, including the bell's request. */
const whole = '/_.data';
const reloaded = '/_.data?_routes=routes%2Ftoday';

/** How many pages were answered with which status; a broken connection counts as 0. */
const answers = new Map<number, number>();
async function load(cookie: string, path: string): Promise<void> {
  const status = await ask(path, cookie).catch(() => 0);
  answers.set(status, (answers.get(status) ?? 0) + 1);
}

function countPages(): number {
  return [...answers.values()].reduce((sum, count) => sum + count, 0);
}

let isEnding = false;
let endedStreams = 0;
function listen(cookie: string): void {
  const ended = () => {
    if (!isEnding) endedStreams += 1;
  };
  const hear = (text: string) => {
    if (text.includes('event: bell')) void load(cookie, reloaded);
  };
  ask('/live', cookie, hear).then(ended, ended);
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const before = readProcessor();
  await work();
  const share = ((readProcessor() - before) / seconds) * 100;
  report({ name, value: share, unit: '% of a core', bar: { most: 5 } });
}

for (const cookie of cookies) listen(cookie);
for (const cookie of cookies) await load(cookie, whole);
await pause(3_000);
const loaded = countPages();
await measure(`${people} streams, nothing happens`, () => pause(seconds * 1_000));
await measure(`${people} streams, a request every ${requestEvery} s that all see`, async () => {
  for (let second = 0; second < seconds; second += requestEvery) {
    await insertTrip(db, createSampleTrip(tripStates.request));
    await pause(requestEvery * 1_000);
  }
});
const anew = countPages() - loaded;
const expected = people * (seconds / requestEvery);
const failed = [...answers].filter(([status]) => status !== 200);
process.stdout.write(`pages asked for anew: ${anew} (of ${expected}); answers by status: ${JSON.stringify([...answers])}\n`);
isEnding = true;
await db.destroy();
await server.stop();
await database.stop();
await rm(folder, { recursive: true, force: true });
// Shares of a core mean nothing if some of the work was refused, or nobody was notified.
if (failed.length > 0 || endedStreams > 0 || anew < expected) {
  throw new Error(`${failed.length > 0 ? 'pages failed' : 'bells were missed'}; streams that ended: ${endedStreams}`);
}
