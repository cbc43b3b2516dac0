import { type Compressed, compressBest } from '../compress.ts';
import { chooseEncoding, encodedBody } from '../http/encoding.ts';
import type { Services } from '../services.ts';
import type { Renderer } from './renderer.ts';
import type { Visit } from './visit.ts';

type CachedAnswer = { readonly contentVersion: number; readonly type: string; readonly body: Compressed };

/**
 * The answer to a page's script that navigates to an address with nothing to show. It names the matched routes and nothing of the address,
 * so it is the same for all addresses of one pattern, and cached like the page itself.
 */
export function createMissingData({ content }: Pick<Services, 'content'>, { render, routeOf }: Pick<Renderer, 'render' | 'routeOf'>) {
  const cache = new Map<string, Promise<CachedAnswer>>();

  async function make(visit: Visit, request: Request): Promise<CachedAnswer> {
    const contentVersion = content.version();
    const { pathname, origin } = new URL(request.url);
    const { response } = await render(visit, new Request(origin + pathname));
    const body = await compressBest(new Uint8Array(await response.arrayBuffer()));
    return { contentVersion, type: response.headers.get('content-type') ?? '', body };
  }

  async function getCached(visit: Visit, request: Request): Promise<CachedAnswer> {
    const key = [visit.site.key, visit.language, routeOf(visit)].join(' ');
    const known = await cache.get(key)?.catch(() => null);
    if (known?.contentVersion === content.version()) return known;
    const made = make(visit, request);
    cache.set(key, made);
    return await made;
  }

  return async function answerMissing(visit: Visit, request: Request): Promise<Response> {
    const { type, body } = await getCached(visit, request);
    const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', body);
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Encoding, Cookie',
      // Marks the answer as the router's own for its script.
      'X-Remix-Response': 'yes',
    });
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(encodedBody(body, encoding), { status: 404, headers });
  };
}
