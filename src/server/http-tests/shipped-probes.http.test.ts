import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { findFreePort, type RunningServer, startServer } from '../testing/start-server.ts';

/** The probes of the shipped files, asked of running processes that live, freeze and go on. */
let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
beforeAll(async () => {
  database = await createTemporaryDatabase();
});
afterAll(async () => await database.drop());

const healthSchema = v.object({ test: v.tupleWithRest([v.literal('CMD')], v.string()), timeout: v.literal('5s') });
const composeSchema = v.object({
  services: v.object({ web: v.object({ healthcheck: healthSchema }), worker: v.object({ healthcheck: healthSchema }) }),
});
const { services } = v.parse(composeSchema, parse(readFileSync('deploy/compose/compose.yaml', 'utf8'), { merge: true }));

const probeSchema = v.object({ httpGet: v.object({ path: v.string(), port: v.string() }), timeoutSeconds: v.number() });
const podSchema = v.object({
  metadata: v.object({ name: v.string() }),
  spec: v.object({ template: v.object({ spec: v.object({ containers: v.array(v.object({ livenessProbe: probeSchema })) }) }) }),
});
/** By the name of the Deployment. */
const liveness = new Map(
  parseAllDocuments(readFileSync('deploy/kubernetes/convoya.yaml', 'utf8'))
    .map((document): unknown => document.toJS())
    .filter((object) => v.is(v.object({ kind: v.literal('Deployment') }), object))
    .map((object) => v.parse(podSchema, object))
    .map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0]?.livenessProbe] as const),
);

type Ports = { readonly http: number; readonly metrics: number };

/** Whether Docker would call it healthy: the command of the file, ended after its time. */
async function isHealthy(role: 'web' | 'worker', ports: Ports): Promise<boolean> {
  const [, program = '', ...parameters] = services[role].healthcheck.test;
  const ported = parameters.map((text) => text.replace(':3000/', `:${ports.http}/`).replace(':9464/', `:${ports.metrics}/`));
  const child = spawn(program === 'node' ? process.execPath : program, ported, { stdio: 'ignore' });
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
  const [code] = await once(child, 'exit');
  clearTimeout(late);
  return code === 0;
}

/** Whether the kubelet would count a success. */
async function isAlive(role: 'web' | 'worker', ports: Ports): Promise<boolean> {
  const probe = liveness.get(`convoya-${role}`);
  if (probe === undefined) throw new Error(`no probe of ${role}`);
  const port = probe.httpGet.port === 'metrics' ? ports.metrics : ports.http;
  const answer = await fetch(`http://127.0.0.1:${port}${probe.httpGet.path}`, {
    signal: AbortSignal.timeout(probe.timeoutSeconds * 1_000),
  }).catch(() => null);
  return answer?.ok ?? false;
}

describe.each(['web', 'worker'] as const)('%s', (role) => {
  let server: RunningServer;
  let ports: Ports;
  beforeAll(async () => {
    const metrics = await findFreePort();
    const variables = { DATABASE_URL: database.url, METRICS_PORT: String(metrics), LOG_LEVEL: role === 'web' ? 'error' : 'info' };
    server = await startServer({ role, variables, ...(role === 'worker' ? { readyLine: /the worker is running/ } : {}) });
    ports = { http: server.port, metrics };
  });
  afterAll(async () => await server.stop());

  it('is alive, is not while it is frozen, and is again', { timeout: 60_000 }, async () => {
    const look = async () => [await isHealthy(role, ports), await isAlive(role, ports)];
    expect(await look()).toEqual([true, true]);
    server.process.kill('SIGSTOP');
    try {
      expect(await look()).toEqual([false, false]);
    } finally {
      server.process.kill('SIGCONT');
    }
    expect(await look()).toEqual([true, true]);
  });
});

it('says how long ago each loop of the worker did something', async () => {
  const metrics = await findFreePort();
  const variables = { DATABASE_URL: database.url, METRICS_PORT: String(metrics) };
  const worker = await startServer({ role: 'worker', variables, readyLine: /the worker is running/ });
  try {
    await pause(2_500);
    const said: unknown = await (await fetch(`http://127.0.0.1:${metrics}/health/live`)).json();
    const { secondsSince } = v.parse(v.object({ status: v.literal('live'), secondsSince: v.record(v.string(), v.number()) }), said);
    // Mail is looked for every second.
    expect(secondsSince.mail).toBeLessThan(2);
    expect(secondsSince.due).toBeLessThan(31);
  } finally {
    await worker.stop();
  }
});

it('migrate waits for a database that starts slowly, and ends well', { timeout: 60_000 }, async () => {
  const port = await findFreePort();
  const real = new URL(database.url);
  // Over TCP, as in a deployment; the tests' own server listens on a socket alone.
  const socketPath = join(real.searchParams.get('host') ?? '', `.s.PGSQL.${real.searchParams.get('port') ?? (real.port || '5432')}`);
  const url = new URL(`postgresql://${real.username}:${real.password}@127.0.0.1:${port}${real.pathname}`);
  const migrating = startServer({ role: 'migrate', variables: { DATABASE_URL: url.href }, readyLine: /The schema is up to date/ });
  // Longer than a connection that is lost for a moment is tried again.
  await pause(10_000);
  const late: Server = createServer((socket) => {
    const onward = connect(socketPath);
    socket.pipe(onward).pipe(socket);
    for (const each of [socket, onward]) each.on('error', () => undefined);
  }).listen(port, '127.0.0.1');
  try {
    const migrated = await migrating;
    expect(migrated.output.join('\n')).toContain('The database does not answer yet');
    if (migrated.process.exitCode === null) await once(migrated.process, 'exit');
    expect(migrated.process.exitCode).toBe(0);
    await migrated.stop();
  } finally {
    late.close();
  }
});
