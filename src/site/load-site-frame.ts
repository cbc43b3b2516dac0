import { companies } from '#domain/sites/brand.ts';
import { isFleetKey, isOccasionKey, type SiteKey } from '#domain/sites/keys.ts';
import type { LinkSite } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Operation } from './api/api-client.ts';
import { domainOf, languageOf } from './api/enums.ts';
import { CaseStudiesDocument, FleetTypesDocument, PopularLocationsDocument, PopularOccasionsDocument } from './api/generated/operations.ts';
import type { PageRequest } from './request-context.ts';
import type { SiteFrame } from './site-frame.ts';

/**
 * The four lists of the first page load, fetched in parallel (docs/specification.md#calls). A list that fails is logged and stays empty;
 * the page is shown anyway (docs/specification.md#errors). Only the first three case studies are used.
 */
export async function loadSiteFrame(page: PageRequest): Promise<SiteFrame> {
  const variables = { language: languageOf(page.language), domain: domainOf(page.site) };
  const [locations, occasions, fleet, caseStudies] = await Promise.all([
    loadList(page, PopularLocationsDocument, variables, (data) => data.getLocations),
    loadList(page, PopularOccasionsDocument, variables, (data) => data.getOccasions),
    loadList(page, FleetTypesDocument, variables, (data) => data.getFleet),
    loadList(page, CaseStudiesDocument, variables, (data) => data.getCaseStudies),
  ]);
  return {
    site: page.site,
    language: page.language,
    linkSite: linkSiteOf(page.site),
    addresses: page.addresses,
    company: companies[page.site],
    year: new Date(page.now).getUTCFullYear(),
    popularLocations: locations.map(({ slug, languageSlug, title }) => ({
      slug: languageSlug,
      title,
      ...(slug !== languageSlug && { drawing: slug }),
    })),
    popularOccasions: occasions.flatMap(({ slug, title }) => (isOccasionKey(slug) ? [{ occasion: slug, title }] : [])),
    fleet: fleet.flatMap(({ slug, title }) => (isFleetKey(slug) ? [{ fleet: slug, title }] : [])),
    selectedCaseStudies: caseStudies.slice(0, 3).map(({ languageSlug, title }) => ({ slug: languageSlug, title })),
  };
}

function linkSiteOf(site: SiteKey): LinkSite {
  const { key, languages, tables, imprintPath } = getSite(site);
  return { key, languages, tables, imprintPath };
}

async function loadList<Data, Variables, Item>(
  page: PageRequest,
  operation: Operation<Data, Variables>,
  variables: Variables,
  pick: (data: Data) => readonly Item[],
): Promise<readonly Item[]> {
  try {
    return pick(await page.api.execute(operation, variables));
  } catch (error) {
    page.reportError(error, 'Unable to fetch one of the data points');
    return [];
  }
}
