import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { findScratchPlace } from '#db/testing/scratch-place.ts';
import { openOwnerSession } from '#server/testing/desk-session.ts';
import { families } from '#server/testing/hostile/families.ts';
import { watchLoop } from '#server/testing/hostile/watch-loop.ts';
import { listApiRequests } from './api-places.ts';
import { listPlaces, type Place } from './places.ts';
import { askWithin, residentMegabytes, startDemo } from './server.ts';

/**
 * `npm run test:hostile [word …]`: starts the built product with the demo's samples and sends every family of hostile input, or those with
 * a word in their names, to every place that accepts it. Fails if an answer is a fault of ours (500 and above but for 503), takes more than
 * two seconds, blocks the process for more than 200 milliseconds, prints an unexpected error, or if the heap has grown by more than 30 MB
 * after collection. On a machine that does other work too, a time counts only if it comes again: the best of some tries is judged.
 */
const bars = { answer: 2_000, hold: 200, heap: 30 } as const;
/** How often a case that took too long is tried again. */
const triesAgain = 3;
const words = process.argv.slice(2);
const port = Number(process.env.PORT ?? 4300);
const folder = process.env.DATA_DIR ?? (await mkdtemp(join(findScratchPlace(), 'convoya-hostile-')));

const server = await startDemo({ port, folder });
const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log: () => undefined });
const db = createDatabase(createPool(database.url));
const places = await listPlaces(db, port);
const watch = watchLoop(port, server.process.pid);
const faults: string[] = [];
let sent = 0;
let [family, session, usedBy] = ['', '', ''];
const started = Date.now();

/**
 * Each place has a separate session, because the input may end it. Each family has a person, since a person for each place would make the
 * page of all people long.
 */
async function sessionFor({ app, pattern }: Place): Promise<string> {
  if (app !== 'desk') return '';
  if (usedBy !== pattern || session === '') {
    session = await openOwnerSession(db, `hostile-${started}-${families.findIndex(({ name }) => name === family)}@example.com`);
    usedBy = pattern;
  }
  return session;
}

/** The longest block of the family so far, and the place after which it was seen. */
let worst = { hold: 0, at: '' };
async function noteHold(at: string, again?: () => Promise<void>): Promise<void> {
  let hold = watch.take();
  for (let tried = 0; again !== undefined && tried < triesAgain && hold > bars.hold; tried += 1) {
    await again();
    await pause(30);
    hold = Math.min(hold, watch.take());
  }
  if (hold > worst.hold) worst = { hold: Math.round(hold), at };
}

async function tryFamily(name: string, work: () => Promise<void>): Promise<void> {
  family = name;
  await pause(50);
  watch.take();
  worst = { hold: 0, at: '' };
  const [before, faultsBefore, sentBefore] = [residentMegabytes(server), faults.length, sent];
  await work();
  await pause(30);
  await noteHold('its end');
  const { hold, at } = worst;
  for (const line of server.takeErrors()) faults.push(`${name}: ${line}`);
  if (hold > bars.hold) faults.push(`${name}: held the process for ${hold} ms at ${at}`);
  const line = `${name}: ${sent - sentBefore} sent, ${faults.length - faultsBefore} faults, held ${hold} ms at ${at}, ${before} → ${residentMegabytes(server)} MB`;
  process.stdout.write(`${line}\n`);
  for (const fault of countEach(faults.slice(faultsBefore))) process.stdout.write(`  ${fault}\n`);
}

/** Each fault once, with how often. */
function countEach(all: readonly string[]): readonly string[] {
  const counted = new Map<string, number>();
  for (const fault of all) counted.set(fault, (counted.get(fault) ?? 0) + 1);
  return [...counted].map(([fault, count]) => `${count} × ${fault}`);
}

async function send(place: Place, request: Parameters<typeof askWithin>[1], name: string): Promise<void> {
  sent += 1;
  const answer = await askWithin(port, request);
  const isFault = answer.status === 0 || (answer.status >= 500 && answer.status !== 503);
  if (isFault) faults.push(`${name}: ${answer.status} from ${request.method ?? 'GET'} ${place.pattern} ${request.note ?? ''}`);
  let { milliseconds } = answer;
  for (let tried = 0; tried < triesAgain && milliseconds > bars.answer; tried += 1) {
    milliseconds = Math.min(milliseconds, (await askWithin(port, request)).milliseconds);
  }
  if (milliseconds > bars.answer) faults.push(`${name}: ${Math.round(milliseconds)} ms for ${place.pattern}`);
}

try {
  // Loading and compiling at the first request of each page is neither growth nor a block caused by input.
  for (const place of places)
    await askWithin(port, { host: place.host, path: place.path, headers: { cookie: `desk=${await sessionFor(place)}` } });
  await pause(500);
  const [before, heapBefore] = [residentMegabytes(server), await server.heap.read()];
  server.takeErrors();
  for (const { name, to, make } of families) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    await tryFamily(name, async () => {
      for (const place of places.filter(({ takes }) => takes.includes(to))) {
        const cookie = `desk=${await sessionFor(place)}`;
        const requests = make(place.fields).map(({ query, headers, ...rest }) => {
          const path = query === undefined ? place.path : `${place.path}?${query}`;
          return { host: place.host, path, headers: { cookie, ...headers }, ...rest, note: (query ?? '').slice(0, 60) };
        });
        for (const request of requests) await send(place, request, name);
        await noteHold(place.pattern, async () => {
          for (const request of requests) await askWithin(port, request);
        });
      }
    });
  }
  const [api] = places.filter(({ takes }) => takes.includes('graphql'));
  if (api !== undefined && words.length === 0) {
    await tryFamily('odd values in every argument of the API', async () => {
      for (const { field, body } of listApiRequests())
        await send(
          api,
          { host: api.host, path: api.path, method: 'POST', headers: { 'content-type': 'application/json' }, body, note: field },
          'API',
        );
    });
  }
  await pause(3_000);
  const grown = residentMegabytes(server) - before;
  const kept = Math.round(((await server.heap.read()) - heapBefore) * 10) / 10;
  if (kept > bars.heap) faults.push(`${kept} MB of heap were kept`);
  process.stdout.write(
    `${families.length + 1} families, ${places.length} places, ${sent} requests, ${kept} MB of heap kept (${grown} MB resident), ${faults.length} faults\n`,
  );
  for (const fault of countEach(faults)) process.stdout.write(`  ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  watch.stop();
  await db.destroy();
  await database.stop();
  await server.stop();
  if (process.env.DATA_DIR === undefined) await rm(folder, { recursive: true, force: true });
}
