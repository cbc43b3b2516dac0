import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMutations } from '../testing/mutations.ts';
import { ask, findFreePort, type RunningServer, startServer } from '../testing/start-server.ts';

const program = '/usr/sbin/nginx';

/** Debian's nginx with the file of `deploy/edge` before a running server; where it is not installed there is nothing to try. */
describe.skipIf(!existsSync(program))('nginx before the sites', () => {
  let server: RunningServer;
  let port: number;
  let stopNginx: () => Promise<void>;
  beforeAll(async () => {
    server = await startServer({ variables: { TRUSTED_PROXIES: '1' } });
    port = await findFreePort();
    stopNginx = await startNginx(port, server.port);
  });
  afterAll(async () => {
    await stopNginx();
    await server.stop();
  });
  const get = (path: string, headers: Record<string, string> = {}) => ask(port, { host: 'nl.localhost', path, headers });

  it('keeps a content page, each encoding for itself', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const first = await get('/', gzip);
    expect(first.status).toBe(200);
    expect(first.headers.get('x-cache')).toBe('MISS');
    const second = await get('/', gzip);
    expect(second.headers.get('x-cache')).toBe('HIT');
    expect(second.bytes).toBe(first.bytes);
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('x-cache')).toBe('MISS');
    expect((await ask(port, { host: 'de.localhost', path: '/', headers: gzip })).headers.get('x-cache')).toBe('MISS');
  });

  it('keeps nothing of a trip, nor the form', async () => {
    const { id } = await createMutations(port).requestQuote('anna@school.example');
    for (const path of [`/my-quote/${id}`, '/offerte-aanvragen']) {
      for (const _twice of [1, 2]) {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('x-cache')).not.toBe('HIT');
      }
    }
  });
});

async function startNginx(port: number, upstream: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await mkdir(join(folder, 'cache'));
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    UPSTREAM: `127.0.0.1:${upstream}`,
    CACHE_DIR: join(folder, 'cache'),
  };
  const shipped = await readFile('deploy/edge/nginx.conf', 'utf8');
  const site = shipped.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const main = `daemon off; user root; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${bodies} ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  await vi.waitUntil(
    async () => (await ask(port, { host: 'nl.localhost', path: '/health/live' }).catch(() => null))?.status === 200,
    10_000,
  );
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
