import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { nameRequests } from './name-requests.ts';

function createTestApp(trustedProxies: number) {
  const lines: { readonly requestId?: string; readonly msg: string }[] = [];
  const log = createLogger({ mode: 'test', logLevel: 'info' }, { destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  const app = new Hono();
  app.use(nameRequests({ trustedProxies }));
  app.get('/good', (c) => c.text('good'));
  app.get('/bad', async (c) => {
    log.warn({}, 'before');
    await new Promise((resolve) => setImmediate(resolve));
    log.error({}, 'after');
    return c.text('bad', 503);
  });
  const ask = async (path: string, id?: string) => await app.request(path, id === undefined ? {} : { headers: { 'x-request-id': id } });
  return { ask, lines, log };
}

it('is on every log line of a request, and in a failed answer', async () => {
  const { ask, lines, log } = createTestApp(0);
  const [one, other] = (await Promise.all([ask('/bad'), ask('/bad')])).map(({ headers }) => headers.get('x-request-id'));
  expect(one).not.toBe(other);
  for (const id of [one, other])
    expect(lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg)).toEqual(['before', 'after']);
  expect((await ask('/good')).headers.has('x-request-id')).toBe(false);
  log.info({}, 'of no request');
  expect(lines.at(-1)).not.toHaveProperty('requestId');
});

it('is accepted from our own proxy only', async () => {
  const [trusting, alone] = [createTestApp(1), createTestApp(0)];
  expect((await trusting.ask('/bad', 'proxy-4711-a')).headers.get('x-request-id')).toBe('proxy-4711-a');
  expect((await alone.ask('/bad', 'proxy-4711-a')).headers.get('x-request-id')).not.toBe('proxy-4711-a');
  // No line breaks and no trip key.
  for (const forwarded of ['a b', 'short', 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY'])
    expect((await trusting.ask('/bad', forwarded)).headers.get('x-request-id')).not.toBe(forwarded);
});
