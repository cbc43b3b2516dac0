import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { findFreePort } from '#server/testing/start-server.ts';
import { endProgram, findPostgres, type Running, startProgram } from './processes.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const numbers = [1, 2, 3] as const;
const password = 'convoya';

export type Node = { readonly name: string; readonly sql: number; readonly rest: number; readonly folder: string; patroni: Running };
export type DatabaseCluster = {
  readonly url: string;
  readonly folder: string;
  readonly primaryPort: number;
  readonly nodes: readonly Node[];
  /** As seen by the first node that answers. */
  look(): Promise<Look>;
  startNode(node: Node): void;
  stopBalancer(): Promise<void>;
  startBalancer(): void;
  stop(): Promise<void>;
};

const view = v.object({ members: v.array(v.object({ name: v.string(), role: v.string(), state: v.string() })) });
export type Look = { readonly leader: string | null; readonly standby: string | null; readonly running: number };

/** Three etcd, three PostgreSQL under Patroni and a HAProxy, all on this machine, with the files of `deploy/database`. */
export async function startCluster(folder: string): Promise<DatabaseCluster> {
  mkdirSync(folder, { recursive: true });
  giveToPostgres(folder);
  const etcd = await startEtcd(folder);
  await pause(3_000);
  const nodes = await Promise.all(numbers.map((number) => prepareNode(folder, number, etcd.hosts)));
  const cluster = await assemble(folder, nodes, etcd.programs);
  for (const node of nodes) cluster.startNode(node);
  cluster.startBalancer();
  await waitFor('three nodes, one of them a synchronous standby', 120_000, async () => isWhole(await cluster.look()));
  return cluster;
}

export function isWhole({ leader, standby, running }: Look): boolean {
  return leader !== null && standby !== null && running === 3;
}

export async function waitFor(what: string, milliseconds: number, look: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < milliseconds) {
    if (await look().catch(() => false)) return performance.now() - started;
    await pause(250);
  }
  throw new Error(`Waited ${milliseconds / 1_000} s in vain for ${what}`);
}

async function assemble(folder: string, nodes: readonly Node[], etcd: readonly Running[]): Promise<DatabaseCluster> {
  const primaryPort = await findFreePort();
  const ports = Object.fromEntries(
    nodes.flatMap(({ sql, rest }, index) => [
      [`NODE${index + 1}_SQL`, `127.0.0.1:${sql}`],
      [`NODE${index + 1}_REST`, String(rest)],
    ]),
  );
  const configuration = fill('database/haproxy.cfg', join(folder, 'haproxy.cfg'), { PRIMARY_BIND: `127.0.0.1:${primaryPort}`, ...ports });
  let balancer: Running | null = null;
  return {
    url: `postgresql://convoya:${password}@127.0.0.1:${primaryPort}/convoya`,
    folder,
    primaryPort,
    nodes,
    look: () => lookAt(nodes),
    startNode(node) {
      const variables = { CONVOYA_PASSWORD: password };
      node.patroni = startProgram({
        name: node.name,
        command: ['patroni', join(folder, `${node.name}.yml`)],
        folder,
        variables,
        asPostgres: true,
      });
    },
    async stopBalancer() {
      if (balancer !== null) await endProgram(balancer, 'SIGKILL');
    },
    startBalancer() {
      balancer = startProgram({ name: 'haproxy', command: ['haproxy', '-db', '-f', configuration], folder });
    },
    async stop() {
      await Promise.all(nodes.map(({ patroni }) => endProgram(patroni, 'SIGTERM', 30_000)));
      if (balancer !== null) await endProgram(balancer);
      await Promise.all(etcd.map((program) => endProgram(program)));
    },
  };
}

async function lookAt(nodes: readonly Node[]): Promise<Look> {
  for (const { rest } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer === null || !answer.ok) continue;
    const { members } = v.parse(view, await answer.json());
    const nameOf = (role: string) => members.find((member) => member.role === role)?.name ?? null;
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming').length;
    return { leader: nameOf('leader'), standby: nameOf('sync_standby'), running };
  }
  return { leader: null, standby: null, running: 0 };
}

async function startEtcd(folder: string): Promise<{ readonly programs: readonly Running[]; readonly hosts: string }> {
  const members = await Promise.all(numbers.map(async (number) => ({ number, client: await findFreePort(), peer: await findFreePort() })));
  const all = members.map(({ number, peer }) => `etcd${number}=http://127.0.0.1:${peer}`).join(',');
  const programs = members.map(({ number, client, peer }) => {
    const name = `etcd${number}`;
    const variables = {
      NAME: name,
      ADDRESS: '127.0.0.1',
      CLIENT_PORT: String(client),
      PEER_PORT: String(peer),
      DATA_DIR: join(folder, name),
      MEMBERS: all,
    };
    return startProgram({ name, command: ['sh', join(deploy, 'database/etcd.sh')], folder, variables, asPostgres: true });
  });
  return { programs, hosts: members.map(({ client }) => `127.0.0.1:${client}`).join(',') };
}

async function prepareNode(folder: string, number: number, etcdHosts: string): Promise<Node> {
  const name = `node${number}`;
  const [sql, rest] = [await findFreePort(), await findFreePort()];
  // PostgreSQL's account may have no access to the checkout.
  const bootstrap = join(folder, 'post-bootstrap.sh');
  writeFileSync(bootstrap, readFileSync(join(deploy, 'database/post-bootstrap.sh')));
  chmodSync(bootstrap, 0o755);
  fill('database/patroni.yml', join(folder, `${name}.yml`), {
    NAME: name,
    ADDRESS: '127.0.0.1',
    SQL_PORT: String(sql),
    REST_PORT: String(rest),
    ETCD_HOSTS: etcdHosts,
    SHARED_BUFFERS: '64MB',
    NETWORK: '127.0.0.1/32',
    POST_BOOTSTRAP: bootstrap,
    BIN_DIR: findPostgres() ?? '',
    DATA_DIR: join(folder, name),
    RUN_DIR: folder,
    SUPERUSER_PASSWORD: 'super',
    REPLICATION_PASSWORD: 'replication',
    REWIND_PASSWORD: 'rewind',
    WATCHDOG: 'off',
  });
  const nobody = startProgram({ name: `${name}-before`, command: ['true'], folder });
  return { name, sql, rest, folder: join(folder, name), patroni: nobody };
}

/** Writes a file of `deploy/` with its variables filled in; an unknown one is an error. Returns its path. */
export function fill(from: string, to: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(deploy, from), 'utf8').replace(/\$\{(?!LIKE_THIS)([A-Z0-9_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${from}: nobody says what ${name} is`);
    return value;
  });
  writeFileSync(to, text);
  return to;
}

function giveToPostgres(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, idOf('-u'), idOf('-g'));
}
