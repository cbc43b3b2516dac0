import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { SiteFrame } from '../site-frame.ts';
import type { StructuredData } from './structured-data.ts';

type Page = {
  readonly frame: SiteFrame;
  readonly title: string;
  readonly description: string;
  readonly link: Link;
  readonly address: string;
};

const serviceLinks: readonly Link['page'][] = ['location', 'occasion', 'fleet-type'];

/** What a page is, in schema.org's words: the company and its site on the home page, a service on the page of a city, an occasion or a vehicle. */
export function describePage({ frame, title, description, link, address }: Page): readonly StructuredData[] {
  if (link.page === 'home') return [describeOrganization(frame), describeWebsite(frame)];
  if (!serviceLinks.includes(link.page)) return [];
  return [
    {
      '@type': 'Service',
      name: title.replace(` | ${brand.name}`, ''),
      description,
      url: address,
      serviceType: 'Coach hire with driver',
      provider: { '@type': 'Organization', '@id': organizationId(frame), name: brand.name, url: homeOf(frame) },
      areaServed: areaOf(frame),
    },
  ];
}

/** The name under which every page of a site speaks of the company. */
function organizationId(frame: SiteFrame): string {
  return `${homeOf(frame)}#organization`;
}

function homeOf({ site, addresses }: SiteFrame): string {
  return `${addresses[site]}/`;
}

function areaOf({ site }: SiteFrame): Readonly<Record<string, string>> {
  const { country } = getSite(site);
  return country === null ? { '@type': 'Continent', name: 'Europe' } : { '@type': 'Country', name: country };
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

/** The rating of the brand file (specification 9), said where reviews stand beside it. The info band shows it on every page. */
export function describeRating(frame: SiteFrame): readonly StructuredData[] {
  const { value, best, worst, count } = brand.rating;
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: value, bestRating: best, worstRating: worst, reviewCount: count };
  return [{ '@type': 'Organization', '@id': organizationId(frame), name: brand.name, aggregateRating }];
}

/** Where a page stands: home first, each with its whole address. */
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
