import type { ApiClient } from '#site/api/api-client.ts';
import type { Refusal } from '#site/request-context.ts';
import { atPublicAddress, readSent } from '../http/public-request.ts';
import type { Services } from '../services.ts';
import { showRequestId } from '../show-request-id.ts';
import type { createPageCache } from './page-cache.ts';
import { renderForCache } from './render-for-cache.ts';
import type { Renderer } from './renderer.ts';
import { readFields, withFields } from './resend.ts';
import { sendCached, sendHtml, sendRendered } from './send.ts';
import type { UnknownAddresses } from './unknown-addresses.ts';
import { languageOfOutage, parseVisit, type Visit } from './visit.ts';

type RefusalParts = {
  readonly services: Services;
  readonly render: Renderer['render'];
  readonly cache: ReturnType<typeof createPageCache>;
  /** Called with the page of each 404, which is the same for all addresses of a site and language. */
  readonly noteMissing: UnknownAddresses['remember'];
};

/** `404`: the site has no page there. */
export type Answered = Refusal | 404;

export type Refusals = {
  /** Tells the visitor within the site, in the visitor's language, that a request cannot be answered, or not now. */
  refuse(request: Request, reason: Answered): Promise<Response>;
  /** The same for a visit that was already parsed. */
  refuseVisit(visit: Visit, request: Request, reason: Answered): Promise<Response>;
  /** Asks the visitor to come back later, keeping what was typed. */
  putOff(request: Request, reason: 429 | 'busy'): Promise<Response>;
};

/** Each refusal is one cached page per site and language, so that wrong or too many requests do not cost a page each time. */
export function createRefusals({ services, render, cache, noteMissing }: RefusalParts): Refusals {
  const { environment, content } = services;

  function getCached(visit: Visit, reason: Answered) {
    const key = [visit.site.key, visit.language, reason].join(' ');
    const refusal = reason === 404 ? null : reason;
    const request = new Request(environment.addresses[visit.site.key]);
    return cache.getPage(key, content.version(), async () => ({
      ...(await renderForCache({ services, render, visit, request, refusal })),
      status: 200,
      isWhole: true,
    }));
  }

  async function refuseVisit(visit: Visit, request: Request, reason: Answered): Promise<Response> {
    const language = statusOf(reason) === 503 ? languageOfOutage(visit, request) : visit.language;
    const at = { ...visit, language, path: nowhere, query: [], isSharedPath: true, languageToStore: null, isData: false };
    const cached = await getCached(at, reason);
    if (reason === 404) noteMissing(at, cached);
    const page = { ...cached, status: statusOf(reason) };
    // An overload page must cost nothing, so the cached page is sent as it is.
    const isFault = reason === 'away' || reason === 'trip-away';
    const answer = isFault
      ? sendHtml({
          html: showRequestId(new TextDecoder().decode(cached.body.identity), language),
          request,
          status: page.status,
          environment,
        })
      : sendCached({ visit: at, request, page });
    if (reason === 405) answer.headers.set('Allow', 'GET, HEAD');
    return withoutTraces(answer);
  }

  async function refuse(request: Request, reason: Answered): Promise<Response> {
    const visit = parseVisit(request, services) ?? parseVisit(withPath(request, nowhere), services);
    return visit === null ? new Response(null, { status: statusOf(reason) }) : refuseVisit(visit, request, reason);
  }

  async function putOff(request: Request, reason: 429 | 'busy'): Promise<Response> {
    const visit = parseVisit(request, services);
    if (visit?.isData) return request.method === 'POST' ? answerAway(visit, request) : new Response('busy', { status: statusOf(reason) });
    const fields = await readFields(request);
    if (visit === null || fields.length === 0) return refuse(request, reason);
    const { body } = await getCached({ ...visit, path: nowhere, isSharedPath: true }, reason);
    const html = showRequestId(withFields(new TextDecoder().decode(body.identity), fields), visit.language);
    return withoutTraces(sendHtml({ html, request, status: statusOf(reason), environment }));
  }

  /** The answer to a form's script while our side is away: everything that was typed, to be sent again. */
  async function answerAway(visit: Visit, request: Request): Promise<Response> {
    const rendered = await render(visit, atPublicAddress(request, environment.addresses[visit.site.key], await readSent(request)), {
      preview: { api: awayApi },
      isQuiet: true,
    });
    return sendRendered({ ...rendered, visit, request, environment });
  }

  return { refuse, refuseVisit, putOff };
}

/** A path that no site has. */
const nowhere = '/-';

class Away extends Error {
  readonly code = 'unavailable';
}

const awayApi: ApiClient = { execute: () => Promise.reject(new Away('not now')) };

function statusOf(reason: Answered): number {
  return typeof reason === 'string' ? 503 : reason;
}

/** Without its body and its path. */
function withPath(request: Request, path: string): Request {
  return new Request(new URL(path, new URL(request.url).origin), { headers: request.headers });
}

/** The address may be that of a trip, whatever the page is. */
function withoutTraces(answer: Response): Response {
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return answer;
}
