import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, findFreePort, startServer } from '#server/testing/start-server.ts';
import { report } from './goals.ts';
import { readProcessorTime } from './processor-time.ts';
import { measureInTurns } from './requests.ts';

/**
 * A kept page beside nginx, in processor time in one run: nginx that serves the same compressed bytes as a file, and nginx as a cache before
 * us. Needs nginx: `apt-get install nginx-light`. A Next application was measured by hand:
 * docs/operating/performance.md.
 */
const turns = 7;
const amount = 4_000;
const host = 'nl.localhost';
const path = '/over';

/** The processes of nginx, whose numbers are those of its children too. */
async function listProcesses(parent: number | undefined): Promise<readonly number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) found.push(Number(name));
  }
  return found;
}

type Ports = { readonly file: number; readonly cache: number; readonly ours: number };

function configure(folder: string, { file, cache, ours }: Ports): string {
  // As root it would give up its rights, and then could not read a folder that is ours alone.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 100000; sendfile on; tcp_nopush on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${file}; root ${folder}/files;
    location / { default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding; }
  }
  server {
    listen 127.0.0.1:${cache};
    location / {
      proxy_pass http://127.0.0.1:${ours}; proxy_set_header Host $host; proxy_set_header Accept-Encoding br;
      proxy_cache pages; proxy_cache_use_stale updating; proxy_cache_background_update on;
    }
  }
}`;
}

async function startNginx(folder: string, ports: Ports): Promise<ChildProcess> {
  await writeFile(join(folder, 'nginx.conf'), configure(folder, ports));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask(ports.file, { host, path: '/page' }).catch(() => null);
    if (answer?.status === 200) return nginx;
    await pause(100);
  }
  throw new Error('nginx did not start');
}

async function measurePeers(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'convoya-peers-'));
  const server = await startServer({ variables: { LOG_LEVEL: 'error', REQUESTS_OF_VISITOR: '0' } });
  const { body } = await ask(server.port, { host, path, headers: { 'accept-encoding': 'br' } });
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files/page'), body);
  const ports = { file: await findFreePort(), cache: await findFreePort(), ours: server.port };
  const nginx = await startNginx(folder, ports);
  const workers = await listProcesses(nginx.pid);
  const ofOurs = () => readProcessorTime(server.process.pid);
  const ofNginx = () => workers.reduce((sum, pid) => sum + readProcessorTime(pid), 0);
  const medians = await measureInTurns(
    [
      { name: 'file', amount, path: () => '/page', target: { port: ports.file, host, readTime: ofNginx } },
      { name: 'cache', amount, path: () => path, target: { port: ports.cache, host, readTime: () => ofNginx() + ofOurs() } },
      { name: 'kept', amount, path: () => path, target: { port: ports.ours, host, readTime: ofOurs } },
    ],
    turns,
  );
  const [file = 0, cache = 0, kept = 0] = ['file', 'cache', 'kept'].map((name) => medians.get(name));
  const summarise = (time: number) => `${(time * 1_000).toFixed(0)} µs beside ${(file * 1_000).toFixed(0)}, ${body.length} bytes`;
  report({ name: 'kept page', value: kept / file, unit: '× nginx with a file', bar: { most: 2 }, note: summarise(kept) });
  report({
    name: 'nginx as cache before us',
    value: file / cache,
    unit: 'of the rate of nginx with a file',
    bar: { least: 0.9 },
    note: summarise(cache),
  });
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

if (spawnSync('nginx', ['-v']).status === 0) await measurePeers();
else process.stdout.write('There is no nginx to compare with: apt-get install nginx-light\n');
