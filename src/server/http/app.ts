import { type Context, Hono } from 'hono';
import { writeOperationsPage } from '#api/run/operations-page.ts';
import { formatSchema, schema } from '#api/schema.ts';
import { isPassing } from '#db/engine/database-errors.ts';
import { readPhotoPath } from '#domain/sites/pictures.ts';
import { lateScriptsPath, lateScriptsText } from '#site/delivery/late-scripts.ts';
import { describeError, redact } from '../log.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import { PdfsAway } from '../pdfs/pdfs.ts';
import { findRequestId } from '../request-id.ts';
import type { Services } from '../services.ts';
import { createAdmission } from './admission.ts';
import { answerApi } from './agency-door.ts';
import { answerMeasured } from './analytics-event.ts';
import { createArtHandler } from './art.ts';
import { type Asset, answerAsset, answerSharePicture, cachedForADay, createAsset, sendAsset } from './assets.ts';
import { answerFaq, answerReviews } from './async-blocks.ts';
import { readBodies } from './bodies.ts';
import { bookingWorker, bookingWorkerHeaders, bookingWorkerPath } from './booking-app.ts';
import { answerBrowserError } from './browser-errors.ts';
import { healthRoutes } from './health.ts';
import { localeRoutes } from './locales.ts';
import { answerMailNotice, mailNoticePath } from './mail-notice.ts';
import { createMapHandler } from './maps.ts';
import { metricsRoute } from './metrics-route.ts';
import { nameRequests } from './name-requests.ts';
import { isOwnOrigin, listPublicOrigins } from './origin-check.ts';
import { answerPaymentNotice } from './payment-notice.ts';
import { createPictureHandler } from './pictures.ts';
import { limitPosts } from './post-limit.ts';
import { type BodyLimits, bankFileLimits, bodyLimits, fileLimits, mailLimits, pictureLimits, unitFileLimits } from './read-body.ts';
import { comeAgain } from './retry-after.ts';
import { securityHeaders } from './security-headers.ts';
import { seoRoutes } from './seo.ts';
import { answerTripFile } from './trip-files.ts';
import { noticeUnbelievedProxy } from './unbelieved-proxy.ts';
import { shortRefusals } from './wants-page.ts';
import { wellKnownRoutes } from './well-known.ts';

const maximumAddress = 4_096;

export type AppParts = {
  readonly services: Services;
  readonly pages: PageHandler;
  /** Files of the browser build. In development Vite serves them, and only the sites' manifests are here. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** The icons that programs ask for by name at every host. */
  readonly icons: ReadonlyMap<string, Asset>;
  /** Our own people's desk, and the host that it answers on; null where this process leaves it out. */
  readonly desk: { readonly host: string; readonly app: Hono; readonly isSignedIn: (c: Context) => Promise<boolean> } | null;
  /** True from SIGTERM on: new work goes to other processes. */
  readonly isClosing: () => boolean;
};

// In development only; a build has it minified among its files (scripts/finish-build.ts).
const lateScripts = createAsset(() => lateScriptsText, 'text/javascript; charset=utf-8');

const apiSchema = createAsset(() => formatSchema(schema), 'text/plain; charset=utf-8');

/** The whole HTTP side as one fetch-standard app: health, files, texts, FAQ, GraphQL and the pages of all six sites. */
export function createApp(parts: AppParts): Hono {
  const { services } = parts;
  const { pages } = parts;
  const { trustedProxies, requestsOfVisitor: mostOfVisitor } = services.environment;
  const admit = createAdmission({ loadShedder: services.loadShedder, mostOfVisitor, trustedProxies, putOff: pages.putOff });
  const publicOrigins = listPublicOrigins(services.environment);
  const app = new Hono();
  app.use(nameRequests({ trustedProxies }));
  app.use(async (c, next) => {
    await next();
    // Set after the answer: an earlier header is dropped when a handler returns its own Response. A page's own policy stays.
    for (const [name, value] of Object.entries(securityHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // An answer that is opened by its address is a file, never a page.
    if (isOfApi(c) && c.res.headers.get('content-type')?.startsWith('application/json'))
      c.res.headers.set('Content-Disposition', 'attachment; filename="api.json"');
    // The framework sends UTF-8 without declaring it.
    if (c.res.headers.get('content-type') === 'text/x-script') c.res.headers.set('Content-Type', 'text/x-script; charset=utf-8');
  });
  app.use(shortRefusals());
  app.use(noticeUnbelievedProxy({ trustedProxies, log: services.log }));
  app.use(async (c, next) => (c.req.url.length > maximumAddress ? pages.refuse(c.req.raw, 414) : next()));
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isOwnOrigin(c.req.raw.headers, publicOrigins))
      return c.text('Forbidden', 403, { 'Cache-Control': 'no-store' });
    await next();
  });
  const limitsOf = (c: Context) => limitsOfForm(parts, c);
  app.use(readBodies({ mostOfVisitor, trustedProxies, limitsOf, refuse: (c, status) => refuseBody(pages, c, status) }));
  app.use(limitPosts(services.environment, pages.putOff));
  app.route('/health', healthRoutes(services, parts.isClosing));
  app.use(metricsRoute(services));
  const [answerPicture, answerMap] = [createPictureHandler(services), createMapHandler(services)];
  // Before the desk, which offers them for choosing.
  app.get('/art/maps/*', (c) => admit(c, () => answerMap(c)));
  app.get('/art/*', createArtHandler(services));
  app.get('/pictures/:file', (c) => admit(c, () => answerPicture(c)));
  const { desk } = parts;
  app.route('/', wellKnownRoutes(services, { icons: parts.icons, deskHost: desk?.host ?? null }));
  if (desk !== null) {
    app.use(async (c, next) => (hostOf(c) === desk.host ? admit(c, async () => await desk.app.fetch(c.req.raw)) : next()));
  }
  app.route('/locales', localeRoutes(services));
  app.get('/api/faq', (c) => admit(c, () => answerFaq(services, c)));
  app.get('/api/reviews', (c) => admit(c, () => answerReviews(services, c)));
  app.post('/api/analytics', (c) => answerMeasured(services, c));
  app.post('/api/errors', (c) => answerBrowserError(services, c));
  app.get('/graphql/schema.graphql', (c) => sendAsset(c, apiSchema, cachedForADay));
  app.all('/graphql', (c) =>
    isOpenedInDevelopment(services, c) ? c.html(writeOperationsPage(schema)) : admit(c, () => answerApi(services, c)),
  );
  app.get('/assets/*', (c) => answerAsset(parts.assets, c));
  app.route('/', seoRoutes(services));
  app.get('/share/*', (c) => (readPhotoPath(c.req.path) === null ? answerSharePicture(parts.assets, c) : admit(c, () => answerPicture(c))));
  app.get(lateScriptsPath, (c) =>
    sendAsset(c, parts.assets.get(lateScriptsPath) ?? lateScripts, c.req.query('v') === services.buildVersion ? {} : cachedForADay),
  );
  const { receivePaymentNotice } = services;
  if (receivePaymentNotice !== null) app.post('/payments/mollie', (c) => answerPaymentNotice(receivePaymentNotice, c));
  const { receiveMailNotice } = services;
  if (receiveMailNotice !== null) app.post(mailNoticePath, (c) => answerMailNotice(receiveMailNotice, c));
  app.get(bookingWorkerPath, (c) => sendAsset(c, bookingWorker, bookingWorkerHeaders));
  app.get('/:flow/:id/documents/:file', (c) => answerTripFile(services, c, admit));
  app.all('*', (c) => pages.answer(c.req.raw, (work) => admit(c, work)));
  app.onError((error, c) => answerFailure(parts, c, error));
  return app;
}

/**
 * A bank file, the file of a driver card or a vehicle unit, a price table, page texts or a picture. Only people signed in at the desk may send this much, and the session
 * is checked before the body is read: nobody else's body is read to its end.
 */
async function limitsOfForm({ desk, services }: AppParts, c: Context): Promise<BodyLimits> {
  if (c.req.path === mailNoticePath && services.receiveMailNotice !== null) return mailLimits;
  if (desk === null || hostOf(c) !== desk.host) return bodyLimits;
  const limits = findLimits(c.req.path);
  return limits !== bodyLimits && (await desk.isSignedIn(c)) ? limits : bodyLimits;
}

function findLimits(path: string): BodyLimits {
  if (/^\/pictures(?:\.data)?$/.test(path)) return pictureLimits;
  if (/^\/payments(?:\.data)?$/.test(path)) return bankFileLimits;
  if (/^\/fleet\/vehicles\//.test(path)) return unitFileLimits;
  return /^\/(?:rates\/draft\/|drivers\/|pages\/)/.test(path) ? fileLimits : bodyLimits;
}

/** Somebody opens the address of the API in a browser, and asks it for nothing. */
function isOpenedInDevelopment({ environment }: Services, c: Context): boolean {
  const isPage = c.req.method === 'GET' && /\btext\/html\b/.test(c.req.header('accept') ?? '');
  return environment.mode === 'development' && isPage && new URL(c.req.url).search === '';
}

function isOfApi(c: Context): boolean {
  return c.req.path === '/graphql' || c.req.path.startsWith('/api/');
}

function hostOf(c: Context): string {
  return (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** A request that failed because something is temporarily away may be retried; anything else is a fault of ours. */
async function answerFailure({ services, pages }: AppParts, c: Context, error: Error): Promise<Response> {
  if (error instanceof PdfsAway) return comeAgain(c, { reason: 'busy', wait: 5, message: error.message }, pages.putOff);
  services.log.error({ ...describeError(error), path: redact(c.req.path) }, 'Unable to answer a request');
  return isPassing(error)
    ? pages.refuse(c.req.raw, 'trip-away')
    : c.text(['Internal Server Error', findRequestId().requestId ?? ''].join(' ').trim(), 500);
}

const shortNames = { 400: 'Bad Request', 408: 'Request Timeout', 413: 'Payload Too Large' } as const;

/** A body that was not read to its end; we stop listening to its sender. */
async function refuseBody(pages: PageHandler, c: Context, status: 400 | 408 | 413): Promise<Response> {
  const answer = !isOfApi(c) ? await pages.refuse(c.req.raw, status) : c.text(shortNames[status], status);
  answer.headers.set('Connection', 'close');
  return answer;
}
