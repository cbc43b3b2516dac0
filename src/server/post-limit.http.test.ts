import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type RunningServer, startServer } from './testing/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ variables: { TRUSTED_PROXIES: '1', POSTS_PER_MINUTE: '3' } });
});
afterAll(async () => {
  await server.stop();
});

const body = '{"query":"{ __typename }"}';
const send = (from: string, path = '/graphql', method = 'POST') =>
  ask(server.port, {
    host: 'nl.localhost',
    path,
    method,
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body } : {}),
  });

it('refuses what one address sends too much of, and nothing else', async () => {
  for (let round = 0; round < 3; round += 1) expect((await send('203.0.113.7')).status).toBe(200);
  const refused = await send('198.51.100.1, 203.0.113.7');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  expect((await send('203.0.113.7', '/offerte-aanvragen')).text).toMatch(/^Too many requests/);
  expect((await send('203.0.113.7', '/over', 'GET')).status).toBe(200);
  expect((await send('203.0.113.8')).status).toBe(200);
  expect(server.output.join('\n')).not.toContain('203.0.113.7');
});
