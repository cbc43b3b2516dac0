import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuild } from '../../scripts/build.ts';
import { compareBooks } from '../cluster/books.ts';
import { waitFor } from '../cluster/cluster.ts';
import { type Customers, startCustomers } from '../cluster/customers.ts';
import { createTally } from '../cluster/tally.ts';
import { debianPackages, installPrograms } from '../install-programs.ts';
import { type Fault, listFaults } from './faults.ts';
import { startWorld, type World } from './world.ts';

/**
 * `npm run test:faults [kills] [fault …]`: a web process, a worker and a PostgreSQL through the faults of one machine, with customers who
 * write all the while. Fails if anything acknowledged is lost or doubled, a mail never arrives, or writing stays away too long. Ten minutes
 * with 45 kills; `npm run test:faults 200` for the long night. Cluster faults: `npm run test:cluster`.
 */
const [first = '', ...others] = process.argv.slice(2);
const kills = /^\d+$/.test(first) ? Number(first) : 45;
const wanted = [/^\d+$/.test(first) ? '' : first, ...others].filter((word) => word !== '');
installPrograms([debianPackages.postgresql]);

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'convoya-faults-'));
await chmod(folder, 0o777);
const disk = join(folder, 'disk');
mkdirSync(disk);
const hasSmallDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=0777', 'tmpfs', disk], { stdio: 'ignore' }).status === 0;
const closings: (() => Promise<unknown>)[] = [];
const tally = createTally();
let isGood = false;
try {
  isGood = await runAll();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  tally.judge(message, false);
} finally {
  for (const close of closings.reverse()) await close().catch(() => undefined);
  if (hasSmallDisk) spawnSync('umount', ['-l', disk]);
}
if (isGood) await rm(folder, { recursive: true, force: true });
else process.stderr.write(`What everything said is in ${folder}\n`);
process.stdout.write(`test:faults: ${tally.summarise()}\n`);
process.exit(isGood ? 0 : 1);

async function runAll(): Promise<boolean> {
  const world = await startWorld(folder, disk);
  closings.push(world.stop);
  const customers = startCustomers({ port: world.webPort, isTls: false });
  closings.push(customers.stop);
  await customers.waitForWrites(6, 60_000);
  if (!hasSmallDisk) tally.leaveOut('disk full (only root may make a small disk)');
  process.stdout.write(`${['fault', 'acknowledged', 'lost', 'doubled', 'longest gap', 'kept pages', 'a trip', ''].join(' | ')}\n`);
  const faults = listFaults({ kills, overloadSeconds: 60, hasSmallDisk });
  for (const fault of faults) {
    if (wanted.length > 0 && !wanted.some((word) => fault.name.includes(word))) continue;
    await tryFault(fault, world, customers);
  }
  await customers.stop();
  tally.judge('mails', await judgeMails(world));
  return tally.isWell();
}

async function tryFault({ name, happen, longestGap }: Fault, world: World, customers: Customers): Promise<void> {
  customers.forget();
  const note = await happen(world).catch((error: unknown) => `FAULT: ${error instanceof Error ? error.message : String(error)}`);
  await customers.waitForWrites(6, 60_000);
  const { lost, doubled } = await compareBooks(world.databaseUrl, [...customers.acknowledged]);
  const { kept, trip } = customers.answers();
  const gap = customers.longestGap();
  const summarise = (counts: ReadonlyMap<number, number>) => [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  const figures = [
    customers.acknowledged.length,
    lost.length,
    doubled.length,
    `${(gap / 1_000).toFixed(1)} s`,
    summarise(kept),
    summarise(trip),
    note,
  ];
  process.stdout.write(`${[name, ...figures].join(' | ')}\n`);
  // 0 is a refused connection: a web process that was killed a moment ago.
  const areAnswered = [...kept.keys(), ...trip.keys()].every((status) => [0, 200, 429, 503].includes(status));
  tally.count({ acknowledged: customers.acknowledged.length, lost: lost.length, doubled: doubled.length, gap });
  tally.judge(name, lost.length === 0 && doubled.length === 0 && gap <= longestGap && areAnswered && !note.startsWith('FAULT'));
}

/** Every due mail has arrived in time; none was given up. Twice only if a worker was killed. */
async function judgeMails({ databaseUrl, mails }: World): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update outbox set run_after = now() where done_at is null and failed_at is null`);
    const count = async (condition: string) =>
      (await client.query<{ n: number }>(`select count(*)::int as n from outbox where ${condition}`)).rows[0]?.n ?? 0;
    // Thousands may be due, and a slow machine sends a few a second: the fault would be that none leaves any more.
    const countOwed = () => count('done_at is null and failed_at is null');
    for (let owed = await countOwed(); owed > 0; owed = await countOwed()) {
      const before = owed;
      await waitFor('a mail to go', 60_000, async () => (await countOwed()) < before);
    }
    const { rows } = await client.query<{ message_id: string }>('select message_id from outbox where done_at is not null');
    const come = new Set(mails);
    const missing = rows.filter(({ message_id }) => !come.has(message_id)).length;
    const failed = await count('failed_at is not null');
    process.stdout.write(`mails: ${rows.length} owed, ${missing} never came, ${failed} given up, ${mails.length - come.size} came twice\n`);
    return missing === 0 && failed === 0;
  } finally {
    await client.end();
  }
}
