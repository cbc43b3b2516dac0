import type { FleetKey, OccasionKey, PageKey } from '#domain/sites/keys.ts';
import {
  CaseStudyPageDocument,
  type CaseStudyPageQuery,
  EditorialPageDocument,
  type EditorialPageQuery,
  FleetPageDocument,
  type FleetPageQuery,
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

export function loadLocation(page: PageRequest, languageSlug: string): Promise<LocationText> {
  return loadSubject(page, {
    operation: LocationPageDocument,
    variables: { ...placeOf(page), languageSlug },
    pick: (data) => data.getLocations.find(isWhole),
    failure: 'Unable to getLocation',
  });
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
