import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '../testing/hostile/families.ts';
import { watchLoop } from '../testing/hostile/watch-loop.ts';
import { openOwners } from '../testing/owner-of-server.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
let owners: Awaited<ReturnType<typeof openOwners>>;
let cookie = '';

beforeAll(async () => {
  server = await startServer({ variables: { REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error' } });
  owners = await openOwners(server);
  cookie = `desk=${await owners.open()}`;
});
afterAll(async () => {
  await owners.close();
  await server.stop();
});

const onDesk = (path: string, input: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {}) =>
  ask(server.port, { host: `desk.localhost:${server.port}`, path, ...input, headers: { cookie, ...input.headers } });

/** Each place that accepts more than a form's few bytes. */
const places = [
  '/payments',
  '/pictures',
  '/rates/draft/card',
  '/drivers/019ab000-0000-7000-8000-000000000000',
  '/pages/content/nl/pages/about',
];

describe('input that once blocked the process', () => {
  it.each(families.filter(({ to }) => to === 'file'))('$name', async ({ make }) => {
    const watch = watchLoop(server.port, server.process.pid);
    for (const path of places)
      for (const { query: _query, ...sent } of make(['body'])) {
        const { status } = await onDesk(path, sent);
        expect([path, status >= 500 && status !== 503]).toEqual([path, false]);
      }
    const held = watch.take();
    watch.stop();
    // Above the bar of `npm run test:hostile`, because here nothing was loaded and compiled before.
    expect(held).toBeLessThan(1_500);
  });

  it('leaves the payments page there for everybody', async () => {
    expect((await onDesk('/payments')).status).toBe(200);
  });
});

describe('a return address', () => {
  it.each(['/%09/evil.example', '//evil.example', '/%5Cevil.example', '/%0A/x', '/%0D', '/%00', '/%E2%80%8B', 'https://evil.example'])(
    '%s leads to the desk',
    async (to) => {
      const { status, headers } = await onDesk(`/sign-in?to=${to}`);
      expect([302, 400]).toContain(status);
      expect([null, '/']).toContain(headers.get('location'));
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const back = await onDesk('/on-duty/acts', { method: 'POST', headers: form, body: `back=${to}` });
      expect([null, '/plan']).toContain(back.headers.get('location'));
    },
  );
});

describe('bodies that are no form', () => {
  it.each(['/sign-in', '/people', '/payments', '/trips', '/new', '/account', '/partner/x', '/partner-statement/x', '/on-duty/x'])(
    '%s answers in words',
    async (path) => {
      const bad: [Record<string, string>, string, number][] = [
        [{ 'content-type': 'text/plain' }, 'a=1', 415],
        [{ 'content-type': 'application/json' }, '{}', 415],
        [{ 'content-type': 'multipart/form-data; boundary=x' }, 'a=1', 400],
        [
          { 'content-type': 'multipart/form-data; boundary=x' },
          '--x\r\nContent-Disposition: form-data; name="f"; filename="a\r\nb"\r\n\r\nx\r\n--x--',
          400,
        ],
        [{ 'content-type': 'application/x-www-form-urlencoded' }, 'a=%00', 400],
      ];
      for (const [headers, body, status] of bad) {
        const answer = await onDesk(path, { method: 'POST', headers, body });
        expect([body, answer.status]).toEqual([body, status]);
        expect(answer.text).toContain('Dit konden we niet verwerken');
      }
      for (const method of ['PUT', 'DELETE', 'PATCH']) {
        const answer = await onDesk(path, { method });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
      }
    },
  );

  it('is logged as no fault of ours', () => {
    expect(server.output.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

it('two Host headers are refused', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, path: '/sign-in', headers: ['Host', 'desk.localhost', 'Host', 'evil.example'] },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    asked.end();
  });
  expect(status).toBe(400);
});
