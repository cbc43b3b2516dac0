import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApiContext } from './api-context.ts';
import { withPageClock } from './demo/clock/page-clock.ts';
import { createDesk, type DeskBuild, loadDeskBuild } from './desk/open-desk.ts';
import { createApp } from './http/app.ts';
import { type Asset, createAsset, listAssets, listBuiltFiles, listIcons } from './http/assets.ts';
import { namesOneHost } from './http/one-host.ts';
import { createRefusal, refuseUnread, refuseUnreadRequests } from './http/unread-requests.ts';
import { observeRequests } from './observing/observe-requests.ts';
import { createPageHandler, type PageHandler } from './pages/page-handler.ts';
import type { Resources } from './resources.ts';
import { createServices } from './services.ts';

export type WebServer = {
  /**
   * Drains first: each answer asks its client to reconnect elsewhere, and the load balancer sees that this process is closing. An idle
   * connection may just have been given its next request when it is closed, hence the wait. Then accepts no new connections and waits for
   * the answers in progress.
   */
  stop(): Promise<void>;
};

/** The port is already in use. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use already: stop what listens there, or set PORT to another`);
  }
}

/**
 * Milliseconds. The head of a request comes in one or two packets. Bodies have limits of their own (`http/read-body.ts`) below the one for
 * the whole request. An idle connection outlives those of proxies, so that the proxy ends it and no request is lost.
 */
const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
};

type WebParts = {
  readonly resources: Resources;
  readonly root: string;
  readonly isClosing: () => boolean;
  /** Where the desk's pages come from; by default the build's own folder. */
  readonly loadDesk?: (() => Promise<DeskBuild>) | undefined;
};

type WebApp = {
  /** The sites as one fetch-standard app. */
  readonly app: Hono;
  /** Called before the app: true if it answered. */
  readonly answerFirst: PageHandler['answerFromCache'];
  /** Ends answers that would otherwise continue as long as a client listens. */
  closeStreams(): Promise<void>;
};

export async function createWebApp({ resources, root, isClosing, loadDesk }: WebParts): Promise<WebApp> {
  const services = createServices(resources);
  const pages = createPageHandler(services, build);
  // In development Vite serves the files itself.
  const isBuilt = resources.environment.mode !== 'development';
  const assets = isBuilt ? await listAssets(join(root, 'build/client')) : new Map<string, Asset>();
  const icons = listIcons(join(root, isBuilt ? 'build/client' : 'public'));
  for (const { manifestPath, manifest } of pages.manifests) {
    assets.set(
      manifestPath,
      createAsset(() => manifest, 'text/javascript; charset=utf-8'),
    );
  }
  const desk = await openDesk({ resources, root, loadDesk });
  const app = createApp({ services, pages, assets, icons, isClosing, desk });
  const ownPaths = firstPartsOf(app);
  const answerFirst: WebApp['answerFirst'] = (request, response) =>
    pages.answerFromCache(request, response) || (!ownPaths.has(firstPartOf(request.url ?? '/')) && pages.answerUnknown(request, response));
  return { app, answerFirst, closeStreams: async () => await desk?.close() };
}

/** The first parts of the paths that the app answers beside its pages: `assets`, `graphql`. */
function firstPartsOf(app: Hono): ReadonlySet<string> {
  return new Set(app.routes.map(({ path }) => firstPartOf(path)).filter((part) => !/^$|[*:]/.test(part)));
}

function firstPartOf(path: string): string {
  const end = path.indexOf('/', 1);
  return path.slice(1, end === -1 ? undefined : end);
}

/** The desk beside the sites; null if this process does not serve it. */
async function openDesk({ resources, root, loadDesk = () => loadDeskBuild(root) }: Omit<WebParts, 'isClosing'>) {
  const { environment, log } = resources;
  const { deskUrl } = environment;
  if (deskUrl === null) return null;
  const isBuilt = environment.mode !== 'development';
  const built = isBuilt ? await listBuiltFiles(join(root, 'build/desk/client'), 'assets') : [];
  const assets = new Map(built);
  const { url: databaseUrl } = resources.database;
  const build = await loadDesk();
  const parts = { context: createApiContext(resources), documents: resources.documents.forVisitors };
  const desk = createDesk({ environment, deskUrl, databaseUrl, ...parts, log, build, assets });
  return { host: new URL(deskUrl).hostname, ...desk };
}

/**
 * Loads what the first price and the first page of a trip need: more than a second of work, which a first visitor would wait for. In turns of
 * its own, so that requests are answered in between.
 */
async function loadAhead(loads: Resources['geo']['loads']): Promise<void> {
  for (const load of loads) {
    await new Promise((resolve) => setImmediate(resolve));
    load();
  }
}

/** Serves the six sites on the configured port. */
export async function serveWeb({ resources, root }: Pick<WebParts, 'resources' | 'root'>): Promise<WebServer> {
  let isClosing = false;
  const { app, answerFirst, closeStreams } = await createWebApp({ resources, root, isClosing: () => isClosing });
  const { clock } = resources;
  const answer = getRequestListener(clock === null ? app.fetch : withPageClock(app.fetch, clock), { errorHandler: createRefusal });
  const server = createServer(
    // We refuse requests without a Host ourselves, with the headers of every answer.
    { ...connectionLimits, requireHostHeader: false },
    observeRequests(resources, (request, response) => {
      if (isClosing) response.shouldKeepAlive = false;
      if (!namesOneHost(request)) return refuseUnread(response, 400);
      return (clock === null && answerFirst(request, response)) || answer(request, response);
    }),
  );
  refuseUnreadRequests(server);
  const { port, host, drainSeconds } = resources.environment;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? new PortInUseError(port) : error));
    server.listen(port, host, resolve);
  });
  void loadAhead(resources.geo.loads);
  return {
    async stop() {
      isClosing = true;
      await closeStreams();
      await pause(drainSeconds * 1_000);
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      });
    },
  };
}
