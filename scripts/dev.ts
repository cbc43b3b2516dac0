import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { siteKeys } from '../src/domain/sites/keys.ts';

/** `npm run dev`: all six sites with hot reload, on the same app that runs in production. Server code is loaded anew when it changes. */
process.env.NODE_ENV = 'development';
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const http = createHttpServer();
const vite = await createServer({
  root,
  mode: 'development',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
});
// The schema is built by modules that add to one builder: run again one by one they would add twice.
vite.watcher.on('change', (file) => {
  if (file.includes('/src/api/')) vite.environments.ssr.moduleGraph.invalidateAll();
});
const loadMain = () => vite.ssrLoadModule('/src/server/main.ts');
const resources = await (await loadMain()).openDevelopment({ root });

type App = { fetch: (request: Request) => Response | Promise<Response> };
const apps = new WeakMap<object, Promise<App>>();

/** The app of the code as it stands: Vite gives another function once any module beneath it has changed. */
async function findApp(): Promise<App> {
  const { createWebApp } = await loadMain();
  const known = apps.get(createWebApp);
  if (known !== undefined) return known;
  const app: Promise<App> = createWebApp({ resources, root, isClosing: () => false });
  apps.set(createWebApp, app);
  return app;
}

const listener = getRequestListener(async (request) => (await findApp()).fetch(request), {
  errorHandler: (error) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return new Response('The server failed; the terminal says where.', { status: 500 });
  },
});
http.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)));
http.listen(port, () =>
  process.stdout.write(`\nReady with hot reload:\n${siteKeys.map((key) => `  http://${key}.localhost:${port}`).join('\n')}\n\n`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    http.closeAllConnections();
    await vite.close();
    await resources.close();
    process.exit(0);
  });
}
