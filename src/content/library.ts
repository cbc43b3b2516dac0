import * as v from 'valibot';
import type { Equivalent } from '#domain/sites/alternates.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { LanguageTable } from '#domain/sites/site.ts';
import { getTable } from '#domain/sites/table.ts';
import { createAddressFinder } from './address-finder.ts';
import { createCityShelf } from './cities/city-shelf.ts';
import { type CityPage, createLocationLister } from './cities/list-locations.ts';
import { createCollection, type Row, rowSchema, type Shown } from './collection.ts';
import type { Terms } from './describe-terms.ts';
import * as entries from './entries.ts';
import type { Hub } from './hubs/hub.ts';
import { createHubLister } from './hubs/list-hubs.ts';
import type { Place } from './interpolate.ts';
import type { ContentPageKey, WeightType } from './kinds.ts';

/**
 * `slug` is always the key, which is the same in every language; `languageSlug` is the last part of the address in the requested language.
 */
export type Location = CityPage;
export type Occasion = Shown<entries.OccasionDocument> & { readonly slug: string; readonly languageSlug: string };
export type FleetPage = Shown<entries.FleetDocument> & { readonly slug: string; readonly languageSlug: string };
export type CaseStudy = Shown<entries.CaseStudyDocument>;
export type FaqCategory = { readonly id: string; readonly slug: string; readonly title: string };
export type Faq = Omit<Shown<entries.FaqDocument>, 'category'> & { readonly category: FaqCategory };
export type Review = Shown<entries.ReviewDocument>;
export type Partner = Shown<entries.PartnerDocument>;
export type Page = Shown<entries.PageDocument>;

type BySlug = Place & { readonly slug: string };
type FaqQuery = Place & { readonly page?: string | undefined; readonly country?: string | undefined };
type ReviewQuery = Place & {
  readonly weighted?: boolean | undefined;
  readonly weightType?: WeightType | undefined;
  readonly limit?: number | undefined;
};

export type ContentLibrary = ReturnType<typeof createContentLibrary>;

/**
 * Read access to all content, held in memory. Each finder answers in the requested language, or in the nearest one that has the text. Only
 * published entries are found. Texts contain the current `terms`; while these are unknown, text about them is left out. `issues` names the
 * rows that were left out because they no longer match their schema.
 */
export function createContentLibrary(storedRows: readonly unknown[], terms: Terms | null = null) {
  const { rows, issues } = parseRows(storedRows);
  const shelves = createShelves(rows, terms);
  const cities = createCityShelf(rows);
  const listLocations = createLocationLister(shelves.location, cities);
  const findHubs = createHubLister(listLocations);

  const findLocations = ({ popular, ...place }: Place & { readonly popular?: boolean | undefined }): readonly Location[] =>
    listLocations(place).filter((location) => popular !== true || location.popular);
  const findOccasions = (place: Place): readonly Occasion[] =>
    shelves.occasion.list(place).map((one) => ({ ...one, slug: one.key, languageSlug: tableOf(place).occasions[one.key] }));
  const findFleet = (place: Place): readonly FleetPage[] =>
    shelves.fleet.list(place).map((one) => ({ ...one, slug: one.key, languageSlug: tableOf(place).fleet[one.key] }));
  const findCaseStudies = (place: Place): readonly CaseStudy[] => shelves.caseStudy.list(place);
  const findReviews = (query: ReviewQuery): readonly Review[] => orderReviews(shelves.review.list(query), query);

  return {
    issues: [...issues, ...cities.issues, ...Object.values(shelves).flatMap((collection) => collection.issues)],
    findLocations,
    findLocation: (query: BySlug) => findByKey(findLocations(query), query.slug),
    /** The `languageSlug` of a location or a hub, found by its name in any language of the site or by its key; null if there is none. */
    findLocationAddress: createAddressFinder((place) => [...findLocations(place), ...findHubs(place)]),
    /** Provinces, Länder, regions or countries, and airports: pages below the locations that link the towns around. */
    findHubs,
    /** The hubs of a town: its region, and its airports. */
    findHubsOf: ({ slug, ...place }: BySlug) => findHubs(place).filter((hub) => isHubOf(hub, slug)),
    findHubEquivalents: ({ slug, subject }: Hub) =>
      listEquivalents(findHubs, (hub) => hub.slug === slug || (hub.isIndexable && hub.subject === subject)),
    /** The pages of a city: in each language of its site, and of the same city on other sites. */
    findLocationEquivalents: ({ id, city }: Location) =>
      listEquivalents(findLocations, (one) => one.id === id || (one.isIndexable && city !== undefined && one.city === city)),
    findOccasions,
    findFleet,
    findCaseStudies,
    /** Like {@link findLocationAddress}, for a case study. */
    findCaseStudyAddress: createAddressFinder(findCaseStudies),
    /** The pages of a case study on every site that has it. */
    findCaseStudyEquivalents: ({ slug }: CaseStudy) => listEquivalents(findCaseStudies, (one) => one.slug === slug),
    findFaqs: (query: FaqQuery): readonly Faq[] => findFaqs(shelves, query),
    findReviews,
    findPartners: (place: Place): readonly Partner[] => shelves.partner.list(place),
    findPage: ({ key, ...place }: Place & { readonly key: ContentPageKey }): Page | null =>
      shelves.page.list(place).find((page) => page.key === key) ?? null,
  };
}

/**
 * The site whose questions apply to a booking's country: `ESP` is es, each of our countries has its own, `Other` and all others use eu
 * (docs/specification.md#calls).
 */
export function siteOfCountry(country: string): SiteKey {
  const code = country.toUpperCase() === 'ESP' ? 'ES' : country.toUpperCase();
  return siteKeys.find((key) => getSite(key).country === code) ?? 'eu';
}

type Shelves = ReturnType<typeof createShelves>;

function createShelves(rows: readonly Row[], terms: Terms | null) {
  return {
    page: createCollection({ kind: 'page', schema: entries.pageSchema, rows, terms }),
    location: createCollection({ kind: 'location', schema: entries.locationSchema, rows, terms }),
    fleet: createCollection({ kind: 'fleet', schema: entries.fleetSchema, rows, terms }),
    occasion: createCollection({ kind: 'occasion', schema: entries.occasionSchema, rows, terms }),
    caseStudy: createCollection({ kind: 'caseStudy', schema: entries.caseStudySchema, rows, terms }),
    faqCategory: createCollection({ kind: 'faqCategory', schema: entries.faqCategorySchema, rows, terms }),
    faq: createCollection({ kind: 'faq', schema: entries.faqSchema, rows, terms }),
    review: createCollection({ kind: 'review', schema: entries.reviewSchema, rows, terms }),
    partner: createCollection({ kind: 'partner', schema: entries.partnerSchema, rows, terms }),
  };
}

function parseRows(stored: readonly unknown[]) {
  const parsed = stored.map((row) => v.safeParse(rowSchema, row));
  const rows = parsed.flatMap((row) => (row.success ? [row.output] : []));
  const issues = parsed.flatMap((row, at) => (row.success ? [] : [{ file: `row ${at}`, field: '', message: row.issues[0].message }]));
  return { rows, issues };
}

function findFaqs(shelves: Shelves, { site, language, page, country }: FaqQuery): readonly Faq[] {
  const place = { site, language, content: country === undefined || country === '' ? site : siteOfCountry(country) };
  const categories = new Map(shelves.faqCategory.list(place).map(({ id, slug, title }) => [slug, { id, slug, title }]));
  const order = [...categories.keys()];
  return shelves.faq
    .list(place)
    .filter((faq) => page === undefined || (faq.pages as readonly string[]).includes(page))
    .map((faq) => ({ ...faq, category: categories.get(faq.category) ?? { id: faq.category, slug: faq.category, title: faq.category } }))
    .sort((one, other) => order.indexOf(one.category.slug) - order.indexOf(other.category.slug) || one.position - other.position);
}

/**
 * By weight, heaviest first; for a type other than `DEFAULT`, which has no particular readers, those written for the type come first. With
 * equal weight newest first.
 */
function orderReviews(
  reviews: readonly Review[],
  { weighted = true, weightType = 'DEFAULT', limit = 100 }: ReviewQuery,
): readonly Review[] {
  const suits = (review: Review) => (weightType !== 'DEFAULT' && review.weightType === weightType ? 1 : 0);
  const newestFirst = (one: Review, other: Review) => other.writtenAt.localeCompare(one.writtenAt);
  const heaviestFirst = (one: Review, other: Review) => suits(other) - suits(one) || other.weight - one.weight || newestFirst(one, other);
  return [...reviews].sort(weighted ? heaviestFirst : newestFirst).slice(0, Math.max(0, limit));
}

function isHubOf({ isIndexable, members }: Hub, slug: string): boolean {
  return isIndexable && members.includes(slug);
}

type Addressed = { readonly slug: string; readonly languageSlug: string };

function findByKey<Keyed extends { readonly slug: string }>(list: readonly Keyed[], key: string): Keyed | null {
  return list.find(({ slug }) => slug === key) ?? null;
}

function listEquivalents<Entry extends Addressed>(
  list: (place: Place) => readonly Entry[],
  isSame: (entry: Entry) => boolean,
): readonly Equivalent[] {
  const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
  return places.flatMap((place) => {
    const found = list(place).find(isSame);
    return found === undefined ? [] : [{ ...place, slug: found.languageSlug }];
  });
}

function tableOf({ site, language }: Place): LanguageTable {
  return getTable(getSite(site), language);
}
