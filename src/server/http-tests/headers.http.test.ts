import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { ask } from '../testing/start-server.ts';

const server = { port: inject('sharedPort') };

const get = (path: string, headers: Record<string, string> = {}) => ask(server.port, { host: 'nl.localhost', path, headers });

describe('every answer', () => {
  it.each([
    '/',
    '/over',
    '/offerte-aanvragen',
    '/nothing',
    '/my-quote/x',
    '/about',
    '/health/live',
    '/locales/nl/common.json',
    '/api/faq',
    '/api/reviews',
    '/graphql',
    '/late-scripts.js',
    '/favicon.svg',
    '/art/map.svg',
    '/robots.txt',
    '/%',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await get(path);
    for (const name of Object.keys(securityHeaders)) expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/./)]);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('content pages', () => {
  it('are sent once and then confirmed', async () => {
    const first = await get('/over');
    expect(first.headers.get('cache-control')).toMatch(/^public, .*s-maxage=/);
    const again = await get('/over', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('are compressed as the browser asks', async () => {
    for (const encoding of ['br', 'gzip'])
      expect((await get('/over', { 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(encoding);
  });

  it('for one visitor have the newest encodings too, with the same page', async () => {
    const { headers, body } = await get('/offerte-aanvragen', { 'accept-encoding': 'gzip, br, zstd' });
    expect(headers.get('content-encoding')).toBe('zstd');
    const { text } = await get('/offerte-aanvragen');
    // The form's key differs, its length does not.
    const shown = zstdDecompressSync(body).toString();
    expect([shown.length, shown.slice(0, 500)]).toEqual([text.length, text.slice(0, 500)]);
  });

  it('name in their policy exactly the scripts that they hold', async () => {
    const { headers, text } = await get('/over');
    const named = headers.get('content-security-policy')?.match(/'sha256-/g) ?? [];
    const inline = new Set(text.match(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g));
    expect(named.length).toBe(inline.size);
  });
});
