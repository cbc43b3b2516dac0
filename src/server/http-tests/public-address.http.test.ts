import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { listDeskPaths } from '../testing/desk-paths.ts';
import { dayTripFields, readHiddenFields } from '../testing/forms.ts';
import { type Answer, ask, type RunningServer, startServer } from '../testing/start-server.ts';

/** As behind a proxy that ends TLS: the public addresses are https, the socket is not. */
const deskHost = 'desk.example.eu';
const siteHost = (key: string) => `www.example.${key}`;
let server: RunningServer;

beforeAll(async () => {
  const sites = siteKeys.map((key) => [`SITE_URL_${key.toUpperCase()}`, `https://${siteHost(key)}`]);
  const variables = { ...Object.fromEntries(sites), DESK_URL: `https://${deskHost}`, TRUSTED_PROXIES: '1', POSTS_PER_MINUTE: '0' };
  server = await startServer({ variables });
});
afterAll(async () => {
  await server.stop();
});

function post(
  host: string,
  path: string,
  headers: Record<string, string>,
  fields: Record<string, string> = { intent: 'x' },
): Promise<Answer> {
  const sent = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7', ...headers };
  return ask(server.port, { host, path, method: 'POST', headers: sent, body: new URLSearchParams(fields).toString() });
}

const paths = listDeskPaths();
const own = `https://${deskHost}`;
const fromOwnPages: readonly Record<string, string>[] = [
  { origin: own, 'sec-fetch-site': 'same-origin' },
  // From a browser without Sec-Fetch-Site, and from a form on a page without a referrer.
  { origin: own },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
];
const forged: readonly Record<string, string>[] = [
  { origin: own, 'sec-fetch-site': 'same-site' },
  { origin: own, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: `http://${deskHost}` },
  { origin: `https://${deskHost}:8443` },
  { origin: `https://${siteHost('eu')}` },
  { origin: `https://${deskHost}.evil.example` },
  { origin: 'null' },
];

describe('the desk behind a proxy that ends TLS', () => {
  it('knows the pages of all its people', () => {
    expect(paths.length).toBeGreaterThan(60);
    for (const path of ['/sign-in', '/pages/x', '/partner-statement/x']) expect(paths).toContain(path);
  });

  it.each(paths)('%s accepts what its own page sends', async (path) => {
    for (const headers of fromOwnPages) {
      for (const address of [path, `${path === '/' ? '/_' : path}.data`]) {
        const { status, text } = await post(deskHost, address, headers);
        expect([address, headers, status === 403, text.includes('Bad Request')]).toEqual([address, headers, false, false]);
      }
    }
  });

  it.each(paths)('%s takes nothing that another page sends', async (path) => {
    for (const headers of forged) expect([headers, (await post(deskHost, path, headers)).status]).toEqual([headers, 403]);
  });

  it('mails a link, and hides its session from scripts and from pages without TLS', async () => {
    const fields = { intent: 'link', email: 'somebody@example.com' };
    for (const headers of fromOwnPages) {
      const { status, text } = await post(deskHost, '/sign-in', headers, fields);
      expect([status, text.includes('role="status"')]).toEqual([200, true]);
    }
    const out = await post(deskHost, '/sign-out', fromOwnPages[0] ?? {});
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-desk=; .*Secure/);
  });
});

describe('the sites behind a proxy that ends TLS', () => {
  it('take a form of their own and none of another', async () => {
    const origin = `https://${siteHost('nl')}`;
    const path = '/offerte-aanvragen';
    const send = async (headers: Record<string, string>) => {
      const { idempotencyKey = '' } = readHiddenFields((await ask(server.port, { host: siteHost('nl'), path })).text);
      return await post(siteHost('nl'), path, headers, { ...dayTripFields(), idempotencyKey });
    };
    for (const headers of [{ origin, 'sec-fetch-site': 'same-origin' }, { origin }, { origin: 'null', 'sec-fetch-site': 'same-origin' }]) {
      const { status, headers: answered } = await send(headers);
      expect([status, answered.get('location')]).toEqual([303, expect.stringMatching(/\/my-quote\/[\w-]{27}\?sent=1$/)]);
    }
    for (const foreign of ['https://evil.example', own, `http://${siteHost('nl')}`, `https://${siteHost('be')}`])
      expect((await send({ origin: foreign })).status).toBe(403);
  });
});
