import { formatLanguageCookie } from '#site/i18n/language-cookie.ts';
import { type Bytes, compressOnce } from '../compress.ts';
import type { Environment } from '../environment.ts';
import { chooseEncoding, chooseLightEncoding, encodedBody } from '../http/encoding.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { showRequestId } from '../show-request-id.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { type CachedPage, isComplete } from './page-cache.ts';
import { isSameForEveryone, isTripPage } from './page-kinds.ts';
import type { Rendered } from './renderer.ts';
import type { Visit } from './visit.ts';

const forEveryone = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const forOneVisitor = 'private, no-store';

/** Sends a cached page, or 304 if the visitor has it. */
export function sendCached({
  visit,
  request,
  page,
}: {
  readonly visit: Visit;
  readonly request: Request;
  readonly page: CachedPage;
}): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', page.body);
  const { isSharedPath } = visit;
  const headers = new Headers(cachedHeaders(page, { isSharedPath, isForEveryone: isComplete(page) && visit.languageToStore === null }));
  storeLanguage(headers, visit);
  sayWhenToComeAgain(headers, page.status);
  if (page.status === 200 && request.headers.get('if-none-match')?.includes(page.body.etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(encodedBody(page.body, encoding), { status: page.status, headers });
}

/** Headers of a cached page, the same for everyone. */
export function cachedHeaders(
  { policy, body }: CachedPage,
  { isSharedPath, isForEveryone }: { readonly isSharedPath: boolean; readonly isForEveryone: boolean },
): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': isForEveryone ? forEveryone : forOneVisitor,
    ETag: body.etag,
    Vary: isSharedPath ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  };
}

type Sent = Rendered & { readonly visit: Visit; readonly request: Request; readonly environment: Environment };

/** Sends a page that is for one visitor, with the policy of its own scripts, lightly compressed. */
export async function sendRendered({ visit, request, response, html, isWhole, environment }: Sent): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.has('Cache-Control'))
    headers.set(
      'Cache-Control',
      visit.isData && isWhole && isSameForEveryone(visit) && response.status === 200 && request.method === 'GET'
        ? 'private, max-age=60'
        : forOneVisitor,
    );
  if (isTripPage(visit)) {
    headers.set('Cache-Control', forOneVisitor);
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('X-Robots-Tag', 'noindex, nofollow');
  }
  storeLanguage(headers, visit);
  const shown = html !== null && response.status >= 500 ? showRequestId(html, visit.language) : html;
  const body: Bytes = shown === null ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(shown);
  if (html !== null) headers.set('Content-Security-Policy', policyOf(html, environment));
  return sendLight({ body, headers, request, status: response.status });
}

type SentHtml = {
  readonly html: string;
  readonly request: Request;
  readonly status: number;
  readonly environment: Environment;
};

/** Sends a page that was not rendered for this visitor but is only for this visitor. */
export function sendHtml({ html, request, status, environment }: SentHtml): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyOf(html, environment),
    'Cache-Control': forOneVisitor,
  });
  return sendLight({ body: Buffer.from(html), headers, request, status });
}

function policyOf(html: string, environment: Environment): string {
  return contentSecurityPolicy({ scriptHashes: hashInlineScripts(html), environment });
}

type Light = { readonly body: Bytes; readonly headers: Headers; readonly request: Request; readonly status: number };

function sendLight({ body, headers, request, status }: Light): Response {
  headers.set('Vary', 'Accept-Encoding, Cookie');
  sayWhenToComeAgain(headers, status);
  if (body.length === 0) return new Response(null, { status, headers });
  const encoding = chooseLightEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding === 'identity' || body.length < 1_000) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(compressOnce(body, encoding), { status, headers });
}

/** Seconds: a database that fails over is back in ten to thirty, one that was restarted in two. */
const comeAgainAfter = '5';

function sayWhenToComeAgain(headers: Headers, status: number): void {
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', comeAgainAfter);
}

/** `lng` on a site of several languages is remembered (docs/specification.md#language). */
function storeLanguage(headers: Headers, visit: Visit): void {
  if (visit.languageToStore === null) return;
  headers.append('Set-Cookie', formatLanguageCookie(visit.languageToStore));
}
