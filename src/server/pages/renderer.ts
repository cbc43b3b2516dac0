import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { mapSites } from '#domain/sites/keys.ts';
import { codeOfFailure } from '#site/api/api-client.ts';
import { createServerTexts, type MissingText } from '#site/i18n/server.ts';
import { deliveryContext, type PageRequest, pageRequestContext, type Refusal } from '#site/request-context.ts';
import { describeError, redact } from '../log.ts';
import type { Services } from '../services.ts';
import { createRouteFinder } from './known-routes.ts';
import type { Preview } from './previews.ts';
import { buildForSite, type SiteBuild } from './site-build.ts';
import { textsVersionOf } from './texts-version.ts';
import type { Visit } from './visit.ts';

/** The router's answer: a page's text beside its response, any other body within it. */
export type Rendered = {
  readonly response: Response;
  readonly html: string | null;
  /** False if an optional part failed: the page is shown, and nobody caches it. */
  readonly isWhole: boolean;
};

type RenderOptions = {
  /** Why the request cannot be answered as it is. */
  readonly refusal?: Refusal | null;
  /** What replaces the published content. */
  readonly preview?: Preview;
  /** Where expected failures are reported. */
  readonly isQuiet?: boolean;
};

export type Renderer = {
  render(visit: Visit, request: Request, options?: RenderOptions): Promise<Rendered>;
  /** The page at the path, which may still have nothing to show; null if there is none. */
  routeOf(visit: Pick<Visit, 'site' | 'path'>): string | null;
  /** The manifests of the sites, to be served beside the files of the build. */
  readonly manifests: readonly SiteBuild[];
};

/** Renders the pages of all six sites, each from its own part of the build. */
export function createRenderer(services: Services, build: ServerBuild): Renderer {
  const sites = mapSites((key) => {
    const part = buildForSite(build, key);
    return { part, handle: createRequestHandler(part.build, services.environment.mode), routeOf: createRouteFinder(part.build.routes) };
  });
  const textsOf = createServerTexts((missing) => collectMissing(services, missing));

  async function render(visit: Visit, request: Request, options: RenderOptions = {}): Promise<Rendered> {
    const { handle } = sites[visit.site.key];
    let html: string | null = null;
    let isAway = false;
    let isWhole = true;
    const context = new RouterContextProvider();
    const described = describeRequest(services, visit, options);
    const reportError: PageRequest['reportError'] = (error, message) => {
      isWhole = false;
      isAway ||= codeOfFailure(error) === 'unavailable';
      described.reportError(error, message);
    };
    context.set(pageRequestContext, { ...described, reportError, texts: (options.preview?.textsOf ?? textsOf)(visit.language) });
    context.set(deliveryContext, (delivered) => {
      html = delivered;
    });
    const response = await handle(request, context);
    // The router treats anything thrown as an error; an unreachable database is none.
    return { response: isAway && response.status === 500 ? withStatus(response, 503) : response, html, isWhole };
  }

  return {
    render,
    routeOf: ({ site, path }) => sites[site.key].routeOf(path),
    manifests: Object.values(sites).map(({ part }) => part),
  };
}

function describeRequest(
  services: Services,
  visit: Visit,
  { refusal = null, preview, isQuiet = false }: RenderOptions,
): Omit<PageRequest, 'texts'> {
  return {
    site: visit.site.key,
    language: visit.language,
    addresses: services.environment.addresses,
    api: preview?.api ?? services.api,
    now: new Date().toISOString(),
    buildVersion: services.buildVersion,
    isWholePage: !visit.isData,
    textsVersion: preview?.textsVersion ?? textsVersionOf(services),
    refusal,
    fontStylesheetUrl: services.environment.fontStylesheetUrl,
    hasAnalytics: services.environment.analytics !== null,
    reportsBrowserErrors: services.environment.errorService !== null,
    collectsMissingTexts: services.environment.savesMissingTranslations,
    reportError: (error, message = 'Unable to render a page') => {
      if (!isQuiet) services.log.error({ ...describeError(error), path: redact(visit.path), site: visit.site.key }, message);
    },
  };
}

/** A key without a text that a server-rendered page used, collected for a translator like those of browsers. */
function collectMissing({ environment, missingTexts, log }: Services, { language, namespace, key }: MissingText): void {
  if (!environment.savesMissingTranslations) return;
  missingTexts
    .add({ language, namespace, keys: { [key]: key } })
    .catch((error: unknown) => log.error(describeError(error), 'Unable to keep a missing text'));
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}
