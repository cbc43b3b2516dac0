import { expect, inject, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { ask } from '../testing/start-server.ts';

const server = { port: inject('sharedPort') };

type Options = { readonly headers?: Record<string, string>; readonly method?: string };

async function get(site: string, path: string, { headers = {}, method = 'GET' }: Options = {}) {
  return await ask(server.port, { host: `${site}.localhost`, path, headers, method });
}

/** Everything that a client sees of an answer, except its time. */
function shown({ status, headers, text }: Awaited<ReturnType<typeof get>>) {
  const kept = [...headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name));
  return { status, text, headers: Object.fromEntries(kept.toSorted()) };
}

// The first request of a site passes through the whole app; later ones are answered before it. A query always takes the long way.
it.each(siteKeys)('answers an unknown address of %s before the app exactly as the app does', async (site) => {
  const whole = await get(site, '/no-such-page?x=1');
  const front = await get(site, '/no-such-page/2');
  expect(front.status).toBe(404);
  expect(front.text).toContain('<h1');
  expect(shown(front)).toEqual(shown(whole));
  expect((await get(site, '/no-such-page', { method: 'HEAD' })).text).toBe('');
});

it('names the language of the address, and of the cookie where the address has none', async () => {
  const tagOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="([^"]+)"/.exec((await get('be', path, { headers })).text)?.[1];
  for (const path of ['/zzz?x=1', '/zzz', '/zzz']) {
    expect(await tagOf(path, {})).toBe('nl-BE');
    expect(await tagOf(path, { cookie: 'i18next=frBE' })).toBe('fr-BE');
  }
});

it('still finds pages, redirects, files and other spellings', async () => {
  await get('nl', '/no-such-page');
  const statusOf = async (path: string) => (await get('nl', path)).status;
  expect(await statusOf('/over')).toBe(200);
  expect(await statusOf('/OVER')).toBe(301);
  expect(await statusOf('/locaties/utrecht')).toBe(200);
  expect(await statusOf('/touringcar')).toBe(301);
  expect(await statusOf('/robots.txt')).toBe(200);
  expect(await statusOf('/health/live')).toBe(200);
  expect((await get('nl', '/assets/nothing')).text).not.toContain('<html');
});

it.each(['my-quote', 'quote', 'booking', 'my-booking', 'direct-booking', 'shared', 'forwarded'])(
  'leads from /%s to trip-not-found alike for a key that cannot exist and for one that nobody has',
  async (flow) => {
    const impossible = await get('be', `/${flow}/abc`);
    const unknown = await get('be', `/${flow}/${'A'.repeat(27)}`);
    expect([impossible.status, impossible.headers.get('location')]).toEqual([302, '/trip-not-found']);
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/trip-not-found']);
    expect(impossible.headers.get('cache-control')).toContain('no-store');
    expect(impossible.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('be', `/${flow}/abc/no-such-step`)).status).toBe(404);
  },
);
