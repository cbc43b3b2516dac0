import type { Context, MiddlewareHandler } from 'hono';

/** What of a request says whether a person will look at the answer. */
type Asked = {
  readonly path: string;
  readonly accept: string | undefined;
  /** `Sec-Fetch-Dest`, which browsers send and programs mostly do not. */
  readonly destination: string | undefined;
};

const pageDestinations: readonly string[] = ['document', 'iframe', 'frame', 'object', 'embed'];

/** Names of files that are no pages. An address of ours has no point in it, apart from files that are there. */
const fileName = /\.(?!html?$)[a-z][a-z0-9]{0,11}$/i;

/**
 * Whether a request is for a page: false for a picture, a script, a style, JSON and the files that only programs read. Without any sign the
 * answer is yes.
 */
export function wantsPage({ path, accept = '*/*', destination }: Asked): boolean {
  const readsPages = /text\/html|application\/xhtml/i.test(accept);
  if (destination !== undefined && pageDestinations.includes(destination)) return readsPages || accept.includes('*/*');
  if (destination !== undefined && destination !== 'empty') return false;
  if (fileName.test(path) || path.startsWith('/.')) return false;
  return readsPages || (accept.trimStart().startsWith('*/*') && destination === undefined);
}

/**
 * An address that is not there, or a request that is refused, costs a program one short line. The whole page in the visitor's language is for
 * people.
 */
export function shortRefusals(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!isRefusedPage(c) || wantsPage(askedOf(c))) return;
    const short = shorten(c.res);
    // Otherwise the page's own length and encoding are copied over to it.
    c.res = undefined;
    c.res = short;
  };
}

function isRefusedPage({ req, res }: Context): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  return res.status >= 400 && res.status < 500 && (res.headers.get('content-type')?.startsWith('text/html') ?? false);
}

function askedOf({ req }: Context): Asked {
  return { path: req.path, accept: req.header('accept'), destination: req.header('sec-fetch-dest') };
}

const names: Readonly<Record<number, string>> = { 404: 'Not Found', 410: 'Gone', 405: 'Method Not Allowed', 429: 'Too Many Requests' };

/** Never kept: at the same address a person gets the page. */
function shorten({ status, headers, body }: Response): Response {
  void body?.cancel();
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified', 'content-security-policy']) kept.delete(name);
  kept.set('Content-Type', 'text/plain; charset=utf-8');
  kept.set('Cache-Control', 'no-store');
  return new Response(`${names[status] ?? 'Bad Request'}\n`, { status, headers: kept });
}
