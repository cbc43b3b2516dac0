import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#domain/sites/brand.ts';
import { fleetKeys, occasionKeys, pageKeys } from '#domain/sites/keys.ts';
import type { Link } from '#domain/sites/links.ts';
import { sharePictureOf } from '#domain/sites/share-picture.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { useSiteFrame } from '../site-context.ts';
import { Breadcrumbs } from '../ui/link/breadcrumbs.tsx';
import { renderPage } from '../ui/testing/render-page.tsx';
import { describeRating } from './describe-page.ts';
import { PageHead } from './page-head.tsx';

import { formatStructuredData, type StructuredData, StructuredDataContext, useStructuredData } from './structured-data.ts';

function saidOf(Page: () => React.ReactNode, frame: Parameters<typeof renderPage>[1] = {}): readonly StructuredData[] {
  const collected: StructuredData[] = [];
  renderPage(
    () => (
      <StructuredDataContext value={collected}>
        <Page />
      </StructuredDataContext>
    ),
    frame,
  );
  return collected;
}

const head = (link: Link) => saidOf(() => <PageHead title={`Coaches | ${brand.name}`} description="All of them" link={link} />);

describe('the structured data of a page', () => {
  it('is the company and its site on the home page', () => {
    const [organization, website] = head({ page: 'home' });
    expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://eu.example/', address: { '@type': 'PostalAddress' } });
    expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'en', publisher: { '@id': organization?.['@id'] } });
  });

  it.each<Link>([
    { page: 'location', slug: 'rome' },
    { page: 'occasion', occasion: 'schools' },
    { page: 'fleet-type', fleet: 'midibus' },
  ])('is a service of the company on the page of %o', (link) => {
    const [service, organization, ...rest] = head(link);
    expect(service).toMatchObject({
      '@type': 'Service',
      name: 'Coaches',
      description: 'All of them',
      url: expect.stringMatching(/^https:\/\/eu\.example\/\w/),
      provider: { '@id': 'https://eu.example/#organization' },
      areaServed: { '@type': 'Continent', name: 'Europe' },
    });
    expect(service).not.toHaveProperty('offers');
    expect([organization?.['@type'], organization?.['@id'], rest]).toEqual(['Organization', 'https://eu.example/#organization', []]);
  });

  it('is a service in a city, with its price and in the page’s words', () => {
    const service = { city: 'Gand', offers: [{ name: 'Gand – Bruges', totalCents: 83_545 }] };
    const link = { page: 'location', slug: 'gand' } as const;
    const [said] = saidOf(() => <PageHead title="x" description="x" link={link} service={service} />, { site: 'be', language: 'frBE' });
    expect(said).toMatchObject({
      areaServed: { '@type': 'City', name: 'Gand', containedInPlace: { '@type': 'Country', name: 'Belgique' } },
      offers: [{ '@type': 'Offer', name: 'Gand – Bruges', price: '835.45', priceCurrency: 'EUR' }],
    });
  });

  it('is one company, whatever parts of the page speak of it', () => {
    const both = () => (
      <>
        <PageHead title="x" description="x" link={{ page: 'home' }} />
        <ReviewsBlock partners={[]} reviews={[{ id: '1' }]} />
      </>
    );
    const organizations = saidOf(both).filter((each) => each['@type'] === 'Organization');
    expect(organizations).toHaveLength(1);
    expect(organizations[0]).toMatchObject({ legalName: expect.any(String) });
  });

  it('is the questions of the page, answered in plain text', () => {
    const items = [{ id: '1', question: 'Is VAT included?', content: '<p>Yes, <strong>all</strong> of it.</p><p>R&amp;D too.</p>' }];
    expect(saidOf(() => <FaqBlock items={items} />)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Is VAT included?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes, all of it. R&D too.' },
          },
        ],
      },
    ]);
    expect(saidOf(() => <FaqBlock items={[]} />)).toEqual([]);
  });

  it('is nothing on other pages', () => {
    expect(head({ page: 'privacy' })).toEqual([]);
  });

  it('is its place, home first, with whole addresses', () => {
    const crumbs = [
      { name: 'Locations', url: '/locations' },
      { name: 'Rome', url: '/locations/rome' },
    ];
    const [list] = saidOf(() => <Breadcrumbs items={crumbs} />);
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://eu.example/' },
      { '@type': 'ListItem', position: 2, name: 'Locations', item: 'https://eu.example/locations' },
      { '@type': 'ListItem', position: 3, name: 'Rome', item: 'https://eu.example/locations/rome' },
    ]);
  });
});

describe('the rating', () => {
  const checked = { isSample: false, rating: { ...brand.rating, period: '2027', source: 'the customers of 2027' } };
  const rate = (of: Parameters<typeof describeRating>[1]) =>
    saidOf(() => {
      useStructuredData(describeRating(useSiteFrame(), of));
      return null;
    });

  it('is the brand’s if its period and source are given', () => {
    expect(rate(checked)).toEqual([
      expect.objectContaining({
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 9.2, bestRating: 10, worstRating: 0, reviewCount: 1000 },
      }),
    ]);
  });

  it('is absent for a sample company, and without period or source', () => {
    expect(rate({ ...checked, isSample: true })).toEqual([]);
    expect(rate({ ...checked, rating: { ...checked.rating, period: null } })).toEqual([]);
    expect(rate({ ...checked, rating: { ...checked.rating, source: null } })).toEqual([]);
  });

  it('is not said beside the samples of this repository', () => {
    expect(saidOf(() => <ReviewsBlock partners={[]} reviews={[{ id: '1' }]} />)).toEqual([]);
  });
});

describe('formatStructuredData', () => {
  it('is one script that no text can end', () => {
    const script = formatStructuredData([{ '@type': 'Service', name: '</script><script>alert(1)' }]);
    const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Service', name: '</script><script>alert(1)' }],
    });
  });

  it('is absent for a page without any', () => {
    expect(formatStructuredData([])).toBe('');
  });
});

describe('the picture of a shared page', () => {
  const links: readonly Link[] = [
    ...pageKeys.map((page) => ({ page }) as const),
    { page: 'imprint' },
    { page: 'direct-booking-search' },
    { page: 'case-study', slug: 'science-day' },
    ...fleetKeys.map((fleet) => ({ page: 'fleet-type', fleet }) as const),
    ...occasionKeys.map((occasion) => ({ page: 'occasion', occasion }) as const),
  ];

  it.each(links)('is there for %o', (link) => {
    expect(existsSync(join('public', sharePictureOf(link)))).toBe(true);
  });

  it.each(['scene-airport', 'scene-boarding', 'scene-itinerary'])('is there for a place with the picture %s', (picture) => {
    expect(existsSync(join('public', sharePictureOf({ page: 'location', slug: 'x' }, picture)))).toBe(true);
  });
});
