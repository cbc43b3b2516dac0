import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { createLoadShedder } from './load-shedder.ts';

/** An app that works until it is told to stop. */
function createFixture({ most = 100, mostOfVisitor = 2 } = {}) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const admit = createAdmission({
    loadShedder: createLoadShedder({ most, delay: () => null }),
    mostOfVisitor,
    trustedProxies: 0,
    putOff: async (_request, reason) => new Response(String(reason), { status: reason === 'busy' ? 503 : reason }),
  });
  const app = new Hono().all('*', (c) => admit(c, () => ended.then(() => c.text('done'))));
  const ask = async (from: string) => {
    const answer = await app.request('/page', {}, { incoming: { socket: { remoteAddress: from } } });
    return [answer.status, answer.headers.get('retry-after')];
  };
  return { ask, end };
}

it('refuses a visitor with too many requests in progress, and nobody else', async () => {
  const { ask, end } = createFixture();
  const letIn = [ask('203.0.113.7'), ask('203.0.113.7'), ask('203.0.113.8')];
  expect(await ask('203.0.113.7')).toEqual([429, '2']);
  end();
  expect((await Promise.all(letIn)).map(([status]) => status)).toEqual([200, 200, 200]);
  expect((await ask('203.0.113.7'))[0]).toBe(200);
});

it('counts a network of IPv6 as one visitor', async () => {
  const { ask, end } = createFixture();
  const underWay = [ask('2001:db8::1'), ask('2001:db8::2')];
  expect((await ask('2001:db8::3'))[0]).toBe(429);
  end();
  await Promise.all(underWay);
});

it('does not count requests from our own network', async () => {
  const { ask, end } = createFixture();
  const underWay = Array.from({ length: 9 }, () => ask('10.0.0.1'));
  end();
  expect((await Promise.all(underWay)).every(([status]) => status === 200)).toBe(true);
});

it('sends everybody away for longer while all together are too many', async () => {
  const { ask, end } = createFixture({ most: 1, mostOfVisitor: 0 });
  const first = ask('203.0.113.7');
  expect(await ask('203.0.113.8')).toEqual([503, '5']);
  end();
  expect((await first)[0]).toBe(200);
});
