import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bytes } from '../compress.ts';
import { chooseEncoding, type Encoding, encodedBody } from '../http/encoding.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type CachedPage, freshFor, isComplete } from './page-cache.ts';
import { cachedHeaders } from './send.ts';
import type { Visit } from './visit.ts';

export type AnswerCache = {
  /** Caches the answer of a page that was just sent, if host and path alone determine it. */
  remember(request: Request, visit: Visit, page: CachedPage): void;
  /** Answers from the cache before anything else sees the request; false if it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

/** As Node accepts them: alternating names and values. */
type HeaderList = readonly string[];
type Sendable = { readonly whole: HeaderList; readonly unchanged: HeaderList; readonly body: Bytes };
type Known = { readonly page: CachedPage; readonly sendables: Map<Encoding, Sendable> };

type Options = { readonly version: () => number; readonly now: () => number; readonly note: (outcome: 'kept') => void };

/** Full addresses, including the host. Nonexistent ports and hosts cannot evict real ones. */
const mostKnown = 5_000;

/**
 * Caches answers of content pages by the exact text of the request, in front of the framework: headers and bytes that are the same for
 * everyone are sent as they are. An expired page, or one of older content, takes the normal way and is rendered again.
 */
export function createAnswerCache({ version, now, note }: Options): AnswerCache {
  const known = new Map<string, Known>();

  return {
    remember(request, { query, isSharedPath, languageToStore, isData, path, typedPath }, page) {
      const isOfPathAlone = query.length === 0 && !isSharedPath && languageToStore === null && !isData && path === typedPath;
      if (!isOfPathAlone || !isComplete(page) || request.url.includes('?')) return;
      const key = `${request.headers.get('host')} ${path}`;
      if (known.get(key)?.page === page || (known.size >= mostKnown && !known.has(key))) return;
      known.set(key, { page, sendables: new Map() });
    },
    answer(request, response) {
      const { method, url, headers } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const found = known.get(`${headers.host} ${withoutIdleQuery(url ?? '')}`);
      if (found === undefined) return false;
      const { page } = found;
      if (page.contentVersion !== version() || now() - page.renderedAt > freshFor) return false;
      const { whole, unchanged, body } = sendableOf(found, headers['accept-encoding']);
      note('kept');
      if (headers['if-none-match']?.includes(page.body.etag)) response.writeHead(304, [...unchanged]).end();
      else response.writeHead(200, [...whole]).end(method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

/** Parameters that decide which page is sent, or to whom (docs/specification.md#language, #internal-names). */
const decisiveNames: readonly string[] = ['lng', 'preview', 'slug', 'quoteId', 'bookingId'];

/**
 * The address without a query that does not affect a content page, such as campaign parameters, which scripts read. An address stays as it
 * is if its query has a name that matters, or a name with escapes.
 */
function withoutIdleQuery(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const names = url
    .slice(start + 1)
    .split('&')
    .map((part) => part.split('=', 1)[0] ?? '');
  return names.some((name) => decisiveNames.includes(name) || /[%+]/.test(name)) ? url : url.slice(0, start);
}

function sendableOf({ page, sendables }: Known, accepted: string | string[] | undefined): Sendable {
  const encoding = chooseEncoding(String(accepted ?? ''), page.body);
  const made = sendables.get(encoding);
  if (made !== undefined) return made;
  const body = encodedBody(page.body, encoding);
  const unchanged = Object.entries({ ...securityHeaders, ...cachedHeaders(page, { isSharedPath: false, isForEveryone: true }) }).flat();
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const sendable = { unchanged, whole: [...unchanged, ...encoded, 'Content-Length', String(body.length)], body };
  sendables.set(encoding, sendable);
  return sendable;
}
