import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createTokenBucket, limitPosts, type PostLimits } from './post-limit.ts';

function createTestApp(limits: Partial<PostLimits> = {}) {
  const app = new Hono();
  app.use(limitPosts({ postsPerMinute: 3, trustedProxies: 0, ...limits }, async () => new Response('the page', { status: 429 })));
  app.all('*', (c) => c.text('done'));
  return async ({ from, path = '/form', method = 'POST', forwarded }: Input) => {
    const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
    return await app.request(path, { method, headers }, { incoming: { socket: { remoteAddress: from } } });
  };
}

type Input = { readonly from: string; readonly path?: string; readonly method?: string; readonly forwarded?: string };

function createCounter(prefix: string): () => string {
  let drawn = 0;
  return () => {
    drawn += 1;
    return `${prefix}${drawn}`;
  };
}

async function countDone(send: () => Promise<Response>, times = 5): Promise<number> {
  const answers = [];
  for (let round = 0; round < times; round += 1) answers.push((await send()).status);
  return answers.filter((status) => status === 200).length;
}

describe('limitPosts', () => {
  it('admits a number per minute from an address, and says when to retry', async () => {
    const ask = createTestApp();
    expect(await countDone(() => ask({ from: '203.0.113.7' }))).toBe(3);
    const refused = await ask({ from: '203.0.113.7' });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toBe('the page');
    expect(await (await ask({ from: '203.0.113.7', path: '/api/errors' })).text()).toMatch(/^Too many requests/);
    expect((await ask({ from: '203.0.113.8' })).status).toBe(200);
  });

  it('answers GraphQL in its own format', async () => {
    const ask = createTestApp({ postsPerMinute: 1 });
    await ask({ from: '203.0.113.7', path: '/graphql' });
    const refused = await ask({ from: '203.0.113.7', path: '/graphql' });
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });

  it.each([
    ['what only reads', { from: '203.0.113.7', method: 'GET' }],
    ['notices of payments', { from: '203.0.113.7', path: '/payments/mollie' }],
    ['this machine', { from: '127.0.0.1' }],
    ['this machine by its other name', { from: '::ffff:127.0.0.1' }],
    ['our own network', { from: '10.1.2.3' }],
    ['our own network in IPv6', { from: 'fd00::7' }],
  ])('does not count %s', async (_what, input: Input) => {
    const ask = createTestApp();
    expect(await countDone(() => ask(input))).toBe(5);
  });

  it('does not count at all where it is set so', async () => {
    const ask = createTestApp({ postsPerMinute: 0 });
    expect(await countDone(() => ask({ from: '203.0.113.7' }))).toBe(5);
  });

  it('trusts X-Forwarded-For only for entries of our own proxies', async () => {
    const invented = createCounter('198.51.100.');
    const open = createTestApp();
    expect(await countDone(() => open({ from: '203.0.113.7', forwarded: invented() }))).toBe(3);
    const proxied = createTestApp({ trustedProxies: 1 });
    expect(await countDone(() => proxied({ from: '10.0.0.1', forwarded: `${invented()}, 203.0.113.7` }))).toBe(3);
    expect(await countDone(() => proxied({ from: '10.0.0.1', forwarded: '203.0.113.8:4711' }))).toBe(3);
    const twice = createTestApp({ trustedProxies: 2 });
    expect(await countDone(() => twice({ from: '10.0.0.1', forwarded: `${invented()}, 203.0.113.7, 10.0.0.2` }))).toBe(3);
  });

  it('uses the connection if the header is useless', async () => {
    const ask = createTestApp({ trustedProxies: 1 });
    expect(await countDone(() => ask({ from: '203.0.113.7', forwarded: 'unknown' }))).toBe(3);
    expect((await ask({ from: '203.0.113.7' })).status).toBe(429);
  });

  it('counts a network of IPv6 as one visitor', async () => {
    const ask = createTestApp();
    const next = createCounter('2001:db8::1:');
    expect(await countDone(() => ask({ from: next() }))).toBe(3);
    expect((await ask({ from: '2001:db8:0:0:ffff::1' })).status).toBe(429);
    expect((await ask({ from: '2001:db8:0:1::1' })).status).toBe(200);
  });

  it('counts the network around it as two visitors, and the one around that as eight', async () => {
    const ask = createTestApp();
    const within56 = createCounter('2001:db8:0:ff0');
    expect(await countDone(() => ask({ from: `${within56()}::1` }), 9)).toBe(6);
    const within48 = createCounter('2001:db8:0:');
    expect(await countDone(() => ask({ from: `${within48()}00::1` }), 30)).toBe(18);
    expect((await ask({ from: '2001:db8:1::1' })).status).toBe(200);
  });
});

describe('createAllowances', () => {
  it('fills up again with time, never beyond a minute', () => {
    let now = 0;
    const count = createTokenBucket(60, () => now);
    const use = (name: string) => count([{ name, share: 1 }]);
    for (let round = 0; round < 60; round += 1) expect(use('a')).toBe(0);
    expect(use('a')).toBe(1);
    now += 2_000;
    expect([use('a'), use('a'), use('a')]).toEqual([0, 0, 1]);
    now += 3_600_000;
    expect(Array.from({ length: 61 }, () => use('a')).filter((wait) => wait === 0)).toHaveLength(60);
  });

  it('remembers a limited number of addresses, those seen last', () => {
    const count = createTokenBucket(1, () => 0);
    const use = (name: string) => count([{ name, share: 1 }]);
    expect(use('first')).toBe(0);
    expect(use('first')).toBeGreaterThan(0);
    for (let other = 0; other < 20_000; other += 1) use(`other ${other}`);
    expect(use('other 19999')).toBeGreaterThan(0);
    expect(use('first')).toBe(0);
  });

  it('refuses a visitor above the limit of any network, without counting it against the others', () => {
    const use = createTokenBucket(1, () => 0);
    const one = { name: '/64', share: 1 };
    const around = { name: '/56', share: 2 };
    expect([use([one, around]), use([{ name: 'other', share: 1 }, around])]).toEqual([0, 0]);
    const third = { name: 'third', share: 1 };
    expect(use([third, around])).toBe(30);
    expect(use([third])).toBe(0);
  });
});
