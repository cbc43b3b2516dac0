import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { noticeUnbelievedProxy } from './unbelieved-proxy.ts';

function createTestApp(trustedProxies: number) {
  const lines: string[] = [];
  const log = createLogger({ mode: 'test', logLevel: 'warn' }, { destination: { write: (line) => void lines.push(line) } });
  const app = new Hono();
  app.use(noticeUnbelievedProxy({ trustedProxies, log }));
  app.all('*', (c) => c.text('done'));
  const ask = async (from: string, forwarded: boolean) =>
    await app.request(
      '/',
      { headers: forwarded ? { 'x-forwarded-for': '203.0.113.9' } : {} },
      { incoming: { socket: { remoteAddress: from } } },
    );
  return { ask, lines };
}

it('reports once that a proxy of our own network is not configured', async () => {
  const { ask, lines } = createTestApp(0);
  await ask('10.0.0.2', false);
  await ask('203.0.113.7', true);
  expect(lines).toEqual([]);
  for (let round = 0; round < 3; round += 1) expect((await ask('10.0.0.2', true)).status).toBe(200);
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});

it('reports nothing if the proxies are configured', async () => {
  const { ask, lines } = createTestApp(1);
  await ask('10.0.0.2', true);
  expect(lines).toEqual([]);
});
