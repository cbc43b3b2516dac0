import type { Context, Next } from 'hono';
import { mayRead } from '../observing/serve-metrics.ts';
import type { Services } from '../services.ts';

/**
 * `/metrics` on the port of the sites, for clients with the token. If metrics have a port of their own, or are off, the address does not
 * exist.
 */
export function metricsRoute({ environment: { metrics: settings }, metrics }: Pick<Services, 'environment' | 'metrics'>) {
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    if (c.req.path !== '/metrics' || settings === null || settings.port !== null) {
      await next();
      return undefined;
    }
    if (!mayRead(settings, c.req.header('authorization'))) return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  };
}
