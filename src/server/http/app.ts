import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { lateScriptsPath, lateScriptsText } from '#site/head/late-scripts.ts';
import { describeError, redact } from '../log.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { Services } from '../services.ts';
import { createArtHandler } from './art.ts';
import { type Asset, answerAsset, answerSharePicture, createAsset, keptForADay, sendAsset } from './assets.ts';
import { answerBrowserError } from './browser-errors.ts';
import { comeAgainSoon } from './come-again.ts';
import { answerFaq } from './faq.ts';
import { healthRoutes } from './health.ts';
import { localeRoutes } from './locales.ts';
import { answerMeasured } from './measure.ts';
import { isOwnOrigin } from './origin-check.ts';
import { answerPaymentNotice } from './payment-notice.ts';
import { limitPosts } from './post-limit.ts';
import { answerReviews } from './reviews.ts';
import { securityHeaders } from './security-headers.ts';
import { seoRoutes } from './seo.ts';
import { answerTripFile } from './trip-files.ts';

const maximumBody = 64 * 1024;
const maximumAddress = 4_096;

export type AppParts = {
  readonly services: Services;
  readonly pages: PageHandler;
  /** Files of the browser build; in development Vite serves them and only the sites' manifests are here. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** True from SIGTERM on: new work goes to other processes. */
  readonly isClosing: () => boolean;
};

const lateScripts = createAsset(async () => Buffer.from(lateScriptsText), 'text/javascript; charset=utf-8');

/** The whole HTTP side as one fetch-standard app: health, files, texts, FAQ, GraphQL and the pages of all six sites. */
export function createApp(parts: AppParts): Hono {
  const { services } = parts;
  const refuseBusy = (request: Request) => parts.pages.refuse(request, 503);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // After the answer: a header set before is dropped where a handler answers with a Response of its own. A page's own policy stays.
    for (const [name, value] of Object.entries(securityHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.use(async (c, next) => (c.req.url.length > maximumAddress ? parts.pages.refuse(c.req.raw, 414) : next()));
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isOwnOrigin(c.req.raw.headers)) return c.text('Forbidden', 403);
    await next();
  });
  app.use(limitPosts(services.environment, (request) => parts.pages.refuse(request, 429)));
  app.use(
    bodyLimit({
      maxSize: maximumBody,
      onError: (c) => (c.req.path === '/graphql' ? c.text('Payload Too Large', 413) : parts.pages.refuse(c.req.raw, 413)),
    }),
  );
  app.route('/health', healthRoutes(services, parts.isClosing));
  app.route('/locales', localeRoutes(services));
  app.get('/api/faq', (c) => answerFaq(services, c));
  app.get('/api/reviews', (c) => answerReviews(services, c));
  app.post('/api/analytics', (c) => answerMeasured(services, c));
  app.post('/api/errors', (c) => answerBrowserError(services, c));
  app.all('/graphql', (c) =>
    services.gate.run(
      () => services.graphql(c.req.raw),
      () => comeAgainSoon(c, refuseBusy),
    ),
  );
  app.get('/assets/*', (c) => answerAsset(parts.assets, c));
  app.route('/', seoRoutes(services));
  app.get('/share/*', (c) => answerSharePicture(parts.assets, c));
  app.get(lateScriptsPath, (c) => sendAsset(c, lateScripts, c.req.query('v') === services.buildVersion ? {} : keptForADay));
  app.get('/favicon.svg', (c) => answerAsset(parts.assets, c, keptForADay));
  app.get('/art/*', createArtHandler(services));
  const { receivePaymentNotice } = services;
  if (receivePaymentNotice !== null) app.post('/payments/mollie', (c) => answerPaymentNotice(receivePaymentNotice, c));
  app.get('/:flow/:id/documents/:file', (c) =>
    services.gate.run(
      () => answerTripFile(services, c),
      () => comeAgainSoon(c, refuseBusy),
    ),
  );
  app.all('*', (c) => parts.pages.answer(c.req.raw, () => comeAgainSoon(c, refuseBusy)));
  app.onError((error, c) => {
    services.log.error({ ...describeError(error), path: redact(c.req.path) }, 'Unable to answer a request');
    return c.text('Internal Server Error', 500);
  });
  return app;
}
