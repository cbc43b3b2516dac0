import { findSiteByHost } from '#domain/sites/host.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { chooseLanguage, findAcceptedLanguage, findOfferedLanguage } from '#domain/sites/language.ts';
import { languageOfPath } from '#domain/sites/links.ts';
import { findParameter, type Query } from '#domain/sites/query.ts';
import { canonicalSpelling } from '#domain/sites/redirects.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Site } from '#domain/sites/site.ts';
import { findLanguageCookie } from '#site/i18n/language-cookie.ts';
import type { Services } from '../services.ts';

/** A parsed page request: which site, which language, which path. */
export type Visit = {
  readonly site: Site;
  readonly language: SiteLanguage;
  /** Without the `.data` of a navigation within the page. */
  readonly path: string;
  /** The path as requested; `path` has no unnecessary escapes. */
  readonly typedPath: string;
  readonly query: Query;
  /** True if the site's languages share this path: the cookie then decides. */
  readonly isSharedPath: boolean;
  /** The language to remember, if the visitor named one of the site's in `lng`. */
  readonly languageToStore: SiteLanguage | null;
  readonly isData: boolean;
};

/** Parses a request; null for an invalid path (malformed escapes, control characters). */
export function parseVisit(request: Request, services: Pick<Services, 'hostNames' | 'log'>): Visit | null {
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  const match = findSiteByHost(host, services.hostNames);
  if (!match.known) services.log.error({ site: match.site }, 'Unable to read the domain name from req or window');
  const path = parsePath(url.pathname);
  if (path === null) return null;
  const site = getSite(match.site);
  const query: Query = [...url.searchParams].filter(([name]) => name !== '_routes');
  const pathLanguage = languageOfPath(site, canonicalSpelling(path.path));
  const asked = findParameter(query, 'lng');
  return {
    site,
    query,
    language: chooseLanguage({ site, pathLanguage, query: asked, cookie: findLanguageCookie(request.headers.get('cookie') ?? '') }),
    isSharedPath: pathLanguage === null,
    languageToStore: site.languages.length > 1 ? findOfferedLanguage(site, asked) : null,
    ...path,
  };
}

/** The language of an outage page: if only the site's default decided it, the browser's own (docs/specification.md#outage). */
export function languageOfOutage({ site, language, isSharedPath, query }: Visit, { headers }: Pick<Request, 'headers'>): SiteLanguage {
  const named = [findParameter(query, 'lng'), findLanguageCookie(headers.get('cookie') ?? '')];
  if (!isSharedPath || named.some((each) => findOfferedLanguage(site, each) !== null)) return language;
  return findAcceptedLanguage(site, headers.get('accept-language') ?? '') ?? language;
}

/**
 * React Router requests a page's data at its path with `.data` appended, at `/_.data` if the path ends with a slash, and the home page's at
 * `/_root.data` too.
 */
function parsePath(pathname: string): Pick<Visit, 'path' | 'typedPath' | 'isData'> | null {
  if (!isDecodable(pathname)) return null;
  if (!pathname.endsWith('.data')) return { path: withoutNeedlessEscapes(pathname), typedPath: pathname, isData: false };
  const path = withoutNeedlessEscapes(pathname.slice(0, -'.data'.length));
  return { path: path === '/_root' ? '/' : path.replace(/\/_$/, '/'), typedPath: pathname, isData: true };
}

/**
 * `/my%2Dquote` is `/my-quote` to the router, so it must be to us: the path decides whether a page may be cached. The dot stays, because
 * `.data` requests something else than the page.
 */
function withoutNeedlessEscapes(pathname: string): string {
  return pathname.replace(/%(?:2D|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, decodeURIComponent);
}

function isDecodable(pathname: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
