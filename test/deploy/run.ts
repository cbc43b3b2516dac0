import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { type RunningProxy, startHaproxy, startNginx } from '#server/testing/shipped-proxies.ts';
import { ask, findFreePort, type RunningServer, startServer } from '#server/testing/start-server.ts';
import { ensureBuild } from '../../scripts/build.ts';
import { debianPackages, installPrograms } from '../install-programs.ts';
import { checkFiles } from './check-files.ts';
import { tryFirstStart } from './first-start.ts';
import { findKeys } from './keys.ts';

/**
 * `npm run test:deploy [all|files]`: each shipped configuration by its own program or schema, then browsers through the shipped nginx and HAProxy, with
 * TLS and the names of all six sites and the desk: trips that are ordered, somebody who signs in, a driver who presses a button, a partner who
 * answers, a picture of 10 MB. `all` takes every browser test through nginx; `files` starts no browser. No key may stand in what the proxies logged.
 */
const root = join(import.meta.dirname, '../..');
process.chdir(root);
const isAll = process.argv.includes('all');
const walks = {
  nginx: isAll ? [] : ['journey', 'desk.spec', 'planning', 'partners', 'picture-upload', 'trip-life'],
  haproxy: ['journey', 'picture-upload'],
};
const notRun = [
  'the compose files in a container engine (none runs here)',
  'the image of deploy/image/build.sh (npm run test:deploy only parses the script)',
  'the Kubernetes objects in a cluster, and the annotations of ingress-nginx',
  'a CDN before nginx (cdn.md)',
  'deploy/database (npm run test:cluster runs it)',
];

const failed: string[] = [];
function reportFaults(name: string, faults: readonly string[]): void {
  process.stdout.write(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${name}\n`);
  for (const fault of faults) process.stdout.write(`        ${fault}\n`);
  if (faults.length > 0) failed.push(name);
}

installPrograms([
  debianPackages.nginx,
  debianPackages.haproxy,
  debianPackages.openssl,
  debianPackages.prometheus,
  debianPackages.postgresql,
]);
spawnSync(process.execPath, ['scripts/ensure-browser.ts'], { stdio: 'inherit' });
ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'convoya-deploy-'));
for (const { name, faults } of await checkFiles(folder)) reportFaults(name, faults);
for (const { name, faults } of await tryFirstStart(folder)) reportFaults(name, faults);
if (process.argv.includes('files')) await finish();

const tlsPort = await findFreePort();
const addresses = {
  ...Object.fromEntries(siteKeys.map((key) => [`SITE_URL_${key.toUpperCase()}`, `https://www.example.${key}:${tlsPort}`])),
  DESK_URL: `https://desk.example.eu:${tlsPort}`,
};
const variables = { ...addresses, TRUSTED_PROXIES: '1', REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
const server = await startServer({ variables });
try {
  await walk('nginx', startNginx, server);
  await walk('haproxy', startHaproxy, server);
} finally {
  await server.stop();
}
await finish();

async function finish(): Promise<never> {
  process.stdout.write(`\nNot run here: ${notRun.join('; ')}.\n`);
  process.stdout.write(failed.length === 0 ? 'All good\n' : `Failed: ${failed.join(', ')}. What the proxies said is in ${folder}\n`);
  if (failed.length === 0) await rm(folder, { recursive: true, force: true });
  return process.exit(failed.length === 0 ? 0 : 1);
}

type Start = typeof startNginx;

/** Runs browsers through a proxy, and then checks its log. */
async function walk(name: keyof typeof walks, start: Start, { port, dataFolder }: RunningServer): Promise<void> {
  const own = join(folder, name);
  await mkdir(own, { recursive: true });
  const names = siteKeys.map((key) => `www.example.${key}`);
  const proxy = await start({ folder: own, upstream: port, deskHost: 'desk.example.eu', aSite: 'www.example.nl', names, port: tlsPort });
  const certificate = new X509Certificate(readFileSync(join(own, 'certificate.pem')));
  const hash = createHash('sha256')
    .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const env = {
    ...process.env,
    ...addresses,
    E2E_PORT: String(port),
    E2E_DATA_DIR: dataFolder,
    E2E_TLS_PORT: String(tlsPort),
    E2E_TLS_KEY_HASH: hash,
    E2E_PROXY: name,
  };
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...walks[name], '--output', join(own, 'results')];
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const asked = [...names, 'desk.example.eu'].map(async (host) => {
    const path = host.startsWith('desk') ? '/sign-in' : '/';
    const { status } = await ask(tlsPort, { host: `${host}:${tlsPort}`, path, isTls: true });
    return status === 200 ? [] : [`${host}${path}: ${status}`];
  });
  reportFaults(`six sites and the desk answer through ${name}`, (await Promise.all(asked)).flat());
  await proxy.stop();
  reportFaults(
    `browsers through ${name} with TLS: ${isAll && name === 'nginx' ? 'all tests' : walks[name].join(', ')}`,
    status === 0 ? [] : ['see above'],
  );
  reportFaults(`no key in the log of ${name}`, await findLogged(proxy, dataFolder));
}

/** What a proxy logged although it may not. */
async function findLogged({ accessLog }: RunningProxy, dataFolder: string): Promise<readonly string[]> {
  const log = readFileSync(accessLog, 'utf8');
  const database = await startEmbeddedDatabase({ folder: join(dataFolder, 'postgres'), log: () => undefined });
  const db = createDatabase(createPool(database.url));
  const keys = await findKeys(db).finally(async () => await db.destroy());
  await database.stop();
  const lines = log.split('\n').length;
  process.stdout.write(`        ${lines} lines, ${keys.length} keys\n`);
  // The route of a trip's page must be in it, or it was not a log of these pages.
  if (lines < 100 || keys.length < 5 || !/ \/?my-quote(?:\/:key)? /.test(log)) return ['too little was logged or made to judge by'];
  return keys.filter(({ key }) => log.includes(key)).map(({ kind, key }) => `${kind} ${key.slice(0, 4)}…`);
}
