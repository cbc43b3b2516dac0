import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, findFreePort } from './start-server.ts';

/** A proxy with its shipped configuration, which ends TLS with a certificate made for the test. */
export type RunningProxy = {
  readonly port: number;
  readonly accessLog: string;
  stop(): Promise<void>;
};

export type Before = {
  /** Where its files and logs are put. */
  readonly folder: string;
  /** The port of the web process. */
  readonly upstream: number;
  readonly deskHost: string;
  readonly aSite: string;
  /** All sites, for the certificate. */
  readonly names?: readonly string[];
  readonly port?: number;
};

export const nginxProgram = '/usr/sbin/nginx';
export const haproxyProgram = '/usr/sbin/haproxy';

/** Files with a key and a certificate for at most seven names, made by openssl. */
async function makeCertificate(folder: string, names: readonly string[]): Promise<{ certificate: string; key: string; both: string }> {
  const [certificate, key, both] = [join(folder, 'certificate.pem'), join(folder, 'key.pem'), join(folder, 'both.pem')];
  const about = ['-subj', '/CN=convoya', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...about], {
    stdio: 'ignore',
  });
  await writeFile(both, Buffer.concat([await readFile(certificate), await readFile(key)]));
  return { certificate, key, both };
}

/** The shipped file with its variables filled in; throws if one has no value. */
async function fillShipped(file: string, values: Readonly<Record<string, string>>): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: nobody says what ${whole} is`);
    return value;
  });
}

/** Writes nginx's configuration: the shipped file within the minimum around it. */
export async function writeNginxFile({ folder, upstream, deskHost, aSite, names = [aSite] }: Before, httpsPort: number): Promise<string> {
  await mkdir(join(folder, 'cache'), { recursive: true });
  const { certificate, key } = await makeCertificate(folder, [deskHost, ...names]);
  const site = await fillShipped('deploy/edge/nginx.conf', {
    UPSTREAM: `127.0.0.1:${upstream}`,
    HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
    HTTP_LISTEN: `127.0.0.1:${await findFreePort()}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    DESK_HOST: deskHost,
    CACHE_DIR: join(folder, 'cache'),
    ACCESS_LOG: join(folder, 'access.log'),
    ERROR_LOG: join(folder, 'error.log'),
  });
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  await writeFile(file, `daemon off; ${user} pid ${folder}/pid; error_log stderr alert; events {} http { ${bodies}\n${site}\n}`);
  return file;
}

export async function startNginx(before: Before): Promise<RunningProxy> {
  const port = before.port ?? (await findFreePort());
  const file = await writeNginxFile(before, port);
  const stop = await start([nginxProgram, '-p', before.folder, '-c', file], join(before.folder, 'nginx.out'), { port, ...before });
  return { port, accessLog: join(before.folder, 'access.log'), stop };
}

export const haproxyFile = 'deploy/balancer/haproxy.cfg';

/** The environment from which HAProxy fills in its shipped file itself; of its three web processes one is there. */
export async function haproxyVariables(
  { folder, upstream, deskHost, aSite, names = [aSite] }: Before,
  httpsPort: number,
): Promise<Readonly<Record<string, string>>> {
  await mkdir(folder, { recursive: true });
  const { both } = await makeCertificate(folder, [deskHost, ...names]);
  const nobody = `127.0.0.1:${await findFreePort()}`;
  return {
    HTTPS_BIND: `127.0.0.1:${httpsPort}`,
    HTTP_BIND: `127.0.0.1:${await findFreePort()}`,
    CERTIFICATES: both,
    A_SITE: aSite,
    WEB1: `127.0.0.1:${upstream}`,
    WEB2: nobody,
    WEB3: nobody,
  };
}

export async function startHaproxy(before: Before): Promise<RunningProxy> {
  const port = before.port ?? (await findFreePort());
  const variables = await haproxyVariables(before, port);
  const accessLog = join(before.folder, 'haproxy.out');
  return { port, accessLog, stop: await start([haproxyProgram, '-db', '-f', haproxyFile], accessLog, { port, variables, ...before }) };
}

type Expected = { readonly port: number; readonly aSite: string; readonly variables?: Readonly<Record<string, string>> };

/** Until a site answers through it. */
async function start(
  [program = '', ...rest]: readonly string[],
  output: string,
  { port, aSite, variables = {} }: Expected,
): Promise<() => Promise<void>> {
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...variables } });
  const said = createWriteStream(output);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(said, { end: false });
  const ended = once(child, 'exit');
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(port, { host: aSite, path: '/health/live', isTls: true }).catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null || tries > 200) throw new Error(`${program} does not serve: ${await readFile(output, 'utf8')}`);
    await pause(100);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
    said.end();
  };
}
