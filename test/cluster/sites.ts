import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#server/testing/start-server.ts';
import { fill, waitFor } from './cluster.ts';
import { endProgram, type Running, startProgram } from './processes.ts';

const root = join(import.meta.dirname, '../..');

export type Sites = { readonly httpsPort: number; stop(): Promise<void> };

/** Two web processes and two workers on a database, behind a HAProxy that ends TLS, with the file of `deploy/balancer`. */
export async function startSites(folder: string, databaseUrl: string): Promise<Sites> {
  const variables = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
    POSTS_PER_MINUTE: '0',
    REQUESTS_OF_VISITOR: '0',
    DRAIN_SECONDS: '4',
    DATA_DIR: join(folder, 'convoya'),
  };
  mkdirSync(variables.DATA_DIR, { recursive: true });
  await runToEnd('migrate', folder, variables);
  await runToEnd('content:import', folder, variables);
  const ports = [await findFreePort(), await findFreePort()];
  const programs = [
    ...ports.map((port, index) => startRole('web', `web${index + 1}`, folder, { ...variables, PORT: String(port) })),
    startRole('worker', 'worker1', folder, variables),
    startRole('worker', 'worker2', folder, variables),
  ];
  const [httpsPort, httpPort, nobody] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const [web1, web2] = ports.map((port) => `127.0.0.1:${port}`);
  const configuration = fill('balancer/haproxy.cfg', join(folder, 'sites.cfg'), {
    HTTPS_BIND: `127.0.0.1:${httpsPort}`,
    HTTP_BIND: `127.0.0.1:${httpPort}`,
    CERTIFICATES: makeCertificate(folder),
    A_SITE: 'nl.localhost',
    WEB1: web1 ?? '',
    WEB2: web2 ?? '',
    WEB3: `127.0.0.1:${nobody}`,
  });
  programs.push(startProgram({ name: 'balancer', command: ['haproxy', '-db', '-f', configuration], folder }));
  for (const port of ports) {
    await waitFor('a web process to serve', 60_000, async () => (await fetch(`http://127.0.0.1:${port}/health/serving`)).ok);
  }
  return {
    httpsPort,
    async stop() {
      await Promise.all(programs.map((program) => endProgram(program, 'SIGTERM', 30_000)));
    },
  };
}

function startRole(role: string, name: string, folder: string, variables: Readonly<Record<string, string>>): Running {
  return startProgram({ name, command: [process.execPath, join(root, 'scripts/run.ts'), role], folder, variables });
}

async function runToEnd(role: string, folder: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const { process: child } = startRole(role, role.replace(':', '-'), folder, variables);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${role} ended with ${code}: see ${folder}`);
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  const both = join(folder, 'site.pem');
  writeFileSync(both, Buffer.concat([readFileSync(certificate), readFileSync(key)]));
  return both;
}
