import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { getSite } from '#domain/sites/registry.ts';
import { ask, findFreePort } from '../testing/start-server.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { CachedPage } from './page-cache.ts';
import type { Visit } from './visit.ts';

const page: CachedPage = {
  status: 200,
  body: { identity: Buffer.from('as it is'), br: Buffer.from('as brotli'), gzip: Buffer.from('as gzip'), etag: 'W/"1"' },
  policy: "default-src 'self'",
  renderedAt: 0,
  contentVersion: 1,
  isWhole: true,
};
const visit: Visit = {
  site: getSite('nl'),
  language: 'nl',
  path: '/faq',
  typedPath: '/faq',
  query: [],
  isSharedPath: false,
  languageToStore: null,
  isData: false,
};
const request = new Request('http://nl.localhost/faq', { headers: { host: 'nl.localhost' } });

async function open() {
  const state = { version: 1, now: 0, notes: 0 };
  const cache = createAnswerCache({
    version: () => state.version,
    now: () => state.now,
    note: () => {
      state.notes += 1;
    },
  });
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    if (!cache.answer(incoming, response)) response.writeHead(299).end();
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(port, { host: 'nl.localhost', path, headers, method });
  return { state, cache, get };
}

it('are sent in the accepted encoding, and with all headers of an answer', async () => {
  const { state, cache, get } = await open();
  cache.remember(request, visit, page);
  const answer = await get('/faq', { 'accept-encoding': 'gzip, br' });
  expect([answer.status, answer.text, answer.headers.get('content-encoding')]).toEqual([200, 'as brotli', 'br']);
  expect(answer.headers.get('content-security-policy')).toBe(page.policy);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/faq')).text).toBe('as it is');
  expect((await get('/faq', {}, 'HEAD')).text).toBe('');
  expect((await get('/faq', { 'if-none-match': 'W/"1"' })).status).toBe(304);
  expect(state.notes).toBe(4);
});

it('pass on anything that is not an exact match: another spelling, host or method, and expired ones', async () => {
  const { state, cache, get } = await open();
  cache.remember(request, visit, page);
  expect((await get('/FAQ')).status).toBe(299);
  expect((await get('/faq', {}, 'POST')).status).toBe(299);
  state.now = 60_001;
  expect((await get('/faq')).status).toBe(299);
  state.now = 0;
  state.version = 2;
  expect((await get('/faq')).status).toBe(299);
});

it('answers an address with an irrelevant query like the one without', async () => {
  const { cache, get } = await open();
  cache.remember(request, visit, page);
  for (const query of ['utm_source=a&utm_medium=b', 'x=%20%', '', '&&', 'x=lng=fr'])
    expect([query, (await get(`/faq?${query}`)).text]).toEqual([query, 'as it is']);
  for (const query of ['lng=de', 'a=b&preview=k', 'slug=x', 'quoteId=1', 'bookingId=1', 'l%6Eg=de', 'lng', 'a+b=c'])
    expect([query, (await get(`/faq?${query}`)).status]).toEqual([query, 299]);
});

it.each<[string, Partial<Visit>, Partial<CachedPage>]>([
  ['whose language a cookie decides', { isSharedPath: true }, {}],
  ['with a language to remember', { languageToStore: 'nl' }, {}],
  ['with a query', { query: [['a', 'b']] }, {}],
  ['of data', { isData: true }, {}],
  ['spelled in another way', { typedPath: '/%66aq' }, {}],
  ['that is not there', {}, { status: 404 }],
])('does not keep an answer %s', async (_, ofVisit, ofPage) => {
  const { cache, get } = await open();
  cache.remember(request, { ...visit, ...ofVisit }, { ...page, ...ofPage });
  expect((await get('/faq')).status).toBe(299);
});
