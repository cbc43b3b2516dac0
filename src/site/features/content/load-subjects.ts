import type { FleetKey, OccasionKey, PageKey } from '#domain/sites/keys.ts';
import {
  CaseStudyPageDocument,
  type CaseStudyPageQuery,
  EditorialPageDocument,
  type EditorialPageQuery,
  FleetPageDocument,
  type FleetPageQuery,
  HubPageDocument,
  type HubPageQuery,
  LocationPageDocument,
  type LocationPageQuery,
  OccasionPageDocument,
  type OccasionPageQuery,
} from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';
import { isWhole, loadSubject, placeOf, type Whole } from './load-content.ts';

export type EditorialText = NonNullable<EditorialPageQuery['getPage']>;
export type EditorialSection = EditorialText['sections'][number];
export type LocationText = Whole<LocationPageQuery['getLocations'][number]>;
export type HubText = HubPageQuery['getHubs'][number];
export type OccasionText = Whole<OccasionPageQuery['getOccasions'][number]>;
export type FleetText = FleetPageQuery['getFleet'][number];
export type CaseStudyText = CaseStudyPageQuery['getCaseStudies'][number];

export function loadEditorialText(page: PageRequest, key: PageKey | 'imprint'): Promise<EditorialText> {
  return loadSubject(page, {
    operation: EditorialPageDocument,
    variables: { ...placeOf(page), key },
    pick: (data) => data.getPage,
    failure: 'Unable to getPage',
  });
}

/** A city, or the hub of cities with that address. */
export async function loadLocation(page: PageRequest, languageSlug: string): Promise<LocationText | HubText> {
  const variables = { ...placeOf(page), languageSlug };
  const [city] = await loadSubject(page, {
    operation: LocationPageDocument,
    variables,
    pick: (data) => data.getLocations.filter(isWhole),
    failure: 'Unable to getLocation',
  });
  if (city !== undefined) return withoutSecondPrice(city);
  return loadSubject(page, { operation: HubPageDocument, variables, pick: (data) => data.getHubs[0], failure: 'Unable to getHub' });
}

/** The lead of a city that nobody wrote about is the sentence of the price which the page shows beneath it; no other lead names an amount. */
export function withoutSecondPrice(city: LocationText): LocationText {
  return city.hero.description.includes('€') ? { ...city, hero: { ...city.hero, description: '' } } : city;
}

/** A city has destinations, a hub has towns. */
export function isHub(text: LocationText | HubText): text is HubText {
  return 'towns' in text;
}

export function loadOccasion(page: PageRequest, occasion: OccasionKey): Promise<OccasionText> {
  return loadSubject(page, {
    operation: OccasionPageDocument,
    variables: { ...placeOf(page), slug: occasion },
    pick: (data) => data.getOccasions.find(isWhole),
    failure: 'Unable to getOccasion',
  });
}

export function loadFleetType(page: PageRequest, fleet: FleetKey): Promise<FleetText> {
  return loadSubject(page, {
    operation: FleetPageDocument,
    variables: { ...placeOf(page), slug: fleet },
    pick: (data) => data.getFleet[0],
    failure: 'Unable to getFleet',
  });
}

export function loadCaseStudy(page: PageRequest, languageSlug: string): Promise<CaseStudyText> {
  return loadSubject(page, {
    operation: CaseStudyPageDocument,
    variables: { ...placeOf(page), languageSlug },
    pick: (data) => data.getCaseStudies[0],
    failure: 'Unable to getCaseStudies',
  });
}
