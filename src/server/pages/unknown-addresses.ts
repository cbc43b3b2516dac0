import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostNames } from '#domain/sites/host.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { languageOfPath, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { Bytes } from '../compress.ts';
import { chooseEncoding, type Encoding, encodedBody } from '../http/encoding.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type CachedPage, freshFor } from './page-cache.ts';
import { keyOfAddress } from './page-kinds.ts';
import { cachedHeaders } from './send.ts';
import type { Visit } from './visit.ts';

export type UnknownAddresses = {
  /** Caches the not-found page for other addresses of the site. */
  remember(visit: Pick<Visit, 'site' | 'language'>, page: CachedPage): void;
  /** Answers an address without a page before anything else sees the request; false if it may have one, or cannot be answered yet. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

type Options = {
  readonly hostNames: HostNames;
  readonly version: () => number;
  readonly now: () => number;
  /** Whether an address has a page, apart from whether the trip of its key exists. */
  readonly isThere: (visit: Visit) => boolean;
  readonly isRedirected: (visit: Visit) => boolean;
};

type Sendable = { readonly headers: readonly string[]; readonly body: Bytes };
type Known = { readonly page: CachedPage; readonly sendables: Map<Encoding, Sendable> };

/** One spelling only: lower-case letters, digits and hyphens. Any other spelling may be redirected. */
const plainPath = /^(?:\/[a-z0-9-]+){1,3}$/;
/** A trip's address, its key with capitals, without any character that needs an escape. */
const keyedPath = /^(?:\/[\w-]+){2,3}$/;

/**
 * Answers requests for missing pages (bots try thousands of such addresses) at nearly the cost of a cached page. It only handles what it
 * understands completely: a plain path without a query at a configured host. A trip's address with a malformed key redirects to
 * `/trip-not-found`, as with an unknown key.
 */
export function createUnknownAddresses({ hostNames, version, now, isThere, isRedirected }: Options): UnknownAddresses {
  const sites = new Map(siteKeys.map((key) => [hostNames[key], key]));
  const known = new Map<string, Known>();

  function findSite({ headers }: IncomingMessage): SiteKey | null {
    const host = headers.host ?? '';
    const colon = host.indexOf(':');
    return sites.get(colon === -1 ? host : host.slice(0, colon)) ?? null;
  }

  /** The visit of a request; null if a cookie may decide its language. */
  function visitOf(key: SiteKey, request: IncomingMessage): Visit | null {
    const site = getSite(key);
    const path = request.url ?? '/';
    const pathLanguage = languageOfPath(site, path);
    if (pathLanguage === null && site.languages.length > 1 && request.headers.cookie !== undefined) return null;
    const language = pathLanguage ?? site.languages[0];
    return { site, language, path, typedPath: path, query: [], isSharedPath: pathLanguage === null, languageToStore: null, isData: false };
  }

  /** The visit of a request that may be for a missing page: never one with a possible key. */
  function understand(request: IncomingMessage): { readonly visit: Visit; readonly hasKey: boolean } | null {
    const { method, url = '/', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !wantsPage(headers)) return null;
    const key = keyedPath.test(url) ? keyOfAddress(url) : null;
    if (key === null ? !plainPath.test(url) : isTripKey(key)) return null;
    const site = findSite(request);
    const visit = site === null ? null : visitOf(site, request);
    return visit === null ? null : { visit, hasKey: key !== null };
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean {
    const found = known.get(`${visit.site.key} ${visit.language}`);
    if (found === undefined) return false;
    const { page } = found;
    if (page.contentVersion !== version() || now() - page.renderedAt > freshFor) return false;
    const { headers, body } = sendableOf(found, request.headers['accept-encoding']);
    response.writeHead(404, [...headers]).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  return {
    remember({ site, language }, page) {
      const key = `${site.key} ${language}`;
      if (known.get(key)?.page !== page) known.set(key, { page, sendables: new Map() });
    },
    answer(request, response) {
      const understood = understand(request);
      if (understood === null || isRedirected(understood.visit)) return false;
      const { visit, hasKey } = understood;
      if (!isThere(visit)) return sendNotFound(request, response, visit);
      return hasKey && sendTripNotFound(response, visit);
    },
  };
}

/** False for a picture, a script or a style: these get a short answer. */
function wantsPage({ accept, 'sec-fetch-dest': destination }: IncomingMessage['headers']): boolean {
  if (destination !== undefined && destination !== 'document') return false;
  return accept === undefined || accept.includes('text/html') || accept.startsWith('*/*');
}

/** As the page itself answers an unknown key (docs/specification.md#trip-not-found). */
function sendTripNotFound(response: ServerResponse, { site, language }: Visit): true {
  const headers = {
    ...securityHeaders,
    Location: pathTo({ site, language }, { page: 'trip-not-found' }),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    Vary: 'Accept-Encoding, Cookie',
  };
  response.writeHead(302, headers).end();
  return true;
}

function sendableOf({ page, sendables }: Known, accepted: string | string[] | undefined): Sendable {
  const encoding = chooseEncoding(String(accepted ?? ''), page.body);
  const made = sendables.get(encoding);
  if (made !== undefined) return made;
  const body = encodedBody(page.body, encoding);
  const headers = Object.entries({
    ...securityHeaders,
    ...cachedHeaders(page, { isSharedPath: true, isForEveryone: false }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  }).flat();
  const sendable = { headers, body };
  sendables.set(encoding, sendable);
  return sendable;
}
