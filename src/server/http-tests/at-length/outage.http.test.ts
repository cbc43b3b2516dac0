import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createFormVisitor, dayTripFields, readHiddenFields } from '../../testing/forms.ts';
import { ask, findFreePort, type RunningServer, startServer } from '../../testing/start-server.ts';

/** A database that goes away and comes back: a gate on its own port in front of the real server's socket. */
let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
let gate: Gate;

type Gate = {
  readonly url: string;
  open(): Promise<void>;
  /** Refuses every connection, or accepts it and never answers. */
  close(how?: 'refusing' | 'silent'): Promise<void>;
};

async function createGate(address: string): Promise<Gate> {
  const { searchParams, username, pathname } = new URL(address);
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let listener: Server | null = null;
  const keep = (...kept: readonly Socket[]) => {
    for (const socket of kept) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  };
  const listen = async (serve: (visitor: Socket) => void) => {
    listener = createServer(serve);
    await new Promise<void>((resolve) => listener?.listen(port, '127.0.0.1', resolve));
  };
  const refuse = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (listener === null ? resolve() : listener.close(() => resolve())));
    listener = null;
  };
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    async open() {
      await refuse();
      await listen((visitor) => {
        const behind = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
        keep(visitor, behind);
        visitor.pipe(behind).pipe(visitor);
      });
    },
    async close(how = 'refusing') {
      await refuse();
      if (how === 'silent') await listen((visitor) => keep(visitor));
    },
  };
}

beforeAll(async () => {
  database = await createTemporaryDatabase();
  gate = await createGate(database.url);
  await gate.open();
  const variables = { DATABASE_URL: gate.url };
  const imported = await startServer({ role: 'content:import', variables, readyLine: /imported the content/ });
  await imported.stop();
});
afterAll(async () => {
  await gate.close();
  await database.drop();
});

async function startWeb(role: 'web' | 'start' = 'web'): Promise<RunningServer> {
  const server = await startServer({ role, variables: { DATABASE_URL: gate.url } });
  onTestFinished(() => server.stop());
  return server;
}

const get = ({ port }: RunningServer, path: string) => ask(port, { host: 'nl.localhost', path });
const statusOf = async (server: RunningServer, path: string) => (await get(server, path)).status;

async function becomes(server: RunningServer, path: string, status: number): Promise<void> {
  await vi.waitFor(async () => expect(await statusOf(server, path)).toBe(status), { timeout: 30_000, interval: 100 });
}

/** The failure page shows the request id, which the log lines carry too. */
function placeOf(requestId: string | null): string {
  expect(requestId).toMatch(/^[\w.:-]{8,64}$/);
  return `<code data-request-id="true">${requestId}</code>`;
}

describe('while the database is away', () => {
  it('stays alive, reports that it is not ready, serves content, preserves what was typed, and recovers', async () => {
    await gate.open();
    const server = await startWeb();
    const visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
    await becomes(server, '/health/ready', 200);
    const { idempotencyKey = '' } = readHiddenFields((await visitor.get('/offerte-aanvragen')).text);
    await gate.close();

    expect(await statusOf(server, '/health/live')).toBe(200);
    expect(await statusOf(server, '/health/ready')).toBe(503);
    expect(await statusOf(server, '/health/serving')).toBe(200);
    expect(await statusOf(server, '/wagenpark')).toBe(200);
    const refused = await visitor.post('/offerte-aanvragen', { ...dayTripFields(), idempotencyKey });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('Uw aanvraag kon niet worden verstuurd');
    expect(refused.text).toContain('value="De Regenboog"');
    expect(refused.text).toContain(idempotencyKey);
    expect(refused.text).toContain(placeOf(refused.headers.get('x-request-id')));
    // Nobody is told that a trip is gone because we cannot look (docs/specification.md#outage).
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA';
    for (const path of [
      `/my-quote/${key}`,
      `/my-booking/${key}/cancel`,
      `/shared/${key}`,
      `/my-booking/${key}/documents/confirmation.pdf`,
    ]) {
      const { status, headers, text } = await visitor.get(path);
      expect([path, status, headers.get('retry-after'), headers.get('location')]).toEqual([path, 503, '5', null]);
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer']);
      expect(text).toContain('We kunnen uw reis nu even niet opzoeken');
      expect(text).toContain(placeOf(headers.get('x-request-id')));
    }
    const thanks = await visitor.get(`/succes?quoteId=${key}`);
    expect([thanks.status, thanks.headers.get('retry-after')]).toEqual([503, '5']);

    await gate.open();
    await becomes(server, '/health/ready', 200);
    const sent = await visitor.post('/offerte-aanvragen', { ...dayTripFields(), idempotencyKey });
    expect(sent.status).toBe(303);
  });
});

describe.each([
  ['refuses', 'refusing', 'web'],
  ['says nothing', 'silent', 'web'],
  ['refuses', 'refusing', 'start'],
] as const)('a start while the database %s (%s, `npm run %s`)', (_how, how, role) => {
  it('calls no page missing, and starts by itself', async () => {
    await gate.close(how);
    const server = await startWeb(role);
    await vi.waitFor(() => expect(server.output.join('\n')).toContain('The database does not answer'), { timeout: 20_000 });
    expect(await statusOf(server, '/health/live')).toBe(200);
    for (const path of ['/health/serving', '/health/ready']) expect([path, await statusOf(server, path)]).toEqual([path, 503]);
    for (const path of [
      '/',
      '/contact',
      '/wagenpark',
      '/locaties/amsterdam',
      '/nergens',
      '/sitemap.xml',
      '/api/faq?language=nl&domain=nl',
    ]) {
      const { status, headers } = await get(server, path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(headers.get('cache-control')).toMatch(/no-store/);
    }
    const visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
    const kept = await visitor.post('/offerte-aanvragen', dayTripFields());
    expect([kept.status, kept.text.includes('value="De Regenboog"')]).toEqual([503, true]);
    await gate.open();
    await becomes(server, '/health/ready', 200);
    for (const path of ['/', '/locaties/amsterdam', '/sitemap.xml']) expect([path, await statusOf(server, path)]).toEqual([path, 200]);
    expect(await statusOf(server, '/nergens')).toBe(404);
    expect(server.process.exitCode).toBeNull();
  });
});

describe('the desk while the database is away', () => {
  it('reports it in its own language, signs nobody out, and preserves a form’s contents', async () => {
    await gate.open();
    const server = await startWeb();
    await becomes(server, '/health/ready', 200);
    await gate.close();
    const headers = { cookie: 'desk=AAAA', 'accept-language': 'de' };
    const host = `desk.localhost:${server.port}`;
    for (const path of ['/', '/trips/NL-26-104233', '/people']) {
      const page = await ask(server.port, { host, path, headers });
      expect([path, page.status, page.headers.get('retry-after'), page.headers.get('location')]).toEqual([path, 503, '5', null]);
      expect(page.text).toContain('Die Datenbank antwortet nicht');
      expect(page.text).toContain(placeOf(page.headers.get('x-request-id')));
    }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'intent=price&total=1850%2C50&note=wie+%22besprochen%22';
    const refused = await ask(server.port, { host, path: '/trips/NL-26-104233', method: 'POST', headers: form, body });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('name="total" value="1850,50"');
    expect(refused.text).toContain('name="note" value="wie &quot;besprochen&quot;"');
    expect(refused.text).toContain('Erneut senden');
    const out = await ask(server.port, { host, path: '/sign-out', method: 'POST', headers: form });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([503, null]);
    expect((await ask(server.port, { host, path: '/ping', headers })).status).toBe(503);
    const link = await ask(server.port, {
      host,
      path: '/sign-in',
      method: 'POST',
      headers: form,
      body: 'intent=link&email=a%40example.com',
    });
    expect([link.status, link.headers.get('retry-after')]).toEqual([503, '5']);
    expect(link.text).toContain('value="a@example.com"');
    expect(link.text).toContain(placeOf(link.headers.get('x-request-id')));
  });
});

describe('pages of an outage', () => {
  it('are in the language of the reader, on the sites, the desk, and the pages of drivers and partners', async () => {
    await gate.open();
    const server = await startWeb();
    await becomes(server, '/health/ready', 200);
    await gate.close();
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const asked: readonly (readonly [host: string, path: string, headers: Record<string, string>, lang: string])[] = [
      ['be', `/my-quote/${key}`, { 'accept-language': 'fr-BE,fr;q=0.9' }, 'fr-BE'],
      ['be', `/my-quote/${key}`, { 'accept-language': 'nl' }, 'nl-BE'],
      ['be', `/my-booking/${key}`, { 'accept-language': 'fr', cookie: 'i18next=nlBE' }, 'nl-BE'],
      ['be', `/shared/${key}`, { 'accept-language': 'fr' }, 'fr-BE'],
      ['de', `/my-quote/${key}`, { 'accept-language': 'fr' }, 'de-DE'],
      ...(['de', 'nl', 'fr', 'es', 'en'] as const).flatMap((lang): [string, string, Record<string, string>, string][] =>
        ['/', '/sign-in/code', `/on-duty/${key}`, `/partner/${key}`, `/partner-statement/${key}`].map((path) => [
          'desk',
          path,
          { 'accept-language': `${lang},en;q=0.5`, cookie: 'desk=AAAA' },
          tagOf(lang),
        ]),
      ),
    ];
    for (const [site, path, headers, lang] of asked) {
      const page = await ask(server.port, { host: `${site}.localhost:${server.port}`, path, headers });
      expect([site, path, headers, page.status, /<html lang="([^"]+)"/.exec(page.text)?.[1]]).toEqual([site, path, headers, 503, lang]);
      expect([path, page.headers.get('retry-after')]).toEqual([path, '5']);
    }
  });
});

/** An answer that anybody may keep has all that it has on a good day. */
async function isCachedOnlyIfWhole({ port }: RunningServer, host: string, path: string): Promise<void> {
  const { status, headers, text } = await ask(port, { host, path });
  const isCached = headers.get('cache-control')?.includes('public') ?? false;
  const isWhole = status === 200 && (path.startsWith('/api/') || /<footer[\s\S]*<a [\s\S]*<\/html>/.test(text));
  expect([host, path, status, isCached && !isWhole]).toEqual([host, path, status, false]);
}

describe('while half of the database answers', () => {
  it('nobody keeps a page that lacks a part, nor an answer of the API', async () => {
    await gate.open();
    const server = await startWeb();
    await becomes(server, '/health/ready', 200);
    await gate.close('silent');
    for (const site of ['nl', 'be', 'de', 'fr', 'es', 'eu'])
      for (const path of ['/', '/faq', '/nergens']) await isCachedOnlyIfWhole(server, `${site}.localhost`, path);
    for (const path of ['/api/faq?language=nl&domain=nl', '/api/reviews?language=nl&domain=nl'])
      await isCachedOnlyIfWhole(server, 'nl.localhost', path);
  });
});
