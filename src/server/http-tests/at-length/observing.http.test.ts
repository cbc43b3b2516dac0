import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { createMutations } from '../../testing/mutations.ts';
import { ask, findFreePort, type RunningServer, startServer } from '../../testing/start-server.ts';

const token = 'a-token-for-this-test';
const host = 'nl.localhost';
const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(given: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const server = await startServer(given);
  servers.push(server);
  return server;
}

/** The metrics of one reading, by name with labels. */
async function readFigures(port: number, headers: Record<string, string> = {}): Promise<ReadonlyMap<string, number>> {
  const { status, text } = await ask(port, { host, path: '/metrics', headers });
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

it('counts requests, pages, mails and queues, on a separate port, without names of trips or customers', async () => {
  const figuresPort = await findFreePort();
  const server = await start({ variables: { METRICS_PORT: String(figuresPort) } });
  await ask(server.port, { host, path: '/' });
  await ask(server.port, { host, path: '/' });
  await ask(server.port, { host, path: '/no-such-page' });
  const quote = await createMutations(server.port).requestQuote('anna@school.example');
  await ask(server.port, { host, path: `/my-quote/${quote.id}` });
  const figures = await vi.waitUntil(async () => {
    const read = await readFigures(figuresPort);
    return (read.get('convoya_mails_total{kind="quote-ready",fate="sent"}') ?? 0) > 0 ? read : null;
  }, 20_000);
  expect(figures.get('convoya_http_requests_total{kind="page",status="200"}')).toBe(2);
  expect(figures.get('convoya_http_requests_total{kind="page",status="404"}')).toBe(1);
  expect(figures.get('convoya_http_requests_total{kind="trip-page",status="200"}')).toBe(1);
  expect(figures.get('convoya_http_request_duration_seconds_count{kind="graphql"}')).toBe(1);
  // The home page and the not-found page.
  expect(figures.get('convoya_page_cache_total{outcome="made"}')).toBe(2);
  expect(figures.get('convoya_page_cache_total{outcome="kept"}')).toBe(1);
  expect(figures.get('convoya_database_query_duration_seconds_count{outcome="done"}')).toBeGreaterThan(0);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'convoya_event_loop_utilization_ratio',
    'convoya_database_pool{state="open"}',
    'convoya_gate{state="width"}',
    'convoya_outbox_waiting{priority="urgent"}',
    'convoya_outbox_oldest_seconds{priority="other"}',
    'convoya_due_trips{kind="expire"}',
  ])
    expect(figures.has(name), name).toBe(true);
  const names = [...figures.keys()].join('\n');
  for (const secret of [quote.id, quote.reference, 'anna', 'no-such-page']) expect(names).not.toContain(secret);
  expect((await ask(server.port, { host, path: '/metrics' })).status).toBe(404);
});

describe('where the database is elsewhere', () => {
  let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
  beforeAll(async () => {
    database = await createTemporaryDatabase();
    const imported = await startServer({
      role: 'content:import',
      variables: { DATABASE_URL: database.url },
      readyLine: /imported the content/,
    });
    await imported.stop();
  });
  afterAll(async () => await database.drop());

  it('shows metrics on the port of the sites only with the token', async () => {
    const { port } = await start({ role: 'web', variables: { DATABASE_URL: database.url, METRICS_TOKEN: token } });
    const statusFor = async (authorization: string) => (await ask(port, { host, path: '/metrics', headers: { authorization } })).status;
    expect((await ask(port, { host, path: '/metrics' })).status).toBe(401);
    expect(await statusFor('Bearer another-token-than-that')).toBe(401);
    expect((await readFigures(port, { authorization: `Bearer ${token}` })).has('process_resident_memory_bytes')).toBe(true);
  });

  it('adds up the figures of several processes', async () => {
    const figuresPort = await findFreePort();
    const variables = { DATABASE_URL: database.url, METRICS_PORT: String(figuresPort), WEB_CONCURRENCY: '2' };
    const { port } = await start({ role: 'web', variables });
    await vi.waitUntil(async () => (await ask(port, { host, path: '/' }).catch(() => null))?.status === 200, 20_000);
    const before = (await readFigures(figuresPort)).get('convoya_http_requests_total{kind="page",status="200"}') ?? 0;
    await Promise.all(Array.from({ length: 12 }, () => ask(port, { host, path: '/' })));
    expect((await readFigures(figuresPort)).get('convoya_http_requests_total{kind="page",status="200"}')).toBe(before + 12);
  });

  it('sends traces to a collector: the request and its database statements, without values', async () => {
    const collector = await startCollector();
    const variables = { DATABASE_URL: database.url, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };
    const server = await start({ role: 'web', variables });
    const quote = await createMutations(server.port).requestQuote('bram@school.example');
    await ask(server.port, { host, path: `/my-quote/${quote.id}` });
    const asked = await vi.waitUntil(() => collector.spans().find(({ name }) => name === 'GET trip-page'), 10_000);
    expect(asked.attributes).toMatchObject({ 'http.route': 'trip-page', 'http.response.status_code': 200 });
    expect(asked.attributes).toHaveProperty('convoya.request_id');
    const beneath = collector.spans().filter(({ traceId, parentSpanId }) => traceId === asked.traceId && parentSpanId === asked.spanId);
    expect(beneath.map(({ name }) => name)).toContain('SELECT');
    const sent = collector.bodies.join('');
    for (const secret of [quote.id, quote.reference, 'bram@school']) expect(sent).not.toContain(secret);
    await collector.stop();
  });
});

const otlp = v.object({
  resourceSpans: v.array(
    v.object({
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string()),
              name: v.string(),
              attributes: v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Accepts OTLP's JSON over HTTP. */
async function startCollector() {
  const bodies: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => v.parse(otlp, JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        .flatMap(({ spans }) => spans)
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
