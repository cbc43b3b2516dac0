import { type Context, Hono } from 'hono';
import type { Services } from '../services.ts';

/**
 * `live`: the process answers. `serving`: its content was read and it is not closing. With that, cached pages are available and forms keep
 * what is typed, whatever the database does. Load balancers use it, because otherwise they would remove all processes at once. `ready`: the
 * database accepts writes.
 */
export function healthRoutes(services: Services, isClosing: () => boolean): Hono {
  const routes = new Hono();
  const answer = (c: Context, isGood: boolean, [good, bad]: readonly [good: string, bad: string]) => {
    const status = isGood ? 200 : 503;
    return c.json({ status: isGood ? good : bad }, status, { 'Cache-Control': 'no-store', ...(isGood ? {} : { 'Retry-After': '5' }) });
  };
  routes.get('/live', (c) => c.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get('/serving', (c) => {
    return answer(c, !isClosing() && services.content.isRead(), ['serving', 'not serving']);
  });
  routes.get('/ready', async (c) => {
    return answer(c, !isClosing() && services.content.isRead() && (await services.isDatabaseUp()), ['ready', 'not ready']);
  });
  return routes;
}
