import { type Brand, brand } from '#domain/sites/brand.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { tagOf } from '#domain/sites/language.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { SiteFrame } from '../site-frame.ts';
import type { StructuredData } from './structured-data.ts';

/** A place's service: its area, and the prices of some trips, VAT included. */
export type ServiceFacts = {
  readonly city: string;
  /** The kind of place; a city by default. */
  readonly kind?: keyof typeof placeTypes;
  readonly offers: readonly { readonly name: string; readonly totalCents: number }[];
};

/** By their schema.org names. */
const placeTypes = { city: 'City', region: 'AdministrativeArea', airport: 'Airport' } as const;

type Page = {
  readonly frame: SiteFrame;
  readonly title: string;
  readonly description: string;
  readonly link: Link;
  readonly address: string;
  readonly service?: ServiceFacts | undefined;
  /** What we do, in the page's language. */
  readonly serviceType: string;
};

const serviceLinks: readonly Link['page'][] = ['location', 'occasion', 'fleet-type'];

/** A page in schema.org terms: the company and its site on the home page, a service on the page of a city, an occasion or a vehicle. */
export function describePage(page: Page): readonly StructuredData[] {
  const { frame, link } = page;
  if (link.page === 'home') return [describeOrganization(frame), describeWebsite(frame)];
  return serviceLinks.includes(link.page) ? [describeService(page), nameOrganization(frame)] : [];
}

function describeService({ frame, title, description, address, service, serviceType }: Page): StructuredData {
  return {
    '@type': 'Service',
    name: title.replace(` | ${brand.name}`, ''),
    description,
    url: address,
    serviceType,
    provider: { '@id': organizationId(frame) },
    areaServed: areaOf(frame, service),
    ...(service === undefined || service.offers.length === 0
      ? {}
      : { offers: service.offers.map((offer) => describeOffer(offer, address)) }),
  };
}

function describeOffer({ name, totalCents }: ServiceFacts['offers'][number], url: string) {
  const price = { price: (totalCents / 100).toFixed(2), priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    name,
    url,
    ...price,
    priceSpecification: { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: true },
  };
}

/** The id by which all pages of a site refer to the company. */
function organizationId(frame: SiteFrame): string {
  return `${homeOf(frame)}#organization`;
}

function homeOf({ site, addresses }: SiteFrame): string {
  return `${addresses[site]}/`;
}

/** UN M49 code of Europe, which Intl names in every language. */
const europe = '150';

function areaOf({ site, language }: SiteFrame, service?: ServiceFacts): Readonly<Record<string, unknown>> {
  const { country } = getSite(site);
  const whole = { '@type': country === null ? 'Continent' : 'Country', name: countryNameOf(country ?? europe, language) };
  if (service === undefined) return whole;
  return { '@type': placeTypes[service.kind ?? 'city'], name: service.city, containedInPlace: whole };
}

/** The company on pages about something else, with only what they need. */
function nameOrganization(frame: SiteFrame): StructuredData {
  return { '@type': 'Organization', '@id': organizationId(frame), name: brand.name, url: homeOf(frame) };
}

function describeOrganization(frame: SiteFrame): StructuredData {
  const { company, site, addresses } = frame;
  return {
    '@type': 'Organization',
    '@id': organizationId(frame),
    name: brand.name,
    legalName: company.legalName,
    url: homeOf(frame),
    logo: `${addresses[site]}/favicon.svg`,
    email: brand.email,
    telephone: brand.phone[site],
    vatID: company.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.zip,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  };
}

function describeWebsite(frame: SiteFrame): StructuredData {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: homeOf(frame),
    inLanguage: tagOf(frame.language),
    publisher: { '@id': organizationId(frame) },
  };
}

/**
 * The rating of the brand file (docs/specification.md#constants), where reviews are shown beside it. Empty for a sample company, and while
 * the period or the source of the reviews is not given: search engines must not show a rating that nobody can check.
 */
export function describeRating(
  frame: SiteFrame,
  { isSample, rating }: Pick<Brand, 'isSample' | 'rating'> = brand,
): readonly StructuredData[] {
  const { value, best, worst, count, period, source } = rating;
  if (isSample || period === null || source === null) return [];
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: value, bestRating: best, worstRating: worst, reviewCount: count };
  return [{ ...nameOrganization(frame), aggregateRating }];
}

/** The breadcrumbs: home first, each with its full address. */
export function describeBreadcrumbs(
  frame: SiteFrame,
  crumbs: readonly { readonly name: string; readonly url: string }[],
  home: string,
): StructuredData {
  const place = { site: frame.linkSite, language: frame.language };
  const items = [{ name: home, url: pathTo(place, { page: 'home' }) }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: frame.addresses[frame.site] + url,
    })),
  };
}

/** The questions that a page answers. Answers are plain text, or the HTML of the allow-list without its tags. */
export function describeQuestions(asked: readonly { readonly question: string; readonly answer: string }[]): readonly StructuredData[] {
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function plainText(html: string): string {
  const text = html.replaceAll(/<\/(?:p|li|h\d)>/g, ' ').replaceAll(/<[^>]*>/g, '');
  const characters = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  return characters.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}
