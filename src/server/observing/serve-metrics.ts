import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Environment, MetricsSettings } from '../environment.ts';
import { describeError, type Logger } from '../log.ts';
import type { PulseRead } from '../worker/pulse.ts';

type Page = { readonly contentType: string; readonly text: string };
type Read = () => Promise<Page>;

/**
 * Serves `/metrics`, and `/health/live` for probes that have no other port to ask, on a port of its own, for networks that visitors do not reach; answers how to stop. Where it cannot listen the start
 * fails.
 */
export async function serveMetrics({ environment: { metrics, host }, log, read, readPulse }: MetricsServing): Promise<() => void> {
  if (metrics === null || metrics.port === null) return () => undefined;
  const { port } = metrics;
  const server = createServer((request, response) => void answer(request, response, { metrics, log, read, readPulse }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

type Served = {
  readonly log: Logger;
  readonly read: Read;
  /** Of the worker: what it last did. A process without one lives as long as it answers. */
  readonly readPulse?: (() => PulseRead) | undefined;
};
type MetricsServing = Served & { readonly environment: Pick<Environment, 'metrics' | 'host'> };
type Answering = Served & { readonly metrics: MetricsSettings };

async function answer(request: IncomingMessage, response: ServerResponse, { metrics, log, read, readPulse }: Answering): Promise<void> {
  if (request.url === '/health/live') return answerLive(response, readPulse?.() ?? null);
  if (request.url !== '/metrics') return void response.writeHead(404).end();
  if (!mayRead(metrics, request.headers.authorization)) return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
  try {
    const { contentType, text } = await read();
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  } catch (error) {
    log.error(describeError(error), 'Unable to read the figures');
    response.writeHead(500).end();
  }
}

/** Without a token: a probe has none, and the answer says nothing about anybody. */
function answerLive(response: ServerResponse, pulse: PulseRead | null): void {
  const isAlive = pulse?.isAlive ?? true;
  response.writeHead(isAlive ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: isAlive ? 'live' : 'stuck', ...(pulse === null ? {} : { secondsSince: pulse.ages }) }));
}

/** Whether the request has the token, if one is required. */
export function mayRead({ token }: Pick<MetricsSettings, 'token'>, authorization: string | undefined): boolean {
  if (token === null) return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
