import { type FlowKey, type FlowPage, flowKeys } from './flows.ts';
import type { FleetKey, OccasionKey, PageKey, SiteLanguage } from './keys.ts';
import type { LanguageTable, Site } from './site.ts';
import { getTable } from './table.ts';

/** The files of a trip by name: documents by their number, as PDF or e-invoice. */
export type TripFile =
  | 'quote.pdf'
  | 'confirmation.pdf'
  | 'trip.ics'
  | 'trip.pkpass'
  | 'google-wallet'
  | 'app.webmanifest'
  | 'payment.svg'
  | `${string}.pdf`
  | `${string}.xml`;

type FlowLink = { readonly [Flow in FlowKey]: { readonly page: Flow; readonly id: string; readonly step?: FlowPage<Flow> } }[FlowKey];

/** Everything that our pages can link to. Never write a path by hand: with this type a wrong key or missing parameter does not compile. */
export type Link =
  | { readonly page: PageKey }
  /** The page after a request, with its result. */
  | { readonly page: 'request-sent'; readonly quoteId: string }
  | { readonly page: 'imprint' }
  /** `slug` of a location or case study: the last part of its address in the link's language. */
  | { readonly page: 'location'; readonly slug: string }
  | { readonly page: 'occasion'; readonly occasion: OccasionKey }
  | { readonly page: 'fleet-type'; readonly fleet: FleetKey }
  | { readonly page: 'case-study'; readonly slug: string }
  | { readonly page: 'direct-booking-search' }
  | { readonly page: 'trip-not-found' }
  /** The page of a booked trip for fellow travellers, with its own key. */
  | { readonly page: 'shared'; readonly id: string }
  /** A quote for the person who decides about it, with a read-only key. */
  | { readonly page: 'forwarded'; readonly id: string }
  /** A file of a trip: see `TripFile`. */
  | { readonly page: 'trip-document'; readonly flow: FlowKey | 'shared' | 'forwarded'; readonly id: string; readonly file: TripFile }
  | FlowLink;

/** The parts of a site that its links depend on: all that a browser needs. */
export type LinkSite = Pick<Site, 'key' | 'languages' | 'tables' | 'imprintPath'>;

/** The site and language for which a link is made. */
export type LinkPlace = { readonly site: LinkSite; readonly language: SiteLanguage };

/**
 * The address of a link within its site: path and, if two languages share the path, the `lng` query for the second one
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

/** {@link pathTo} without a query, as used in a route table. */
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
 * The language of a path that only one language's table contains (docs/specification.md#language); null if languages share it. On a site
 * with one language, always that language.
 */
export function languageOfPath(site: LinkSite, path: string): SiteLanguage | null {
  if (site.languages.length === 1) return site.languages[0];
  const holders = site.languages.filter((language) => tableHolds(getTable(site, language), path));
  return holders.length === 1 ? (holders[0] ?? null) : null;
}

function tableHolds(table: LanguageTable, path: string): boolean {
  return Object.values(table.pages).some((page) => page === path || (page !== '/' && path.startsWith(`${page}/`)));
}
