import type { ServerBuild } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { findParameter } from '#domain/sites/query.ts';
import { findRedirect, type KnownContent } from '#domain/sites/redirects.ts';
import { atPublicAddress, readSent } from '../http/public-request.ts';
import type { Services } from '../services.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { findCarriedAddress } from './carried-campaign.ts';
import { createRefusals, type Refusals } from './error-pages.ts';
import { hasSubject } from './known-subject.ts';
import { createMissingData } from './missing-data.ts';
import { createPageCache } from './page-cache.ts';
import { isCacheable, isTripPage, keyOfAddress } from './page-kinds.ts';
import { renderForCache } from './render-for-cache.ts';
import { createRenderer } from './renderer.ts';
import { sendCached, sendRendered } from './send.ts';
import type { SiteBuild } from './site-build.ts';
import { createUnknownAddresses, type UnknownAddresses } from './unknown-addresses.ts';
import { languageOfOutage, parseVisit, type Visit } from './visit.ts';

/** Does work for one visitor if there is room, otherwise asks the visitor to come back. */
export type Admit = (work: () => Promise<Response>) => Promise<Response>;

export type PageHandler = Pick<Refusals, 'refuse' | 'putOff'> & {
  answer(request: Request, admit: Admit): Promise<Response>;
  /** Answers a content page from the cache, or reports that it cannot. */
  readonly answerFromCache: AnswerCache['answer'];
  /** Answers an address that no page has, or reports that it cannot. */
  readonly answerUnknown: UnknownAddresses['answer'];
  /** The manifests of the sites, to be served beside the files of the build. */
  readonly manifests: readonly SiteBuild[];
};

type Input = { readonly visit: Visit; readonly request: Request; readonly admit: Admit; readonly isThere: boolean };

/** Answers page requests of all six sites: finds site and language, redirects, and renders or takes from the page cache. */
export function createPageHandler(services: Services, build: ServerBuild): PageHandler {
  const { environment, content } = services;
  const renderer = createRenderer(services, build);
  const { render, routeOf, manifests } = renderer;
  const cache = createPageCache(Date.now, services.metrics.pageAsked);
  const answerCache = createAnswerCache({ version: content.version, now: Date.now, note: services.metrics.pageAsked });
  const unknownAddresses = createUnknownAddresses({
    hostNames: services.hostNames,
    version: content.version,
    now: Date.now,
    isThere,
    isRedirected(visit) {
      const redirect = findRedirect(visit, knownOf(visit));
      return redirect !== null && redirect !== 'not-found';
    },
  });
  const { refuse, refuseVisit, putOff } = createRefusals({ services, render, cache, noteMissing: unknownAddresses.remember });
  const answerMissing = createMissingData(services, renderer);

  async function answer(request: Request, admit: Admit): Promise<Response> {
    const visit = parseVisit(request, services);
    if (visit === null) return refuse(request, 400);
    if (!methods.includes(request.method)) return refuse(request, 405);
    const redirect = visit.isData ? null : findRedirect(visit, knownOf(visit));
    if (redirect !== null && redirect !== 'not-found') return sendRedirect(redirect, visit);
    const carried = findCarriedAddress(visit, request);
    if (carried !== null) return sendRedirect({ location: carried, status: 302 }, visit);
    const input = { visit, request, admit, isThere: redirect === null && isThere(visit) };
    return answerPreview(input) ?? answerPage(input);
  }

  /** Whether there is something to show. Checked before rendering, because the number of missing addresses is unlimited. */
  function isThere(visit: Visit): boolean {
    return routeOf(visit) !== null && hasSubject(visit, knownOf(visit));
  }

  async function answerPage({ visit, request, admit, isThere: isPage }: Input): Promise<Response> {
    const isRead = request.method !== 'POST';
    if (!isPage && !visit.isData) return refuseVisit(visit, request, isRead ? 404 : 405);
    if (!isPage && isRead) return answerMissing(visit, request);
    const isCached = isRead && environment.cachesPages && isCacheable(visit);
    if (!isCached) return admit(() => answerOne(visit, request));
    const key = [visit.site.key, visit.language, visit.path].join(' ');
    const page = await cache.getPage(key, content.version(), () => renderForCache({ services, render, visit, request }));
    answerCache.remember(request, visit, page);
    return sendCached({ visit, request, page });
  }

  /** The page with a draft, for the holder of its key; null if no preview was requested. */
  function answerPreview({ visit, request, admit, isThere: isPage }: Input): Promise<Response> | null {
    const key = request.method === 'POST' ? null : findParameter(visit.query, 'preview');
    return key === null || !isPage ? null : admit(() => showDraft(visit, request, key));
  }

  /** Not cached and not indexed. */
  async function showDraft(visit: Visit, request: Request, key: string): Promise<Response> {
    const preview = await services.previews(key);
    if (preview === null) return refuseVisit(visit, request, 404);
    const rendered = await render(visit, await atAddress(visit, request), { preview });
    const response = await sendRendered({ ...rendered, visit, request, environment });
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    response.headers.set('Referrer-Policy', 'no-referrer');
    return response;
  }

  function knownOf({ site, language }: Visit): KnownContent {
    return {
      locationSlugOf: (slug) => content.library().findLocationAddress({ site: site.key, language, slug }),
      caseStudySlugOf: (slug) => content.library().findCaseStudyAddress({ site: site.key, language, slug }),
    };
  }

  async function atAddress({ site }: Visit, request: Request): Promise<Request> {
    return atPublicAddress(request, environment.addresses[site.key], await readSent(request));
  }

  /** Whether the address has a key that no trip has: found before rendering, because anybody can try keys. */
  async function hasUnknownKey({ isData, query, path }: Visit, { method }: Request): Promise<boolean> {
    const key = method === 'GET' && !isData && query.length === 0 ? keyOfAddress(path) : null;
    return key !== null && !(await services.mayBeKeyOfTrip(key));
  }

  /** An answer for one visitor. */
  async function answerOne(visit: Visit, request: Request): Promise<Response> {
    if (await hasUnknownKey(visit, request))
      return sendRedirect({ location: pathTo(visit, { page: 'trip-not-found' }), status: 302 }, visit);
    const rendered = await render(visit, await atAddress(visit, request));
    const { response } = rendered;
    // A page that accepts no forms, or a body that is no form: the router answers it without the site around it.
    const isRefused = request.method === 'POST' && !visit.isData && (response.status === 400 || response.status === 405);
    if (isRefused) return refuseVisit(visit, request, response.status === 400 ? 400 : 405);
    // The trip's own language is not known while it cannot be looked up.
    const isTripAway = response.status === 503 && !visit.isData && request.method !== 'POST' && isTripPage(visit);
    if (isTripAway && languageOfOutage(visit, request) !== visit.language) return refuseVisit(visit, request, 'trip-away');
    return sendRendered({ ...rendered, visit, request, environment });
  }

  /** Content is not read yet: no page is called missing, and no form loses what was typed. */
  async function answerUnread(request: Request): Promise<Response> {
    return request.method === 'POST' ? putOff(request, 'busy') : refuse(request, 'away');
  }

  return {
    answer: (request, admit) => (content.isRead() ? answer(request, admit) : answerUnread(request)),
    refuse,
    putOff,
    answerFromCache: answerCache.answer,
    answerUnknown: unknownAddresses.answer,
    manifests,
  };
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST'];

function sendRedirect(redirect: { readonly location: string; readonly status: 301 | 302 }, visit: Visit): Response {
  const isForEveryone = redirect.status === 301 && visit.query.length === 0 && !isTripPage(visit);
  const headers = new Headers({
    Location: redirect.location,
    'Cache-Control': isForEveryone ? 'public, max-age=3600' : 'private, no-store',
  });
  // The address may hold the key to a trip.
  headers.set('Referrer-Policy', 'no-referrer');
  // On the Belgian site the cookie decides where a path leads that is the same in several languages.
  if (visit.isSharedPath) headers.set('Vary', 'Cookie');
  return new Response(null, { status: redirect.status, headers });
}
