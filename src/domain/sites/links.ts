import { type FlowKey, type FlowPage, flowKeys } from './flows.ts';
import type { FleetKey, OccasionKey, PageKey, SiteLanguage } from './keys.ts';
import type { LanguageTable, Site } from './site.ts';
import { getTable } from './table.ts';

/** The files of a trip by their names: papers by their number, as PDF or as an e-invoice. */
export type TripFile = 'quote.pdf' | 'confirmation.pdf' | 'trip.ics' | 'payment.svg' | `${string}.pdf` | `${string}.xml`;

type FlowLink = { readonly [Flow in FlowKey]: { readonly page: Flow; readonly id: string; readonly step?: FlowPage<Flow> } }[FlowKey];

/**
 * Everything that a page of ours can link to. A path is never written by hand: a wrong key or a missing parameter does not compile.
 */
export type Link =
  | { readonly page: PageKey }
  /** The page that thanks for a request, with what became of it. */
  | { readonly page: 'request-sent'; readonly quoteId: string }
  | { readonly page: 'imprint' }
  /** `slug` of a location and a case study: the last part of the address in the language that the link is made for. */
  | { readonly page: 'location'; readonly slug: string }
  | { readonly page: 'occasion'; readonly occasion: OccasionKey }
  | { readonly page: 'fleet-type'; readonly fleet: FleetKey }
  | { readonly page: 'case-study'; readonly slug: string }
  | { readonly page: 'direct-booking-search' }
  | { readonly page: 'trip-not-found' }
  /** The page of a booked trip for those who travel along, under a key of its own. */
  | { readonly page: 'shared'; readonly id: string }
  /** A quote for whoever decides about it, under a key that reads and does nothing. */
  | { readonly page: 'forwarded'; readonly id: string }
  /** A file of a trip: see `TripFile`. */
  | { readonly page: 'trip-document'; readonly flow: FlowKey | 'shared' | 'forwarded'; readonly id: string; readonly file: TripFile }
  | FlowLink;

/** What of a site its links depend on: all that a browser needs to be given of it. */
export type LinkSite = Pick<Site, 'key' | 'languages' | 'tables' | 'imprintPath'>;

/** Which part of which site a link is made for. */
export type LinkPlace = { readonly site: LinkSite; readonly language: SiteLanguage };

/**
 * The address of a link within its site, path and, where two languages share the path, the `lng` query that keeps the second one
 * (docs/specification.md#paths).
 */
export function pathTo({ site, language }: LinkPlace, link: Link): string {
  const path = plainPathTo({ site, language }, link);
  if (link.page === 'request-sent') return `${path}?quoteId=${encodeURIComponent(link.quoteId)}`;
  const carriesOwnLanguage =
    isFlowLink(link) ||
    link.page === 'shared' ||
    link.page === 'forwarded' ||
    link.page === 'trip-document' ||
    language === site.languages[0] ||
    languageOfPath(site, path) !== null;
  return carriesOwnLanguage ? path : `${path}?lng=${language}`;
}

/** {@link pathTo} without any query: what a route table holds. */
export function plainPathTo({ site, language }: LinkPlace, link: Link): string {
  const table = getTable(site, language);
  if (isFlowLink(link)) return flowPathTo({ site, language }, { flow: link.page, page: link.step ?? 'overview', id: link.id });
  switch (link.page) {
    case 'request-sent':
      return table.pages['request-success'];
    case 'imprint':
      return site.imprintPath ?? table.pages.contact;
    case 'location':
      return `${table.pages.locations}/${encodeURIComponent(link.slug)}`;
    case 'occasion':
      return `${table.pages.occasions}/${table.occasions[link.occasion]}`;
    case 'fleet-type':
      return `${table.pages.fleet}/${table.fleet[link.fleet]}`;
    case 'case-study':
      return `${table.pages['case-studies']}/${encodeURIComponent(link.slug)}`;
    case 'direct-booking-search':
      return '/direct-booking';
    case 'trip-not-found':
      return '/trip-not-found';
    case 'trip-document':
      return `/${link.flow}/${encodeURIComponent(link.id)}/documents/${encodeURIComponent(link.file)}`;
    case 'shared':
      return `/shared/${encodeURIComponent(link.id)}`;
    case 'forwarded':
      return `/forwarded/${encodeURIComponent(link.id)}`;
    default:
      return table.pages[link.page];
  }
}

function isFlowLink(link: Link): link is FlowLink {
  return (flowKeys as readonly string[]).includes(link.page);
}

/** The address of a page of a flow, `/my-quote/{id}/contact-details`; French and Spanish share one for a booking's cancel and canceled. */
export function flowPathTo(
  { site, language }: LinkPlace,
  { flow, page, id }: { readonly flow: FlowKey; readonly page: string; readonly id: string },
): string {
  const base = `/${flow}/${encodeURIComponent(id)}`;
  if (page === 'overview') return base;
  const sharesCancel = page === 'canceled' && (flow === 'booking' || flow === 'my-booking');
  return `${base}/${sharesCancel ? getTable(site, language).bookingCanceled : page}`;
}

/**
 * The language that a path decides by standing in one language's table only (docs/specification.md#language); null where languages share
 * it. A site of one language decides it always.
 */
export function languageOfPath(site: LinkSite, path: string): SiteLanguage | null {
  if (site.languages.length === 1) return site.languages[0];
  const holders = site.languages.filter((language) => tableHolds(getTable(site, language), path));
  return holders.length === 1 ? (holders[0] ?? null) : null;
}

function tableHolds(table: LanguageTable, path: string): boolean {
  return Object.values(table.pages).some((page) => page === path || (page !== '/' && path.startsWith(`${page}/`)));
}
