import { type FlowKey, flowKeys, flowPages, idParameterOf } from './flows.ts';
import { fleetKeys, occasionKeys, type SiteLanguage } from './keys.ts';
import { flowPathTo, type Link, pathTo, plainPathTo } from './links.ts';
import { findParameter, formatQuery, type Query } from './query.ts';
import type { Site } from './site.ts';
import { getTable } from './table.ts';

/** Where a request should go instead: a path with its query, always within the same site. */
export type Redirect = { readonly location: string; readonly status: 301 | 302 };

/** What redirects need to know about the site's content, provided by the caller. */
export type KnownContent = {
  /** The last part of a city's address in the visitor's language, by its key or its name in any of the site's languages. */
  readonly locationSlugOf: (name: string) => string | null;
  /** The same for a case study. */
  readonly caseStudySlugOf: (name: string) => string | null;
};

type Visit = {
  readonly site: Site;
  readonly language: SiteLanguage;
  readonly path: string;
  /** The path as received, if it differs from `path`: with unnecessary escapes. */
  readonly typedPath?: string;
  readonly query: Query;
};

/**
 * The redirect for an address: to its canonical spelling, from a legacy path, from a bare item path or from an internal name
 * (docs/specification.md#legacy-redirects). `'not-found'` for an internal name without an item. Null: no redirect. Keeps the query, except
 * parameters that became part of the path.
 */
export function findRedirect(visit: Visit, known: KnownContent): Redirect | 'not-found' | null {
  const path = canonicalSpelling(visit.path);
  const canonical = { ...visit, path };
  const internal = findInternal(canonical, known);
  if (internal !== null) return internal;
  const target = findLegacy(canonical) ?? findBareItem(canonical) ?? findSharedCancel(canonical) ?? findOtherName(canonical, known);
  if (target !== null) return redirectTo(target, visit.query);
  return path === (visit.typedPath ?? visit.path) ? null : redirectTo(path, visit.query);
}

/** First parts of the paths whose second part is a key. */
const keyedParts: readonly string[] = [...flowKeys, 'shared', 'forwarded'];

/**
 * The canonical spelling of a path: no trailing slash, no double slash, lower case (docs/specification.md#canonical-form). The id of a
 * trip's page keeps its case, because it is a key.
 */
export function canonicalSpelling(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const hasKey = parts.length > 1 && keyedParts.includes(parts[0]?.toLowerCase() ?? '');
  return `/${parts.map((part, index) => (hasKey && index === 1 ? part : lowerCase(part))).join('/')}`;
}

/** Lower case, except percent-encoded bytes, whose hexadecimal digits are upper case in the normal form. */
function lowerCase(part: string): string {
  return part.toLowerCase().replace(/%[0-9a-f]{2}/g, (byte) => byte.toUpperCase());
}

function redirectTo(path: string, query: Query, consumed: readonly string[] = []): Redirect {
  const [bare = path, own] = path.split('?');
  const language: Query = own === undefined ? [] : [['lng', own.slice('lng='.length)]];
  const dropped = own === undefined ? consumed : [...consumed, 'lng'];
  return { location: bare + formatQuery([...language, ...query.filter(([name]) => !dropped.includes(name))]), status: 301 };
}

function findLegacy({ site, language, path }: Visit): string | null {
  const entry = site.legacyRedirects.find((redirect) => redirect.from === path);
  return entry?.to[language] ?? entry?.to[site.languages[0]] ?? null;
}

function findBareItem({ site, language, path }: Visit): string | null {
  const ordered = [language, ...site.languages.filter((other) => other !== language)];
  if (ordered.some((each) => Object.values(getTable(site, each).pages).includes(path))) return null;
  for (const each of ordered) {
    const table = getTable(site, each);
    const fleet = fleetKeys.find((key) => `/${table.fleet[key]}` === path);
    if (fleet !== undefined) return plainPathTo({ site, language: each }, { page: 'fleet-type', fleet });
    const occasion = occasionKeys.find((key) => `/${table.occasions[key]}` === path);
    if (occasion !== undefined) return plainPathTo({ site, language: each }, { page: 'occasion', occasion });
  }
  return null;
}

/** French, in Belgium too, and Spanish show a booking's cancellation at `/cancel` (docs/specification.md#flow-addresses); the other languages' address leads there. */
function findSharedCancel({ site, language, path }: Visit): string | null {
  const shared = getTable(site, language).bookingCanceled === 'cancel';
  const match = /^(\/(?:my-)?booking\/[^/]+)\/canceled$/.exec(path);
  return shared && match?.[1] !== undefined ? `${match[1]}/cancel` : null;
}

/** A city and a case study have one address per language; their key, and their name in the site's other language, redirect to it. */
function findOtherName({ site, language, path }: Visit, { locationSlugOf, caseStudySlugOf }: KnownContent): string | null {
  const { pages } = getTable(site, language);
  const [, folder, name] = /^(\/.+)\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined || (folder !== pages.locations && folder !== pages['case-studies'])) return null;
  const slug = folder === pages.locations ? locationSlugOf(name) : caseStudySlugOf(name);
  const page = folder === pages.locations ? 'location' : 'case-study';
  const address = slug === null ? path : plainPathTo({ site, language }, { page, slug });
  return address === path ? null : address;
}

function findInternal(visit: Visit, known: KnownContent): Redirect | 'not-found' | null {
  const item = findInternalItem(visit.path, visit, known);
  if (item !== undefined) return item === null ? 'not-found' : redirectTo(pathTo(visit, item), visit.query, ['slug']);
  return findInternalFlow(visit.path, visit);
}

/** Undefined: not an internal item name. Null: the name without an item. */
function findInternalItem(path: string, { site, query }: Visit, { locationSlugOf }: KnownContent): Link | null | undefined {
  const slug = findParameter(query, 'slug') ?? '';
  if (path === '/location') {
    const name = locationSlugOf(slug);
    return name === null ? null : { page: 'location', slug: name };
  }
  const tables = site.languages.map((language) => getTable(site, language));
  if (path === '/fleet-type') {
    const fleet = fleetKeys.find((key) => key === slug || tables.some((table) => table.fleet[key] === slug));
    return fleet === undefined ? null : { page: 'fleet-type', fleet };
  }
  if (path === '/occasion') {
    const occasion = occasionKeys.find((key) => key === slug || tables.some((table) => table.occasions[key] === slug));
    return occasion === undefined ? null : { page: 'occasion', occasion };
  }
  return undefined;
}

/**
 * `/my-quote-contact-details?quoteId=…` (docs/specification.md#internal-names); `/my-quote?quoteId=…`,
 * `/my-quote/contact-details?quoteId=…` and `/my-booking/{quoteId}?bookingId=…` (docs/specification.md#flow-addresses). A flow without any
 * id has no trip to show.
 */
function findInternalFlow(path: string, visit: Visit): Redirect | null {
  for (const flow of flowKeys) {
    const id = findParameter(visit.query, idParameterOf(flow));
    const page = flowPages[flow].find((each) => namesOf(flow, each).includes(path));
    if (page !== undefined) return id ? redirectToFlow(visit, { flow, page, id }) : withoutId(visit, flow, page);
    if (id && pathIdOf(flow, path)) return redirectToFlow(visit, { flow, page: 'overview', id });
  }
  return findSharedTechnical(path, visit);
}

function namesOf(flow: FlowKey, page: string): readonly string[] {
  return page === 'overview' ? [`/${flow}`] : [`/${flow}-${page}`, `/${flow}/${page}`];
}

function pathIdOf(flow: FlowKey, path: string): boolean {
  return path.startsWith(`/${flow}/`) && path.split('/').length === 3;
}

/**
 * The technical paths of docs/specification.md#technical-paths that name a page without its flow: the quote's page, or the booking's if
 * only a booking id is given; the first steps of a booking are in the direct booking.
 */
function findSharedTechnical(path: string, visit: Visit): Redirect | null {
  const page = flowPages.quote.find((each) => path === `/${each}` && each !== 'overview');
  if (page === undefined) return null;
  const quoteId = findParameter(visit.query, 'quoteId');
  if (quoteId) return redirectToFlow(visit, { flow: 'quote', page, id: quoteId });
  const bookingId = findParameter(visit.query, 'bookingId');
  if (!bookingId) return tripNotFound(visit);
  const isOfBooking = flowPages.booking.some((each) => each === page);
  return redirectToFlow(visit, { flow: isOfBooking ? 'booking' : 'direct-booking', page, id: bookingId });
}

function withoutId(visit: Visit, flow: FlowKey, page: string): Redirect | null {
  return flow === 'direct-booking' && page === 'overview' ? null : tripNotFound(visit);
}

function tripNotFound({ query }: Visit): Redirect {
  const kept = query.filter(([name]) => name !== 'quoteId' && name !== 'bookingId');
  return { location: `/trip-not-found${formatQuery(kept)}`, status: 302 };
}

function redirectToFlow(
  { site, language, query }: Visit,
  { flow, page, id }: { readonly flow: FlowKey; readonly page: string; readonly id: string },
): Redirect {
  const path = flowPathTo({ site, language }, { flow, page, id });
  return redirectTo(path, query, [idParameterOf(flow)]);
}
