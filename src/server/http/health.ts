import { Hono } from 'hono';
import type { Services } from '../services.ts';

/**
 * `live`: the process answers. `serving`: its content was read and it is not closing. Cached pages are there and forms keep what is typed,
 * whatever the database does; load balancers use it, because otherwise they would remove all processes at once. `ready`: the database
 * accepts writes.
 */
export function healthRoutes(services: Services, isClosing: () => boolean): Hono {
  const routes = new Hono();
  routes.get('/live', (c) => c.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get('/serving', (c) => {
    const serving = !isClosing() && services.content.isRead();
    return c.json({ status: serving ? 'serving' : 'not serving' }, serving ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  routes.get('/ready', async (c) => {
    const ready = !isClosing() && services.content.isRead() && (await services.isDatabaseUp());
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return routes;
}
