import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { createErrorReports } from './error-reports.ts';
import { createLogger } from './log.ts';

type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
};
const servers: Server[] = [];

/** A local service that behaves like Sentry; `hangs` never answers. */
async function serve({ hangs = false } = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, lines: body.split('\n').map((line) => JSON.parse(line)) });
      if (!hangs) response.end('{}');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { errorService } = parseEnvironment({ ERROR_DSN: `http://abc123@127.0.0.1:${(server.address() as AddressInfo).port}/42` });
  return { received, errorService };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('error reports', () => {
  it('arrive as an envelope of one event at the address that the DSN means', async () => {
    const { received, errorService } = await serve();
    createErrorReports(errorService).report({ error: 'TypeError: x is not a function', stack: 'at a.ts:1' }, 'Unable to getTravel');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [{ path, headers, lines }] = received as [Received];
    expect(path).toBe('/api/42/envelope/');
    expect(headers['x-sentry-auth']).toContain('sentry_key=abc123');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toEqual({ type: 'event' });
    expect(lines[2]).toMatchObject({
      event_id: lines[0]?.event_id,
      level: 'error',
      exception: { values: [{ type: 'Unable to getTravel', value: 'TypeError: x is not a function' }] },
    });
    expect(String(lines[0]?.event_id)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('hold no key of a trip and no mail address, whatever was logged', async () => {
    const { received, errorService } = await serve();
    const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';
    createErrorReports(errorService).report(
      { error: `no ${key}`, path: `/quote/${key}`, of: { mail: 'anna@school.example' } },
      `Fault ${key}`,
    );
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const text = JSON.stringify(received[0]?.lines);
    expect(text).not.toContain(key);
    expect(text).not.toContain('anna@');
  });

  it('leave room for others where one comes again and again', async () => {
    const { received, errorService } = await serve();
    const reports = createErrorReports(errorService, () => 0);
    const countOf = (message: string) => received.filter(({ lines }) => JSON.stringify(lines).includes(message)).length;
    // Repeated, because at most five are in flight at once.
    const reportUntil = (message: string, count: number) =>
      vi.waitFor(() => {
        reports.report({}, message);
        expect(countOf(message)).toBeGreaterThanOrEqual(count);
      });
    await reportUntil('again and again', 5);
    for (let time = 0; time < 30; time += 1) reports.report({}, 'again and again');
    await reportUntil('another', 1);
    expect(countOf('again and again')).toBe(5);
  });

  it('stay within five under way and thirty a minute', async () => {
    const slow = await serve({ hangs: true });
    const few = createErrorReports(slow.errorService);
    for (let index = 0; index < 50; index += 1) few.report({}, `fault ${index}`);
    await vi.waitFor(() => expect(slow.received).toHaveLength(5));

    let time = 0;
    const quick = await serve();
    const many = createErrorReports(quick.errorService, () => time);
    for (let index = 0; index < 40; index += 1) {
      many.report({}, `fault ${index}`);
      await vi.waitFor(() => expect(quick.received.length).toBe(Math.min(index + 1, 30)));
    }
    time = 60_000;
    many.report({}, 'the next minute');
    await vi.waitFor(() => expect(quick.received).toHaveLength(31));
  });

  it('do no harm where the service is away, and are not sent where none is named', () => {
    const { report } = createErrorReports({ url: 'http://127.0.0.1:1/api/1/envelope/', key: 'a' });
    expect(() => report({}, 'fault')).not.toThrow();
    expect(() => createErrorReports(null).report({}, 'fault')).not.toThrow();
  });

  it('are sent only for lines of level error', () => {
    const lines: string[] = [];
    const reported: unknown[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const log = createLogger(
      { logLevel: 'info', mode: 'production' },
      { onError: (fields, message) => reported.push([fields, message]), destination },
    );
    log.warn({ a: 1 }, 'not yet');
    log.error({ b: 2 }, 'Unable to getReviews');
    log.error('bare');
    expect(reported).toEqual([
      [{ b: 2 }, 'Unable to getReviews'],
      [{}, 'bare'],
    ]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['not yet', 'Unable to getReviews', 'bare']);
  });
});
