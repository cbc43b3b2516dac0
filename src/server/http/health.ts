import { Hono } from 'hono';
import type { Services } from '../services.ts';

/** `live`: the process answers. `ready`: the database answers too and the process is not closing. */
export function healthRoutes(services: Services, isClosing: () => boolean): Hono {
  const routes = new Hono();
  routes.get('/live', (c) => c.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get('/ready', async (c) => {
    const ready = !isClosing() && (await services.isDatabaseUp());
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return routes;
}
