import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import type { Services } from '../services.ts';
import { answerBrowserError } from './browser-errors.ts';

function createTestApp(variables: Readonly<Record<string, string>> = { ERROR_DSN: 'http://key@127.0.0.1:9/1' }) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const services = { environment: parseEnvironment(variables), log } as unknown as Services;
  const app = new Hono();
  app.post('/api/errors', (c) => answerBrowserError(services, c));
  const send = (body: unknown) => app.request('/api/errors', { method: 'POST', body: JSON.stringify(body) });
  return { lines, send };
}

const report = { message: 'x is undefined', stack: 'at a.js', path: '/faq', cause: '', fields: {} };

describe('an error reported by a browser', () => {
  it('is logged in the words of the catalogue, with all that is known of it', async () => {
    const { lines, send } = createTestApp();
    const named = { page: 'success', country: 'NL', language: 'nl', domain: 'nl' };
    const answer = await send({ ...report, message: 'Unable to fetch async faq', cause: 'Error: /api/faq answered 503', fields: named });
    expect(answer.status).toBe(204);
    expect(lines).toMatchObject([{ msg: 'Unable to fetch async faq', error: 'Error: /api/faq answered 503', path: '/faq', ...named }]);
  });

  it('is any other by its own message', async () => {
    const { lines, send } = createTestApp();
    await send(report);
    expect(lines).toMatchObject([{ msg: 'An error in a browser', error: 'x is undefined', stack: 'at a.js' }]);
  });

  it('cannot write fields of the log', async () => {
    const { lines, send } = createTestApp();
    await send({ ...report, fields: { level: 'info', msg: 'all is well', time: '0', page: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' } });
    expect(lines).toMatchObject([{ level: 50, msg: 'An error in a browser', page: ':id' }]);
  });

  it.each([{}, { ...report, stack: 1 }, { ...report, fields: null }, { ...report, more: 'x' }])('is refused as %j', async (body) => {
    const { lines, send } = createTestApp();
    expect([(await send(body)).status, lines]).toEqual([400, []]);
  });

  it('is not heard without an error service', async () => {
    expect((await createTestApp({}).send(report)).status).toBe(404);
  });
});
