import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMutations } from '../testing/mutations.ts';
import { nginxProgram, type RunningProxy, startNginx } from '../testing/shipped-proxies.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

/** Debian's nginx with the configuration from `deploy/edge` in front of a running server; skipped if nginx is not installed. */
describe.skipIf(!existsSync(nginxProgram))('nginx before the sites', () => {
  let server: RunningServer;
  let nginx: RunningProxy;
  let folder: string;
  beforeAll(async () => {
    server = await startServer({ variables: { TRUSTED_PROXIES: '1' } });
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    nginx = await startNginx({ folder, upstream: server.port, deskHost: 'desk.localhost', aSite: 'nl.localhost' });
  });
  afterAll(async () => {
    await nginx.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => ask(nginx.port, { host: 'nl.localhost', path, headers, isTls: true });

  it('caches a content page, each encoding separately', async () => {
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
    expect((await ask(nginx.port, { host: 'de.localhost', path: '/', headers: gzip, isTls: true })).headers.get('x-cache')).toBe('MISS');
  });

  it('caches nothing of a trip, nor the form', async () => {
    const { id } = await createMutations(server.port).requestQuote('anna@school.example');
    for (const path of [`/my-quote/${id}`, '/offerte-aanvragen']) {
      for (const _twice of [1, 2]) {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('x-cache')).not.toBe('HIT');
      }
    }
  });

  it('logs the route of a page with a key, and no referrer or query', async () => {
    const key = 'Abcdefghijklmnopqrstuvwxyz0';
    const paths = ['quote', 'My%2DBooking', 'shared'].map((first) => `/${first}/${key}/x`);
    const onDesk = ['on-duty', 'partner', 'partner-statement', 'papers', 'inspection', 'sign-in', 'offers'].map(
      (first) => `/${first}/${key}`,
    );
    for (const path of [...paths, `/succes?quoteId=${key}`, `/mistyped/${key}.data`]) await get(path, { referer: `https://x/${key}` });
    for (const path of onDesk) await ask(nginx.port, { host: 'desk.localhost', path, isTls: true });
    const log = await readFile(nginx.accessLog, 'utf8');
    expect(log).not.toContain(key);
    for (const said of ['/my-booking/:key', '/on-duty/:key', ' /succes ', ' /:key ']) expect(log.toLowerCase()).toContain(said);
  });

  it('accepts a picture of 12 MB for the desk, and nothing of that size elsewhere', async () => {
    const body = new Uint8Array(12 * 1024 * 1024);
    const headers = { 'content-type': 'application/octet-stream', cookie: 'desk=nobody' };
    // The product answers 413 as well to people without a session, but not with nginx's page.
    const send = async (host: string, path: string) => {
      const { status, text } = await ask(nginx.port, { host, path, method: 'POST', headers, body, isTls: true });
      return [status, text.includes('nginx') ? 'nginx' : 'product'];
    };
    expect(await send('desk.localhost', '/pictures')).toEqual([413, 'product']);
    expect(await send('desk.localhost', '/payments')).toEqual([413, 'nginx']);
    expect(await send('nl.localhost', '/pictures')).toEqual([413, 'nginx']);
  });
});
