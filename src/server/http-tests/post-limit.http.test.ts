import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ variables: { TRUSTED_PROXIES: '1', POSTS_PER_MINUTE: '3' } });
});
afterAll(async () => {
  await server.stop();
});

const body = '{"query":"{ __typename }"}';
const again = (from: string, method = 'POST') => ({
  method,
  headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
  ...(method === 'POST' ? { body } : {}),
});
const send = (from: string, path = '/graphql', method = 'POST') => ask(server.port, { ...again(from, method), host: 'nl.localhost', path });

it('refuses excessive requests from one address, and nothing else', async () => {
  for (let round = 0; round < 3; round += 1) expect((await send('203.0.113.7')).status).toBe(200);
  const refused = await send('198.51.100.1, 203.0.113.7');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  const page = await send('203.0.113.7', '/offerte-aanvragen');
  expect([page.status, page.headers.get('content-type'), page.headers.has('retry-after')]).toEqual([429, 'text/html; charset=utf-8', true]);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toContain('Dat was even te veel tegelijk');
  expect(page.text).toContain('href="tel:');
  const german = await ask(server.port, { ...again('203.0.113.7'), host: 'de.localhost', path: '/angebot-anfordern' });
  expect([german.status, german.text]).toEqual([429, expect.stringContaining('Das war etwas zu viel auf einmal')]);
  expect((await send('203.0.113.7', '/over', 'GET')).status).toBe(200);
  expect((await send('203.0.113.8')).status).toBe(200);
  expect(server.output.join('\n')).not.toContain('203.0.113.7');
});
