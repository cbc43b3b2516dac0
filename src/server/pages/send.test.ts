import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSite } from '#domain/sites/registry.ts';
import { compressBest } from '../compress.ts';
import { parseEnvironment } from '../environment.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { CachedPage } from './page-cache.ts';
import { sendCached, sendRendered } from './send.ts';
import type { Visit } from './visit.ts';

const html = `<!DOCTYPE html><p>${'A coach for a class. '.repeat(100)}</p><script>a()</script>`;
const visit: Visit = {
  site: getSite('be'),
  language: 'nlBE',
  path: '/faq',
  typedPath: '/faq',
  query: [],
  isSharedPath: true,
  languageToStore: null,
  isData: false,
};
const environment = parseEnvironment({});
const forOneVisitor = 'private, no-store';
const forEveryone = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const ask = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://be.localhost/faq', { headers, method });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('sendCached', () => {
  let page: CachedPage;
  beforeAll(async () => {
    page = {
      status: 200,
      body: await compressBest(new TextEncoder().encode(html)),
      policy: 'p',
      renderedAt: 0,
      contentVersion: 1,
      isWhole: true,
    };
  });

  it('sends the page in the encoding that was asked', async () => {
    const answer = sendCached({ visit, page, request: ask({ 'accept-encoding': 'gzip' }) });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-security-policy')).toBe('p');
    expect(gunzipSync(await bytesOf(answer)).toString()).toBe(html);
    const plain = sendCached({ visit, page, request: ask() });
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(html);
  });

  it('sends nothing to a client that has it already, also among others', async () => {
    for (const known of [page.body.etag, `W/"other", ${page.body.etag}`]) {
      const answer = sendCached({ visit, page, request: ask({ 'if-none-match': known, 'accept-encoding': 'br' }) });
      expect([answer.status, answer.headers.get('etag'), answer.headers.has('content-encoding')]).toEqual([304, page.body.etag, false]);
      expect(await answer.text()).toBe('');
    }
    expect(sendCached({ visit, page, request: ask({ 'if-none-match': 'W/"other"' }) }).status).toBe(200);
  });

  it('allows shared caches, by cookie only if that decides the language', () => {
    const shared = sendCached({ visit, page, request: ask() });
    expect([shared.headers.get('cache-control'), shared.headers.get('vary')]).toEqual([forEveryone, 'Accept-Encoding, Cookie']);
    const own = sendCached({ visit: { ...visit, isSharedPath: false }, page, request: ask() });
    expect([own.headers.get('cache-control'), own.headers.get('vary')]).toEqual([forEveryone, 'Accept-Encoding']);
  });

  it('forbids caching a page that lacks a list', () => {
    const answer = sendCached({ visit, page: { ...page, isWhole: false }, request: ask() });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forOneVisitor]);
  });

  it('remembers the language for one visitor and forbids caching that answer', () => {
    const answer = sendCached({ visit: { ...visit, languageToStore: 'frBE' }, page, request: ask() });
    expect(answer.headers.get('set-cookie')).toBe('i18next=frBE; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(answer.headers.get('cache-control')).toBe(forOneVisitor);
    expect(sendCached({ visit, page, request: ask() }).headers.has('set-cookie')).toBe(false);
  });

  it('sends an error as such, never as not modified or cached', () => {
    const answer = sendCached({ visit, page: { ...page, status: 404 }, request: ask({ 'if-none-match': page.body.etag }) });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, forOneVisitor]);
  });
});

describe('sendRendered', () => {
  const rendered = (body: string | null, headers: Record<string, string> = {}, status = 200) => ({
    response: new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
    html: body,
    isWhole: true,
  });
  const send = (change: Partial<Parameters<typeof sendRendered>[0]>) =>
    sendRendered({ visit, request: ask({ 'accept-encoding': 'br' }), ...rendered(html), environment, ...change });

  it('compresses a page and allows its own scripts', async () => {
    const answer = await send({});
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashInlineScripts(html)[0]};`);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe(html);
  });

  it('does not compress short bodies, or for clients that do not accept it', async () => {
    const short = await send({ ...rendered('<p>x</p>') });
    expect([short.headers.has('content-encoding'), await short.text()]).toEqual([false, '<p>x</p>']);
    const plain = await send({ request: ask() });
    expect([plain.headers.has('content-encoding'), await plain.text()]).toEqual([false, html]);
  });

  it('preserves status and headers of an answer without a body', async () => {
    const answer = await send({ ...rendered(null, { location: '/x' }, 303) });
    expect([answer.status, answer.headers.get('location'), answer.body]).toEqual([303, '/x', null]);
  });

  it('forbids caching, indexing and referrers for a page with a trip, whatever the page sets', async () => {
    const trip = { ...visit, path: '/my-quote/AAAAAAAAAAAAAAAAAAAAAAAAAAA' };
    for (const isData of [false, true]) {
      const answer = await send({ visit: { ...trip, isData }, ...rendered(html, { 'cache-control': 'public' }) });
      const names = ['cache-control', 'referrer-policy', 'x-robots-tag'];
      expect(names.map((name) => answer.headers.get(name))).toEqual([forOneVisitor, 'no-referrer', 'noindex, nofollow']);
    }
  });

  it('allows a browser to reuse the data of a content page for a minute', async () => {
    const data = { ...visit, isData: true };
    const cacheControl = async (change: Parameters<typeof send>[0]) => (await send(change)).headers.get('cache-control');
    expect(await cacheControl({ visit: data })).toBe('private, max-age=60');
    expect(await cacheControl({ visit })).toBe(forOneVisitor);
    expect(await cacheControl({ visit: data, isWhole: false })).toBe(forOneVisitor);
    expect(await cacheControl({ visit: data, ...rendered(html, {}, 404) })).toBe(forOneVisitor);
    expect(await cacheControl({ visit: data, request: ask({}, 'POST') })).toBe(forOneVisitor);
  });

  it('forbids a browser to reuse a request form: its key is for one request', async () => {
    const form = { ...visit, path: '/offerte-aanvragen', isData: true };
    expect((await send({ visit: form })).headers.get('cache-control')).toBe(forOneVisitor);
  });

  it('remembers the language beside the cookies of the page', async () => {
    const answer = await send({ visit: { ...visit, languageToStore: 'frBE' }, ...rendered(html, { 'set-cookie': 'a=b' }) });
    expect(answer.headers.getSetCookie()).toEqual(['a=b', 'i18next=frBE; Path=/; Max-Age=31536000; SameSite=Lax']);
  });
});
