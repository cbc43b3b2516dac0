import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { join, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { EmbeddedDatabaseError } from '../src/db/embedded/server-error.ts';
import { startEmbeddedDatabase } from '../src/db/embedded/start-embedded-database.ts';
import { siteKeys } from '../src/domain/sites/keys.ts';
import { type Environment, EnvironmentError, parseEnvironment } from '../src/server/environment.ts';
import { closeOnSignals, report } from './dev/closings.ts';
import { createGenerations, type Generations } from './dev/generations.ts';
import { watchCode } from './dev/watch-code.ts';

/** `npm run dev`: all six sites with hot reload, on the same app that runs in production. A saved change shows on the next request. */
process.env.NODE_ENV = 'development';
const root = join(import.meta.dirname, '..');
const closings = closeOnSignals();
class PortInUseError extends Error {}

for (const mistake of ['uncaughtException', 'unhandledRejection'] as const) process.on(mistake, report);
try {
  const environment = parseEnvironment(process.env);
  await start(environment);
  const sites = siteKeys.map((key) => `  ${environment.addresses[key]}`).join('\n');
  const desk = environment.deskUrl === null ? '' : `  ${environment.deskUrl}\n`;
  process.stdout.write(`\nReady with hot reload:\n${sites}\n${desk}\n`);
} catch (error) {
  const isPlain = error instanceof EnvironmentError || error instanceof EmbeddedDatabaseError || error instanceof PortInUseError;
  report(isPlain ? error.message : error);
  await closings.end(1);
}

/** Opens the port first, so that a busy port is reported before anything else is opened. Requests before everything is ready wait. */
async function start(environment: Environment): Promise<void> {
  const { promise: answering, resolve: answer } = Promise.withResolvers<RequestListener>();
  const http = createHttpServer(async (request, response) => (await answering)(request, response));
  await listen(http, environment);
  const databaseUrl = environment.databaseUrl ?? (await openDatabase(environment.dataFolder));
  const onImport = () => vite.environments.client.hot.send({ type: 'full-reload' });
  const generations: Generations = createGenerations({ getVite: () => vite, getDeskVite: () => deskVite, root, databaseUrl, onImport });
  closings.add(() => generations.close());
  const vite = await openVite({ http, generations, dataFolder: environment.dataFolder });
  const deskVite = await openDeskVite({ generations, dataFolder: environment.dataFolder });
  closings.add(async () => {
    http.closeAllConnections();
    await Promise.all([vite.close(), deskVite.close()]);
  });
  await generations.load().catch(report);
  const listener = createListener(generations);
  answer((request, response) => {
    const files = isDesk(request, environment) ? deskVite : vite;
    if (isText(request.url)) void listener(request, response);
    else files.middlewares(request, response, () => void listener(request, response));
  });
}

async function listen(http: Server, { port, host }: Environment): Promise<void> {
  http.listen(port, host);
  await once(http, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PortInUseError(`Port ${port} is in use already: stop what listens there, or set PORT to another`);
  });
}

/** A database that survives each save, and is closed last. */
async function openDatabase(dataFolder: string): Promise<string> {
  const opening = startEmbeddedDatabase({ folder: join(dataFolder, 'postgres'), log: (message) => process.stdout.write(`${message}\n`) });
  closings.add(async () => (await opening).stop());
  return (await opening).url;
}

type ViteParts = { readonly http: Server; readonly generations: Generations; readonly dataFolder: string };

async function openVite({ http, generations, dataFolder }: ViteParts): Promise<ViteDevServer> {
  const unwatched = [dataFolder, join(root, 'build'), join(root, 'test-results')];
  return await createServer({
    root,
    mode: 'development',
    appType: 'custom',
    plugins: [watchCode({ root, generations })],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      allowedHosts: true,
      watch: { ignored: (path) => unwatched.some((folder) => path === folder || path.startsWith(`${folder}${sep}`)) },
    },
  });
}

/** The desk's files, which it serves separately from the sites'; its hot reload is a page reload. */
async function openDeskVite({ generations, dataFolder }: Omit<ViteParts, 'http'>): Promise<ViteDevServer> {
  return await createServer({
    configFile: join(root, 'src/desk/vite.config.ts'),
    mode: 'development',
    appType: 'custom',
    plugins: [watchCode({ root, generations })],
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      allowedHosts: true,
      fs: { allow: [root] },
      watch: { ignored: [`${dataFolder}/**`] },
    },
  });
}

function isDesk({ headers }: IncomingMessage, { deskUrl }: Environment): boolean {
  return deskUrl !== null && headers.host?.replace(/:\d+$/, '') === new URL(deskUrl).hostname;
}

/** Texts are requested by their file names, which Vite would serve unchanged, without their fallbacks. */
function isText(url = ''): boolean {
  return url.startsWith('/locales/') && !/[?&]import\b/.test(url);
}

function createListener(generations: Generations) {
  return getRequestListener(
    async (request, { outgoing }) => {
      const answer = await generations.fetch(request, new Promise((resolve) => outgoing.once('close', resolve)));
      // Texts and drawings in a browser's cache would hide a saved change.
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
    {
      errorHandler: (error) => {
        report(error);
        return new Response('The server failed; the terminal says where.', { status: 500 });
      },
    },
  );
}
