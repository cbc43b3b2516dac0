import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../scripts/build.ts';
import { debianPackages, installPrograms } from '../install-programs.ts';
import { compareBooks } from './books.ts';
import { type DatabaseCluster, isWhole, startCluster, waitFor } from './cluster.ts';
import { type Customers, startCustomers } from './customers.ts';
import { type Fault, faults } from './faults.ts';
import { tryPooler } from './pooler.ts';
import { startSites } from './sites.ts';
import { createTally } from './tally.ts';
import { watchLeader } from './watch-leader.ts';

/**
 * `npm run test:cluster [fault …]`: three PostgreSQL with synchronous replication under Patroni, HAProxy before them and before two web
 * processes, two workers, two customers who write and one who reads, through the faults of `faults.ts`. Fails if anything acknowledged is
 * lost or doubled, a cached page was away, or writing took longer than 30 s to come back. Five minutes; installs Debian's packages if it
 * may. Its last line has the counts.
 */
const longestGap = 30_000;
const { patroni, etcd, etcdClient, haproxy, postgresql, pgbouncer, openssl } = debianPackages;
installPrograms([patroni, etcd, etcdClient, haproxy, postgresql, pgbouncer, openssl]);

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'convoya-cluster-'));
await chmod(folder, 0o755);
const closings: (() => Promise<void>)[] = [];
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
}
if (isGood) await rm(folder, { recursive: true, force: true });
else process.stderr.write(`What everything said is in ${folder}\n`);
process.stdout.write(`test:cluster: ${tally.summarise()}\n`);
process.exit(isGood ? 0 : 1);

async function runAll(): Promise<boolean> {
  const cluster = await startCluster(folder);
  closings.push(cluster.stop);
  const sites = await startSites(folder, cluster.url);
  closings.push(sites.stop);
  const customers = startCustomers({ port: sites.httpsPort, isTls: true });
  closings.push(customers.stop);
  await customers.waitForWrites(10, 60_000);
  process.stdout.write(
    `${['fault', 'acknowledged', 'lost', 'doubled', 'longest gap', 'kept pages', 'a trip', 'where the time went'].join(' | ')}\n`,
  );
  for (const fault of chosenFaults()) await tryFault(fault, cluster, customers);
  tally.judge('PgBouncer', await judgePooler(cluster));
  return tally.isWell();
}

async function judgePooler(cluster: DatabaseCluster): Promise<boolean> {
  const wrong = await tryPooler(cluster);
  process.stdout.write(`PgBouncer in transaction mode: ${wrong ?? 'refused at start where nobody told of it, sells where somebody did'}\n`);
  return wrong === null;
}

function chosenFaults(): readonly Fault[] {
  const wanted = process.argv.slice(2);
  return wanted.length === 0 ? faults : faults.filter(({ name }) => wanted.some((word) => name.includes(word)));
}

async function tryFault({ name, happen }: Fault, cluster: DatabaseCluster, customers: Customers): Promise<void> {
  await waitFor('a whole cluster', 90_000, async () => isWhole(await cluster.look()));
  const { leader } = await cluster.look();
  customers.forget();
  const watch = watchLeader(cluster, leader);
  await happen(cluster);
  await customers.waitForWrites(6, 60_000);
  const where = watch.stop();
  await waitFor('a whole cluster', 90_000, async () => isWhole(await cluster.look()));
  await customers.waitForWrites(6, 60_000);
  const { lost, doubled } = await compareBooks(cluster.url, [...customers.acknowledged]);
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
    where,
  ];
  process.stdout.write(`${[name, ...figures].join(' | ')}\n`);
  for (const each of [...lost, ...doubled].slice(0, 5)) process.stdout.write(`  ${each}\n`);
  const tripIsAnswered = [...trip.keys()].every((status) => status === 200 || status === 503);
  const isAlwaysThere = [...kept.keys()].every((status) => status === 200);
  tally.count({ acknowledged: customers.acknowledged.length, lost: lost.length, doubled: doubled.length, gap });
  tally.judge(name, lost.length === 0 && doubled.length === 0 && gap <= longestGap && isAlwaysThere && tripIsAnswered);
}
