import type { ServerBuild } from 'react-router';
import { findRedirect, type KnownContent } from '#domain/sites/redirects.ts';
import type { Services } from '../services.ts';
import { findCarriedAddress } from './carried-campaign.ts';
import { createPageCache } from './page-cache.ts';
import { isCacheable, isTripPage } from './page-kinds.ts';
import { createRefusals } from './refusals.ts';
import { renderToKeep } from './render-to-keep.ts';
import { createRenderer, type Refusal } from './renderer.ts';
import { sendCached, sendRendered } from './send.ts';
import type { SiteBuild } from './site-build.ts';
import { parseVisit, type Visit } from './visit.ts';

export type PageHandler = {
  /** `refuseBusy`: what is answered where the page would have to be made and too much is being made already. */
  answer(request: Request, refuseBusy: () => Promise<Response>): Promise<Response>;
  /** Says within the site, in the visitor's language, that a request cannot be answered as it is, or not now. */
  refuse(request: Request, status: Refusal | 503): Promise<Response>;
  /** The manifests of the sites, to be served beside the files of the build. */
  readonly manifests: readonly SiteBuild[];
};

/** Answers page requests of all six sites: finds site and language, redirects, and renders or takes from the page cache. */
export function createPageHandler(services: Services, build: ServerBuild): PageHandler {
  const { environment, content } = services;
  const { render, manifests } = createRenderer(services, build);
  const cache = createPageCache(Date.now);
  const refuse = createRefusals({ services, render, cache });

  async function answer(request: Request, refuseBusy: () => Promise<Response>): Promise<Response> {
    const visit = parseVisit(request, services);
    if (visit === null) return refuse(request, 400);
    if (!methods.includes(request.method)) return refuse(request, 405);
    const redirect = visit.isData ? null : findRedirect(visit, knownOf(visit));
    if (redirect !== null && redirect !== 'not-found') return sendRedirect(redirect, visit);
    const carried = findCarriedAddress(visit, request);
    if (carried !== null) return sendRedirect({ location: carried, status: 302 }, visit);
    const isKept = request.method !== 'POST' && environment.keepsPages && isCacheable(visit) && redirect === null;
    if (!isKept) return services.gate.run(() => answerOne(visit, request), refuseBusy);
    const key = [visit.site.key, visit.language, visit.path].join(' ');
    return sendCached({
      visit,
      request,
      page: await cache.getPage(key, content.version(), () => renderToKeep({ services, render, visit, request })),
    });
  }

  function knownOf({ site, language }: Visit): KnownContent {
    return {
      locationSlugOf: (slug) => content.library().findLocationAddress({ site: site.key, language, slug }),
      caseStudySlugOf: (slug) => content.library().findCaseStudyAddress({ site: site.key, language, slug }),
    };
  }

  /** An answer for one visitor. */
  async function answerOne(visit: Visit, request: Request): Promise<Response> {
    const rendered = await render(visit, withoutOrigin(request));
    const { response } = rendered;
    // A page that takes no forms, or what is no form: the router answers that without the site around it.
    const isRefused = request.method === 'POST' && !visit.isData && (response.status === 400 || response.status === 405);
    if (isRefused) return refuse(request, response.status === 400 ? 400 : 405);
    return sendRendered({ ...rendered, visit, request, environment });
  }

  return { answer, refuse, manifests };
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
  // On the Belgian site the cookie decides where an address leads that no language alone has.
  if (visit.isSharedPath) headers.set('Vary', 'Cookie');
  return new Response(null, { status: redirect.status, headers });
}

/**
 * Our own check has passed already; React Router's would refuse the Origin `null` that a form on a `no-referrer` page sends, and the
 * origin of a site behind a proxy that ends TLS.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}
