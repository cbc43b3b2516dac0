import { describe, expect, it } from 'vitest';
import { belgium } from '#domain/sites/be.ts';
import { companies } from '#domain/sites/brand.ts';
import { mapSites } from '#domain/sites/keys.ts';
import type { ApiClient } from './api/api-client.ts';
import { createTexts } from './i18n/server.ts';
import { loadSiteFrame } from './load-site-frame.ts';
import type { PageRequest } from './request-context.ts';

type Lists = Readonly<Record<string, readonly unknown[] | Error>>;

const caseStudy = (slug: string) => ({
  id: slug,
  slug,
  languageSlug: slug,
  title: `On ${slug}`,
  hero: { title: '', description: `About ${slug}`, image: 'x' },
});
const lists: Lists = {
  PopularLocations: [
    { id: '1', slug: 'rome', languageSlug: 'rome', title: 'Rome', createdAt: 'x' },
    { slug: 'brugge', languageSlug: 'bruges', title: 'Bruges' },
  ],
  PopularOccasions: [
    { slug: 'schools', title: 'School trips', languageSlug: 'school-trips' },
    { slug: 'weddings', title: 'Weddings' },
  ],
  FleetTypes: [
    { slug: 'submarine', title: 'Submarine' },
    { slug: 'midibus', title: 'Midibus' },
  ],
  CaseStudies: ['choir', 'shuttle', 'wedding', 'science'].map(caseStudy),
};
const fields: Readonly<Record<string, string>> = {
  PopularLocations: 'getLocations',
  PopularOccasions: 'getOccasions',
  FleetTypes: 'getFleet',
  CaseStudies: 'getCaseStudies',
};

function createPage(change: Lists = {}, now = '2027-05-01T10:00:00Z') {
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  const api: ApiClient = {
    async execute<Data>(operation: { toString(): string }, variables: unknown) {
      const name = /query (\w+)/.exec(operation.toString())?.[1] ?? '';
      asked.push([name, variables]);
      const answer = { ...lists, ...change }[name];
      if (answer instanceof Error) throw answer;
      return { [fields[name] ?? '']: answer } as Data;
    },
  };
  const addresses = mapSites((key) => `https://${key}.example`);
  const page: PageRequest = {
    site: 'be',
    language: 'frBE',
    addresses,
    api,
    texts: createTexts('en', {}),
    now,
    buildVersion: 'b1',
    isWholePage: true,
    textsVersion: 'b1',
    refusal: null,
    fontStylesheetUrl: null,
    reportError: (error, message) => reported.push([message, error]),
  };
  return { page, asked, reported };
}

describe('loadSiteFrame', () => {
  it('asks for each list once, for this site and language', async () => {
    const { page, asked } = createPage();
    await loadSiteFrame(page);
    const variables = { language: 'frBE', domain: 'BE' };
    expect(asked).toEqual(Object.keys(lists).map((name) => [name, variables]));
  });

  it('contains what menus show, and only pages of the site', async () => {
    const { page, reported } = createPage();
    expect(await loadSiteFrame(page)).toEqual({
      site: 'be',
      language: 'frBE',
      linkSite: { key: 'be', languages: belgium.languages, tables: belgium.tables, imprintPath: null },
      addresses: page.addresses,
      company: companies.be,
      year: 2027,
      popularLocations: [
        { slug: 'rome', title: 'Rome' },
        { slug: 'bruges', title: 'Bruges', drawing: 'brugge' },
      ],
      popularOccasions: [{ occasion: 'schools', title: 'School trips' }],
      fleet: [{ fleet: 'midibus', title: 'Midibus' }],
      selectedCaseStudies: ['choir', 'shuttle', 'wedding'].map((slug) => ({ slug, title: `On ${slug}` })),
    });
    expect(reported).toEqual([]);
  });

  it.each(Object.keys(lists))('works without %s when that fails, and reports it', async (name) => {
    const fault = new Error('away');
    const { page, reported } = createPage({ [name]: fault });
    const frame = await loadSiteFrame(page);
    const sizes = [frame.popularLocations, frame.popularOccasions, frame.fleet, frame.selectedCaseStudies].map((list) => list.length);
    expect(sizes).toEqual(
      Object.entries({ PopularLocations: 2, PopularOccasions: 1, FleetTypes: 1, CaseStudies: 3 }).map(([each, size]) =>
        each === name ? 0 : size,
      ),
    );
    expect(reported).toEqual([['Unable to fetch one of the data points', fault]]);
  });

  it('is there when everything fails', async () => {
    const away = new Error('away');
    const { page, reported } = createPage(Object.fromEntries(Object.keys(lists).map((name) => [name, away])));
    expect((await loadSiteFrame(page)).popularLocations).toEqual([]);
    expect(reported).toHaveLength(4);
  });

  it.each([
    ['2026-12-31T23:59:59.999Z', 2026],
    ['2027-01-01T00:00:00Z', 2027],
  ])('at %s shows the year %i on every machine', async (now, year) => {
    expect((await loadSiteFrame(createPage({}, now).page)).year).toBe(year);
  });
});
