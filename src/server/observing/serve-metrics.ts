import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Environment, MetricsSettings } from '../environment.ts';
import { describeError, type Logger } from '../log.ts';

type Page = { readonly contentType: string; readonly text: string };
type Read = () => Promise<Page>;

/**
 * Serves `/metrics` on a separate port, for networks that visitors do not reach; returns a function that stops it. The start fails if it
 * cannot listen.
 */
export async function serveMetrics({ environment: { metrics, host }, log, read }: MetricsServing): Promise<() => void> {
  if (metrics === null || metrics.port === null) return () => undefined;
  const { port } = metrics;
  const server = createServer((request, response) => void answer(request, response, { metrics, log, read }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

type MetricsServing = { readonly environment: Pick<Environment, 'metrics' | 'host'>; readonly log: Logger; readonly read: Read };
type Answering = { readonly metrics: MetricsSettings; readonly log: Logger; readonly read: Read };

async function answer(request: IncomingMessage, response: ServerResponse, { metrics, log, read }: Answering): Promise<void> {
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

/** Whether the request has the token, if one is required. */
export function mayRead({ token }: Pick<MetricsSettings, 'token'>, authorization: string | undefined): boolean {
  if (token === null) return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
