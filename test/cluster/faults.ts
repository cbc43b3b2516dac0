import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseCluster, Node } from './cluster.ts';
import { familyOf, signalAll } from './processes.ts';

export type Fault = { readonly name: string; readonly happen: (cluster: DatabaseCluster) => Promise<void> };

const frozenFor = 30_000;

/** What may happen to a cluster, in the order in which it is tried. */
export const faults: readonly Fault[] = [
  { name: 'nothing', happen: async () => await pause(5_000) },
  { name: 'switch-over', happen: switchOver },
  {
    name: 'kill -9 of the primary PostgreSQL',
    happen: async (cluster) => signalAll([postmasterOf((await rolesOf(cluster)).leader)], 'SIGKILL'),
  },
  { name: 'kill -9 of the primary node', happen: killNode },
  { name: 'primary node frozen for 30 s', happen: freezeNode },
  { name: 'HAProxy of the database away for 5 s', happen: restartBalancer },
  {
    name: 'kill -9 of the synchronous standby',
    happen: async (cluster) => signalAll([postmasterOf((await rolesOf(cluster)).standby)], 'SIGKILL'),
  },
];

async function rolesOf({ look, nodes }: DatabaseCluster): Promise<{ readonly leader: Node; readonly standby: Node }> {
  const seen = await look();
  const leader = nodes.find(({ name }) => name === seen.leader);
  const standby = nodes.find(({ name }) => name === seen.standby);
  if (leader === undefined || standby === undefined) throw new Error('The cluster is not whole');
  return { leader, standby };
}

function postmasterOf({ folder }: Node): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

async function switchOver(cluster: DatabaseCluster): Promise<void> {
  const { leader, standby } = await rolesOf(cluster);
  const body = JSON.stringify({ leader: leader.name, candidate: standby.name });
  const answer = await fetch(`http://127.0.0.1:${leader.rest}/switchover`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
}

/** Patroni and PostgreSQL at once, as when a machine loses power; ten seconds later it is back. */
async function killNode(cluster: DatabaseCluster): Promise<void> {
  const { leader } = await rolesOf(cluster);
  signalAll([...familyOf(leader.patroni.pid), ...familyOf(postmasterOf(leader))], 'SIGKILL');
  await pause(10_000);
  cluster.startNode(leader);
}

/** A whole node freezes, and resumes in the belief that it still leads. */
async function freezeNode(cluster: DatabaseCluster): Promise<void> {
  const { leader } = await rolesOf(cluster);
  const frozen = [...familyOf(leader.patroni.pid), ...familyOf(postmasterOf(leader))];
  signalAll(frozen, 'SIGSTOP');
  await pause(frozenFor);
  signalAll(frozen, 'SIGCONT');
}

async function restartBalancer(cluster: DatabaseCluster): Promise<void> {
  await cluster.stopBalancer();
  await pause(5_000);
  cluster.startBalancer();
}
