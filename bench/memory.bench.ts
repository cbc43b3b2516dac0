import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { findDemoPlace } from '#server/testing/memory/demo-place.ts';
import { openHeap, withInspector } from '#server/testing/memory/heap.ts';
import { measureGrowth, mostGrowth } from '#server/testing/memory/measure-growth.ts';
import { createOrders, listSubjects } from '#server/testing/memory/subjects.ts';
import { startServer } from '#server/testing/start-server.ts';
import { report } from './goals.ts';
import { measureMemoryParts } from './memory-parts.ts';
import { readMemory } from './processor-time.ts';

/**
 * `npm run bench memory [requests]`: what each app retains after this many requests (50,000 by default) compared with a tenth of them.
 * A goal is missed if one retains 10 MB more. Before that, a table of where the memory of a web process lies. An order for the worker is a mail with its PDF and counts as fifty requests; a PDF as five.
 */
const requests = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 50_000);
const costOf: Readonly<Record<string, number>> = { worker: 50, papers: 5 };

for (const { name, megabytes } of await measureMemoryParts())
  report({ name: `memory of ${name}`, value: megabytes, unit: 'MB', bar: null });

const folder = await mkdtemp(join(tmpdir(), 'convoya-memory-'));
await (await startServer({ role: 'demo', variables: { DATA_DIR: folder } })).stop();
const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log: () => undefined });
const variables = { DATABASE_URL: database.url, REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error' };
const db = createDatabase(createPool(database.url));
const web = await startServer({ role: 'web', variables: { ...variables, ...withInspector } });
const workerVariables = { ...variables, ...withInspector, LOG_LEVEL: 'info' };
const worker = await startServer({ role: 'worker', variables: workerVariables, readyLine: /the worker is running/ });
const [heapOfWeb, heapOfWorker] = [await openHeap(web.output), await openHeap(worker.output)];

const orders = createOrders(web.port);
/** The heap of the worker, once it has nothing more to do. */
const workedOff = {
  ...heapOfWorker,
  async read() {
    const waiting = async () => await db.selectFrom('outbox').select('id').where('done_at', 'is', null).limit(1).execute();
    for (let waited = 0; waited < 1_800 && (await waiting()).length > 0; waited += 1) await pause(1_000);
    return await heapOfWorker.read();
  },
};
const subjects = listSubjects({ port: web.port, ...(await findDemoPlace(db)) });
const all = [...subjects.map((subject) => ({ subject, heap: heapOfWeb })), { subject: orders, heap: workedOff }];
for (const { subject, heap } of all) {
  const last = Math.max(20, Math.round(requests / (costOf[subject.name] ?? 1)));
  const first = Math.max(10, Math.round(last / 10));
  const { name, early, late } = await measureGrowth({ heap, subject, first, last });
  const note = `${early.toFixed(1)} MB after ${first}, ${late.toFixed(1)} MB after ${last}`;
  report({ name: `what ${name} keeps more`, value: late - early, unit: 'MB', bar: { most: mostGrowth }, note });
}
report({ name: 'heap of a web process after all', value: await heapOfWeb.read(), unit: 'MB', bar: null });
report({ name: 'a web process after all', value: readMemory(web.process.pid), unit: 'MB', bar: { most: 350 } });
report({ name: 'a worker after all', value: readMemory(worker.process.pid), unit: 'MB', bar: { most: 250 } });
heapOfWeb.close();
heapOfWorker.close();
await db.destroy();
await Promise.all([web.stop(), worker.stop()]);
await database.stop();
await rm(folder, { recursive: true, force: true });
