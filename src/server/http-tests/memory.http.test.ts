import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { openOwnerSession } from '../testing/desk-session.ts';
import { type Heap, openHeap, withInspector } from '../testing/memory/heap.ts';
import { askMany, type MemorySubject, mostGrowth } from '../testing/memory/measure-growth.ts';
import { listSubjects } from '../testing/memory/subjects.ts';
import { createMutations } from '../testing/mutations.ts';
import { type RunningServer, startServer } from '../testing/start-server.ts';

/** A leaked page holds at least 100 kB, so this many stand out; `npm run bench memory` requests 50,000. */
const [first, last] = [20, 140];

let server: RunningServer;
let heap: Heap;
let subjects: readonly MemorySubject[];

beforeAll(async () => {
  server = await startServer({ variables: { ...withInspector, REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error' } });
  const database = await startEmbeddedDatabase({ folder: join(server.dataFolder, 'postgres'), log: () => undefined });
  const db = createDatabase(createPool(database.url));
  const session = await openOwnerSession(db, 'memory@example.com');
  await db.destroy();
  await database.stop();
  const mutations = createMutations(server.port);
  const email = 'anna@school.example';
  const quote = await mutations.requestQuote(email);
  const booking = await mutations.acceptQuote({ ...quote, email });
  // An unknown link renders a page as well.
  const [driverPages, partnerPages] = [['/on-duty/nobody'], ['/partner/nobody', '/partner-statement/nobody']];
  subjects = listSubjects({ port: server.port, session, reference: quote.reference, booking, driverPages, partnerPages });
  heap = await openHeap(server.output);
});
afterAll(async () => {
  heap.close();
  await server.stop();
});

it('requests of an app are released', async () => {
  const asked = subjects.filter(({ name }) => name !== 'papers');
  for (const subject of asked) await askMany(subject, 1, first);
  let before = await heap.read();
  for (const subject of asked) {
    await askMany(subject, first + 1, last);
    const after = await heap.read();
    expect.soft(after - before, subject.name).toBeLessThan(mostGrowth);
    before = after;
  }
});
