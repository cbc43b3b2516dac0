import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { findScratchPlace } from '#db/testing/scratch-place.ts';
import { findFreePort } from '#server/testing/start-server.ts';
import { ensureBuild } from '../../scripts/build.ts';
import { buildRelease, findCommit, removeRelease, root, runToEnd, startProgram } from './older-release.ts';
import { type Both, type Walked, walkContent, walkDesk, walkOrders } from './walk.ts';

/**
 * `npm run test:releases -- <commit>`: builds an older release, by default the latest tag, fills a database with its demo, and starts this
 * release beside it on the same database, as in a rolling update: first on the older content, then with this release's imported. Walks
 * both: orders, every page of the desk, of a driver and a partner, and pages of the six sites. Its last line has the counts.
 */
const commit = findCommit(process.argv[2]);
if (commit === null) {
  process.stderr.write('Which release? npm run test:releases -- <commit or tag>\n');
  process.exit(2);
}
const folder = await mkdtemp(join(findScratchPlace(), 'convoya-releases-'));
const [checkout, data] = [join(folder, 'older'), join(folder, 'data')];
const closings: (() => unknown)[] = [() => removeRelease(checkout)];
const say = (line: string) => process.stdout.write(`${line}\n`);
const walked: Walked[] = [];
let problem: string | null = null;
try {
  ensureBuild();
  say(`Building ${commit} …`);
  await buildRelease(commit, checkout);
  await walkBoth();
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${problem}\n`);
} finally {
  for (const close of closings.reverse()) await close();
  await rm(folder, { recursive: true, force: true });
}
const faults = walked.flatMap((each) => each.faults);
for (const fault of faults.slice(0, 40)) say(`  ${fault}`);
const counts = walked.map(({ what, count }) => `${count} ${what}`).join(', ');
say(`test:releases: ${commit} beside this one: ${counts || 'nothing walked'}; ${faults.length + (problem === null ? 0 : 1)} faults`);
process.exit(faults.length === 0 && problem === null ? 0 : 1);

async function walkBoth(): Promise<void> {
  const older = await startProgram({ folder: checkout, role: 'demo', port: await findFreePort(), variables: { DATA_DIR: data } });
  closings.push(older.stop);
  const database = await startEmbeddedDatabase({ folder: join(data, 'postgres'), log: () => undefined });
  closings.push(database.stop);
  const db = createDatabase(createPool(database.url));
  closings.push(() => db.destroy());
  const variables = { DATA_DIR: join(folder, 'newer'), DATABASE_URL: database.url };
  await runToEnd([process.execPath, 'scripts/run.ts', 'migrate'], root, variables);
  const newer = await startProgram({ folder: root, role: 'web', port: await findFreePort(), variables });
  closings.push(newer.stop);
  await walkAll('with the content of the older', { older, newer, db });
  await runToEnd([process.execPath, 'scripts/run.ts', 'content:import'], root, variables);
  await walkAll('with the content of the newer', { older, newer, db });
}

async function walkAll(when: string, both: Both): Promise<void> {
  const walks = walked.length === 0 ? [walkContent, walkOrders, walkDesk] : [walkContent, walkOrders];
  for (const walk of walks) {
    const done = await walk(both);
    say(`${when}: ${done.count} ${done.what}, ${done.faults.length} faults`);
    walked.push(done);
  }
}
