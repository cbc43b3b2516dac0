import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import { listDeskPaths } from '../testing/desk-paths.ts';
import { askRaw } from '../testing/headers/ask-raw.ts';
import { judgeAnswer } from '../testing/headers/judge-answer.ts';
import { listOwnPlaces } from '../testing/headers/own-places.ts';
import { openOwners } from '../testing/owner-of-server.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';
import { createFilledQuote } from '../testing/trips.ts';

/** As behind a proxy that ends TLS, so that cookies carry all their attributes. */
const deskHost = 'desk.example.eu';
const siteHost = (key: string) => `www.example.${key}`;
const addresses = Object.fromEntries([
  ...siteKeys.map((key) => [`SITE_URL_${key.toUpperCase()}`, `https://${siteHost(key)}`]),
  ['DESK_URL', `https://${deskHost}`],
]);
const variables = { ...addresses, TRUSTED_PROXIES: '1', REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '3', LOG_LEVEL: 'error' };

let server: RunningServer;
/** Its database never answers. */
let lost: RunningServer;
let owners: Awaited<ReturnType<typeof openOwners>>;
let cookie = '';
let booking = '';
let sent = 0;
const seen = new Map<number, number>();

beforeAll(async () => {
  server = await startServer({ variables });
  lost = await startServer({ role: 'web', variables: { ...variables, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' } });
  owners = await openOwners(server);
  cookie = `__Host-desk=${await owners.open()}`;
  booking = await (await createFilledQuote({ port: server.port, site: 'nl', language: 'nl' })).book();
}, 240_000);
afterAll(async () => {
  await owners.close();
  await server.stop();
  await lost.stop();
});

type Request = {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly from?: string;
  readonly to?: RunningServer;
};

/** The only desk answers that are the same for everybody. */
const ofEverybody = /^\/(?:assets|art|pictures|favicon\.\w+|robots\.txt|health)(?:\/|$)|\/worker\.js$/;
const ofTrips = /^\/(?:quote|my-quote|booking|my-booking|direct-booking\/|shared|forwarded)(?:\/|\b)/;

function isPrivate({ host, path }: Request): boolean {
  return host === deskHost ? !ofEverybody.test(path) : ofTrips.test(path);
}

/** Sends one request as a separate visitor, and returns what is wrong with the answer's headers. */
async function judge(request: Request): Promise<readonly string[]> {
  sent += 1;
  const { to = server, method = 'GET', headers = {}, from = `198.51.${sent >> 8}.${sent & 255}` } = request;
  const answer = await ask(to.port, { ...request, method, headers: { 'x-forwarded-for': from, ...headers } });
  seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
  return judgeAnswer({ method, path: `${request.host}${request.path}`, isPrivate: isPrivate(request) }, answer);
}

async function judgeAll(requests: readonly Request[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const request of requests) found.push(...(await judge(request)));
  return found;
}

const ownPlaces = listOwnPlaces();
const deskPaths = listDeskPaths();
const sitePaths = (key: (typeof siteKeys)[number]) => listRoutes(getSite(key)).map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
const nl = siteHost('nl');
const formType = 'application/x-www-form-urlencoded';
const form = { 'content-type': formType };

describe('every answer has its headers', () => {
  it('of addresses that are found in the program', () => {
    expect(ownPlaces.length).toBeGreaterThan(25);
    for (const path of ['/graphql', '/health/live', '/sitemap.xml', '/sitemap-pages.xml', '/late-scripts.js', '/live'])
      expect(ownPlaces.map((place) => place.path)).toContain(path);
    expect(deskPaths.length).toBeGreaterThan(80);
  });

  it.each(siteKeys)('%s: pages, missing pages, redirects', { timeout: 240_000 }, async (key) => {
    const host = siteHost(key);
    const paths = [...sitePaths(key), '/nothing', '/%', '/sitemap.xml', '/robots.txt', '/en', '/?lng=en', '/CONTACT/'];
    expect(await judgeAll(paths.map((path) => ({ host, path })))).toEqual([]);
  });

  it('nl: pages as scripts ask for them, heads, and forms', { timeout: 240_000 }, async () => {
    const found = sitePaths('nl').flatMap((path): readonly Request[] => [
      { host: nl, path: `${path === '/' ? '/_' : path}.data` },
      { host: nl, path, method: 'HEAD' },
      { host: nl, path, method: 'POST', headers: form, body: 'intent=x' },
      { host: nl, path, method: 'PUT' },
    ]);
    expect(await judgeAll(found)).toEqual([]);
  });

  it('desk, drivers and partners: with a session and without, by every method', { timeout: 240_000 }, async () => {
    const found = deskPaths.flatMap((path): readonly Request[] => [
      { host: deskHost, path },
      { host: deskHost, path, headers: { cookie } },
      { host: deskHost, path: `${path === '/' ? '/_' : path}.data`, headers: { cookie } },
      { host: deskHost, path, method: 'HEAD', headers: { cookie } },
      ...(path === '/sign-out' ? [] : [{ host: deskHost, path, method: 'POST', headers: { cookie, ...form }, body: 'intent=x' }]),
      { host: deskHost, path, method: 'POST', headers: { cookie, 'content-type': 'text/plain' }, body: 'x' },
      { host: deskHost, path, method: 'DELETE', headers: { cookie } },
    ]);
    expect(await judgeAll(found)).toEqual([]);
    const signIn = { method: 'POST', headers: { cookie, ...form }, body: 'intent=link&email=a%40example.com', host: deskHost };
    expect(await judge({ ...signIn, path: '/sign-in' })).toEqual([]);
  });

  it('addresses of the server itself: by every method', async () => {
    const found = ownPlaces.flatMap(({ app, path }) =>
      // A live stream never ends.
      (path === '/live' ? ['POST', 'PUT'] : ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE']).map(
        (method): Request => ({ host: app === 'desk' ? deskHost : nl, path, method }),
      ),
    );
    expect(await judgeAll(found)).toEqual([]);
  });

  it('files of each kind', async () => {
    const listed = [
      ...globSync('**/*.*', { cwd: 'build/client' }).map((file): [string, string] => [nl, file]),
      ...globSync('**/*.*', { cwd: 'build/desk/client' }).map((file): [string, string] => [deskHost, file]),
    ].filter(([, file]) => !/\.(br|gz)$/.test(file));
    const ofEachKind = new Map(
      listed.map(([host, file]) => [`${host} ${extname(file)} ${file.split('/')[0]}`, { host, path: `/${file}` }]),
    );
    expect(ofEachKind.size).toBeGreaterThan(6);
    expect(await judgeAll([...ofEachKind.values(), { host: nl, path: '/art/map.svg' }])).toEqual([]);
  });

  it('pages and files of a trip', async () => {
    const files = ['confirmation.pdf', 'trip.ics', 'invoice.pdf', 'invoice.xml', 'payment.svg', 'nothing.pdf'];
    const paths = ['', '/change-itinerary', '/cancel', '.data', ...files.map((file) => `/documents/${file}`)];
    expect(await judgeAll(paths.map((path) => ({ host: nl, path: `/my-booking/${booking}${path}` })))).toEqual([]);
  });

  it('a live stream', async () => {
    const stop = new AbortController();
    const { request } = await import('node:http');
    const [status, headers] = await new Promise<[number, Headers]>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: server.port, path: '/live', headers: { host: deskHost, cookie }, signal: stop.signal };
      const asked = request(options, (answer) => {
        resolve([
          answer.statusCode ?? 0,
          new Headers(Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])),
        ]);
        answer.on('error', () => undefined);
      });
      asked.on('error', reject);
      asked.end();
    });
    stop.abort();
    expect(status).toBe(200);
    const answer = { status, headers, text: '', body: Buffer.alloc(0), bytes: 1 };
    expect(judgeAnswer({ method: 'GET', path: '/live', isPrivate: true }, answer)).toEqual([]);
  });

  it('refused requests', async () => {
    const large = 'x'.repeat(400_000);
    const graphql = { host: nl, path: '/graphql', method: 'POST' };
    const refused: readonly Request[] = [
      { host: nl, path: `/${'a'.repeat(5_000)}` },
      { host: deskHost, path: `/${'a'.repeat(5_000)}` },
      { host: nl, path: '/', method: 'POST', headers: form, body: large },
      { host: deskHost, path: '/sign-in', method: 'POST', headers: form, body: large },
      { ...graphql, headers: { 'content-type': 'application/json' }, body: large },
      { ...graphql, headers: { 'content-type': 'text/plain' }, body: '{}' },
      { ...graphql, headers: { 'content-type': 'application/json' }, body: '{' },
      { ...graphql, headers: { 'content-type': 'application/json', origin: 'https://evil.example' }, body: '{}' },
      { host: deskHost, path: '/sign-in', method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body: 'a=1' },
      { host: 'nobody.example', path: '/' },
      ...[1, 2, 3, 4, 5].map(() => ({ ...graphql, from: '203.0.113.7', headers: { 'content-type': 'application/json' }, body: '{}' })),
      { host: nl, path: '/offerte-aanvragen', method: 'POST', from: '203.0.113.7', headers: form, body: 'a=1' },
    ];
    expect(await judgeAll(refused)).toEqual([]);
  });

  it('not modified and empty answers', async () => {
    const { headers } = await ask(server.port, { host: nl, path: '/over' });
    expect(await judge({ host: nl, path: '/over', headers: { 'if-none-match': headers.get('etag') ?? '' } })).toEqual([]);
    expect(await judge({ host: deskHost, path: '/ping', headers: { cookie } })).toEqual([]);
  });

  it.each([
    ['that is none', 'NONSENSE\r\n\r\n'],
    ['for no address', 'GET x HTTP/1.1\r\nHost: www.example.nl\r\nConnection: close\r\n\r\n'],
    ['with two hosts', `GET / HTTP/1.1\r\nHost: ${nl}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`],
    ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['with headers that are too long', `GET / HTTP/1.1\r\nHost: ${nl}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['that expects what we do not do', `GET / HTTP/1.1\r\nHost: ${nl}\r\nExpect: wonders\r\nConnection: close\r\n\r\n`],
    ['with a body of two lengths', `POST / HTTP/1.1\r\nHost: ${nl}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ])('a request %s', async (_, text) => {
    const answer = await askRaw(server.port, text);
    seen.set(answer.status, 1);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(judgeAnswer({ method: 'RAW', path: text.slice(0, 20), isPrivate: false }, answer)).toEqual([]);
  });

  it('all of it while the database is away', { timeout: 240_000 }, async () => {
    const found: readonly Request[] = [
      ...sitePaths('nl').map((path): Request => ({ host: nl, path })),
      ...sitePaths('nl').map((path): Request => ({ host: nl, path, method: 'POST', headers: form, body: 'intent=x' })),
      ...deskPaths.map((path): Request => ({ host: deskHost, path, headers: { cookie } })),
      ...deskPaths.map((path): Request => ({ host: deskHost, path: `${path === '/' ? '/_' : path}.data`, headers: { cookie } })),
      ...deskPaths.map((path): Request => ({ host: deskHost, path, method: 'POST', headers: { cookie, ...form }, body: 'a=1' })),
      ...ownPlaces.map(
        ({ app, path, method }): Request => ({
          host: app === 'desk' ? deskHost : nl,
          path,
          method: method === 'post' ? 'POST' : 'GET',
          headers: { cookie },
        }),
      ),
    ];
    expect(await judgeAll(found.map((request) => ({ ...request, to: lost })))).toEqual([]);
  });

  it('of each status there is', () => {
    const needed = [200, 204, 301, 302, 304, 400, 403, 404, 405, 413, 414, 415, 417, 429, 431, 503];
    expect(needed.filter((status) => !seen.has(status))).toEqual([]);
  });
});
