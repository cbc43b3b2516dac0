import { type FleetKey, isFleetKey, isOccasionKey, type OccasionKey } from '#domain/sites/keys.ts';
import {
  CaseStudiesDocument,
  type CaseStudiesQuery,
  FaqListDocument,
  type FaqListQuery,
  FaqsDocument,
  type FaqsQuery,
  FleetComparisonDocument,
  type FleetComparisonQuery,
  FleetListDocument,
  HubListDocument,
  type HubListQuery,
  InvoiceTripDocument,
  type InvoiceTripQuery,
  LocationLeadDocument,
  LocationListDocument,
  type LocationListQuery,
  OccasionListDocument,
  type OccasionListQuery,
} from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';
import { isWhole, loadList, placeOf, type Whole } from './load-content.ts';

/** `most`: the seats of its largest size. */
export type FleetItem = { readonly slug: FleetKey; readonly title: string; readonly most: number };
export type ComparedVehicle = FleetComparisonQuery['getFleet'][number] & { readonly slug: FleetKey };
export type InvoiceTrip = NonNullable<InvoiceTripQuery['getProof']>;
export type OccasionItem = Whole<OccasionListQuery['getOccasions'][number]> & { readonly slug: OccasionKey };
export type LocationItem = Whole<LocationListQuery['getLocations'][number]>;
export type HubItem = HubListQuery['getHubs'][number];
export type CaseStudyItem = CaseStudiesQuery['getCaseStudies'][number];
export type FaqItem = FaqsQuery['getFAQs'][number];

export async function loadFleet(page: PageRequest): Promise<readonly FleetItem[]> {
  const fleet = await loadList(page, {
    operation: FleetListDocument,
    variables: placeOf(page),
    pick: (data) => data.getFleet,
    failure: 'Unable to getFleet',
  });
  return fleet.flatMap(({ slug, title, sizes }) =>
    isFleetKey(slug) ? [{ slug, title, most: Math.max(...sizes.map(({ seats }) => seats)) }] : [],
  );
}

/** {@link loadFleet} with the fields for comparing vehicles. */
export async function loadFleetComparison(page: PageRequest): Promise<readonly ComparedVehicle[]> {
  const fleet = await loadList(page, {
    operation: FleetComparisonDocument,
    variables: placeOf(page),
    pick: (data) => data.getFleet,
    failure: 'Unable to getFleet',
  });
  return fleet.flatMap((item) => (isFleetKey(item.slug) ? [{ ...item, slug: item.slug }] : []));
}

export async function loadOccasions(page: PageRequest): Promise<readonly OccasionItem[]> {
  const occasions = await loadList(page, {
    operation: OccasionListDocument,
    variables: placeOf(page),
    pick: (data) => data.getOccasions.filter(isWhole),
    failure: 'Unable to getOccasions',
  });
  return occasions.flatMap((item) => (isOccasionKey(item.slug) ? [{ ...item, slug: item.slug }] : []));
}

export function loadLocations(page: PageRequest): Promise<readonly LocationItem[]> {
  return loadList(page, {
    operation: LocationListDocument,
    variables: placeOf(page),
    pick: (data) => data.getLocations.filter(isWhole),
    failure: 'Unable to getLocations',
  });
}

/** What the first city of the list says of itself; empty where there is none. */
export async function loadLead(page: PageRequest, { languageSlug }: Pick<LocationItem, 'languageSlug'>): Promise<string> {
  const leads = await loadList(page, {
    operation: LocationLeadDocument,
    variables: { ...placeOf(page), languageSlug },
    pick: (data) => data.getLocations.flatMap(({ hero }) => (hero === null ? [] : [hero.description])),
    failure: 'Unable to get the lead of a location',
  });
  return leads[0] ?? '';
}

/** Regions and airports that search engines may list. */
export function loadHubs(page: PageRequest): Promise<readonly HubItem[]> {
  return loadList(page, {
    operation: HubListDocument,
    variables: placeOf(page),
    pick: (data) => data.getHubs.filter(({ isIndexable }) => isIndexable),
    failure: 'Unable to getHubs',
  });
}

export function loadCaseStudies(page: PageRequest): Promise<readonly CaseStudyItem[]> {
  return loadList(page, {
    operation: CaseStudiesDocument,
    variables: placeOf(page),
    pick: (data) => data.getCaseStudies,
    failure: 'Unable to getCaseStudies',
  });
}

/** The questions of a page, named as in the content's `pages`. */
export function loadFaqs(page: PageRequest, pageName: string): Promise<FaqListQuery['getFAQs']> {
  return loadList(page, {
    operation: FaqListDocument,
    variables: { ...placeOf(page), page: pageName },
    pick: (data) => data.getFAQs,
    failure: 'Unable to getFAQs',
  });
}

/** {@link loadFaqs} with the category of each, for the page that is grouped by them. */
export function loadGroupedFaqs(page: PageRequest): Promise<readonly FaqItem[]> {
  return loadList(page, {
    operation: FaqsDocument,
    variables: { ...placeOf(page), page: 'faq' },
    pick: (data) => data.getFAQs,
    failure: 'Unable to getFAQs',
  });
}

/** The trip on the example invoice; empty where none has a price today. */
export function loadInvoiceTrip(page: PageRequest): Promise<readonly InvoiceTrip[]> {
  return loadList(page, {
    operation: InvoiceTripDocument,
    variables: placeOf(page),
    pick: ({ getProof }) => (getProof === null ? [] : [getProof]),
    failure: 'Unable to getProof',
  });
}
