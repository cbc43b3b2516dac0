import pino from 'pino';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { deliveryContext, pageRequestContext } from '#site/request-context.ts';
import { loader as loadNotFound } from '#site/routes/not-found.tsx';
import { parseEnvironment } from '../environment.ts';
import { createLoadShedder } from '../http/load-shedder.ts';
import { silentMetrics } from '../observing/open-metrics.ts';
import { hostNamesOf, type Services } from '../services.ts';
import { createPageHandler } from './page-handler.ts';

const environment = parseEnvironment({ LOG_LEVEL: 'silent' });
const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';

/** A build of a few pages that count their renderings and record the language; `during` runs while a page is rendered. */
type Fixture = { during?: () => void; cachesPages?: boolean; savesMissing?: boolean; isTripAway?: boolean; failsList?: () => boolean };

function createFixture({
  during = () => undefined,
  cachesPages = true,
  savesMissing = false,
  isTripAway = false,
  failsList = () => false,
}: Fixture = {}) {
  const state = { version: 1, rendered: 0, missing: [] as unknown[] };
  const paths = ['/', '/faq', '/over', '/offerte-aanvragen', '/my-quote/:id'];
  const routes = Object.fromEntries([
    ['root', { id: 'root', path: '', module: { default: () => null } }],
    ...paths.map((path) => [`nl:any:${path}`, { id: `nl:any:${path}`, parentId: 'root', path, module: { default: () => null } }]),
    ['nl:not-found', { id: 'nl:not-found', parentId: 'root', path: '*', module: { default: () => null, loader: loadNotFound } }],
    ...['/faq', '/over', '/my-quote/:id'].map((path) => [
      `be:any:${path}`,
      { id: `be:any:${path}`, parentId: 'root', path, module: { default: () => null } },
    ]),
  ]);
  const handleRequest = (_request: Request, status: number, headers: Headers, _entry: unknown, context: RouterContextProvider) => {
    state.rendered += 1;
    during();
    headers.set('content-type', 'text/html; charset=utf-8');
    const { language, texts, reportError, refusal } = context.get(pageRequestContext);
    if (failsList()) reportError(new Error('away'), 'Unable to getFAQs');
    texts.getTranslate('pages')('no.such');
    context.get(deliveryContext)(`${language} rendering ${state.rendered} of version ${state.version}`);
    return new Response(null, { status: isTripAway && refusal === null ? 503 : status, headers });
  };
  const build = {
    entry: { module: { default: handleRequest, handleError: () => undefined } },
    routes,
    assets: { version: 'v', url: '/assets/manifest-v.js', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const services: Services = {
    environment: { ...environment, cachesPages, savesMissingTranslations: savesMissing },
    log: pino({ level: 'silent' }),
    buildVersion: 'b1',
    hostNames: hostNamesOf(environment),
    content: {
      library: () => createContentLibrary([]),
      rates: () => [],
      version: () => state.version,
      isRead: () => state.version > 0,
      refresh: async () => undefined,
      stop: () => undefined,
    },
    api: { execute: () => Promise.reject(new Error('asks nothing')) },
    graphql: async () => new Response(),
    admitKey: async () => null,
    previews: async () => null,
    mayBeKeyOfTrip: async () => true,
    missingTexts: { add: async (missing) => void state.missing.push(missing) },
    findTripFile: async () => null,
    analytics: { isOn: false, hand: () => undefined },
    receivePaymentNotice: null,
    receiveMailNotice: null,
    loadShedder: createLoadShedder({ most: 0, delay: () => null }),
    metrics: silentMetrics,
    findPicture: async () => null,
    maps: { drawCity: async () => '', drawPlaces: () => '' },
    isDatabaseUp: async () => true,
  };
  const handler = createPageHandler(services, build);
  const get = (path: string, { site = 'nl', ...init }: RequestInit & { site?: string } = {}) =>
    handler.answer(new Request(`http://${site}.localhost:3000${path}`, init), (work) => work());
  return { state, handler, get };
}

describe('a content page', () => {
  it('is rendered once, whatever its query is', async () => {
    const { get, state } = createFixture();
    expect(await (await get('/faq')).text()).toBe('nl rendering 1 of version 1');
    expect(await (await get('/faq?utm_source=x')).text()).toBe('nl rendering 1 of version 1');
    expect(await (await get('/faq?%75tm_source=x')).text()).toBe('nl rendering 1 of version 1');
    expect(state.rendered).toBe(1);
  });

  it('is one for each site and each language', async () => {
    const { get } = createFixture();
    const texts = [get('/faq'), get('/faq', { site: 'be' }), get('/faq?lng=frBE', { site: 'be' })];
    const languages = (await Promise.all(texts)).map(async (answer) => (await answer.text()).split(' ')[0]);
    expect(await Promise.all(languages)).toEqual(['nl', 'nlBE', 'frBE']);
  });

  it('is rendered each time if the cache is off', async () => {
    const { get, state } = createFixture({ cachesPages: false });
    await get('/faq');
    expect((await get('/faq')).headers.get('cache-control')).toBe('private, no-store');
    expect(state.rendered).toBe(2);
  });

  it('that lacks a list is not cached, and rendered again for the next request', async () => {
    const failing = { now: true };
    const { get, state } = createFixture({ failsList: () => failing.now });
    expect((await get('/faq')).headers.get('cache-control')).toBe('private, no-store');
    failing.now = false;
    expect((await get('/faq')).headers.get('cache-control')).toContain('s-maxage');
    expect(state.rendered).toBe(2);
  });

  it('is rendered again when newer content came during its rendering', async () => {
    const fixture = createFixture({
      during: () => {
        fixture.state.version = 2;
      },
    });
    await fixture.get('/faq');
    await fixture.get('/faq');
    expect(fixture.state.rendered).toBe(2);
    await fixture.get('/faq');
    expect(fixture.state.rendered).toBe(2);
  });
});

describe('a missing text of a server-rendered page', () => {
  it('is stored if missing texts are collected, and only then', async () => {
    const { get, state } = createFixture({ savesMissing: true });
    await get('/faq', { site: 'be' });
    expect(state.missing).toEqual([{ language: 'nlBE', namespace: 'pages', keys: { 'no.such': 'no.such' } }]);
    const other = createFixture();
    await other.get('/faq');
    expect(other.state.missing).toEqual([]);
  });
});

describe('a page for one visitor', () => {
  it.each([`/my-quote/${key}`, '/offerte-aanvragen'])('%s is rendered each time', async (path) => {
    const { get } = createFixture();
    const answers = [await get(path), await get(path)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['private, no-store', 'private, no-store']);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      'nl rendering 1 of version 1',
      'nl rendering 2 of version 1',
    ]);
  });
});

describe('a trip that cannot be looked up', () => {
  const languageOf = async (headers: Record<string, string>, query = '') => {
    const { get } = createFixture({ isTripAway: true });
    const answer = await get(`/my-quote/${key}${query}`, { site: 'be', headers });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    return (await answer.text()).slice(0, 4);
  };

  it('is reported in the browser’s language without another choice', async () => {
    expect(await languageOf({ 'accept-language': 'fr-BE,fr;q=0.9,nl;q=0.5' })).toBe('frBE');
    expect(await languageOf({ 'accept-language': 'nl' })).toBe('nlBE');
    expect(await languageOf({})).toBe('nlBE');
  });

  it('is reported in the language of the cookie or the address', async () => {
    expect(await languageOf({ 'accept-language': 'fr', cookie: 'i18next=nlBE' })).toBe('nlBE');
    expect(await languageOf({ 'accept-language': 'fr' }, '?lng=nlBE')).toBe('nlBE');
  });
});

describe('a redirect', () => {
  it('may be cached when it is the same for everyone', async () => {
    const answer = await createFixture().get('/FAQ/');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/faq']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([`/my-quote/${key}/`, `/MY-QUOTE/${key}`, `//my-quote/${key}`, `/my%2Dquote/${key}`, `/%6dy-quote/%5A${key.slice(1)}`])(
    'of %s holds the key to a trip and is kept by nobody',
    async (path) => {
      const answer = await createFixture().get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/my-quote/${key}`]);
      expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer']);
    },
  );

  it('whose language a cookie decides is cached only for that cookie', async () => {
    const { get } = createFixture();
    const legacy = await get('/brussels', { site: 'be', headers: { cookie: 'i18next=frBE' } });
    expect([legacy.headers.get('location'), legacy.headers.get('vary')]).toEqual(['/emplacements/bruxelles', 'Cookie']);
    expect((await get('/OVER', { site: 'be' })).headers.get('vary')).toBeNull();
    expect((await get('/FAQ/')).headers.get('vary')).toBeNull();
  });

  it('with a query is not cached', async () => {
    const answer = await createFixture().get(`/my-quote?quoteId=${key}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([301, 'private, no-store']);
  });
});

describe('an address with escapes that it does not need', () => {
  it.each([
    ['/f%61q', '/faq'],
    ['/offerte%2daanvragen?a=1', '/offerte-aanvragen?a=1'],
    ['/F%41Q/', '/faq'],
  ])('%s is led to %s', async (typed, to) => {
    const answer = await createFixture().get(typed);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it('is not led away where it is one that needs its escapes', async () => {
    expect((await createFixture().get('/caf%C3%A9')).status).toBe(404);
  });
});

describe('missing pages', () => {
  it('is a bad request where its path cannot be read', async () => {
    expect((await createFixture().get('/%E0%A4%A')).status).toBe(400);
  });

  it.each(['/nowhere', '/nowhere/else', '/locaties/nergens', '/succesverhalen/geen', '/quote/a/b/c', '/location?slug=nowhere'])(
    '%s has one page with all others of its kind',
    async (path) => {
      const { get, state } = createFixture();
      const first = await get('/also-nowhere');
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
      expect([answer.headers.get('x-robots-tag'), answer.headers.get('referrer-policy')]).toEqual(['noindex, nofollow', 'no-referrer']);
      expect(await answer.text()).toBe(await first.text());
      expect(state.rendered).toBe(1);
    },
  );

  it('have a separate page in each language, by the path too', async () => {
    const { get } = createFixture();
    const languages = ['/nergens', '/emplacements/nulle-part', '/locaties/nergens'].map(async (path) =>
      (await (await get(path, { site: 'be' })).text()).slice(0, 4),
    );
    expect(await Promise.all(languages)).toEqual(['nlBE', 'frBE', 'nlBE']);
  });

  it.each(['/nowhere.data', '/nowhere/else.data?_routes=root', '/quote/a/b/c.data'])(
    '%s has one answer with all others of its kind for the script of a page',
    async (path) => {
      const { get } = createFixture();
      const first = await get('/also-nowhere.data');
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-remix-response')]).toEqual([
        404,
        'private, no-store',
        'yes',
      ]);
      expect(await answer.text()).toBe(await first.text());
    },
  );

  it('takes no forms, at no price', async () => {
    const { get, state } = createFixture();
    const answers = [await get('/nowhere', { method: 'POST' }), await get('/elsewhere', { method: 'POST' })];
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual(Array(2).fill([405, 'GET, HEAD']));
    expect(state.rendered).toBe(1);
  });

  it('is a path of another site', async () => {
    expect((await createFixture().get('/offerte-aanvragen', { site: 'be' })).status).toBe(404);
  });
});

describe('the manifests', () => {
  it('are one for each site', () => {
    const { manifests } = createFixture().handler;
    expect(manifests.map(({ manifestPath }) => manifestPath)).toEqual(siteKeys.map((site) => `/assets/manifest-${site}-v.js`));
  });
});
