import { type FlowKey, flowKeys, flowPages } from './flows.ts';
import { fleetKeys, occasionKeys, type PageKey, pageKeys, type SiteLanguage } from './keys.ts';
import { languageOfPath, plainPathTo } from './links.ts';
import type { Site } from './site.ts';
import { getTable } from './table.ts';

/** Names of the pages that have a component; flow pages are `quote/contact-details` and so on. */
export type RouteName =
  | PageKey
  | 'imprint'
  | 'location'
  | 'occasion'
  | 'fleet-type'
  | 'case-study'
  | 'direct-booking-search'
  | 'trip-not-found'
  | 'shared'
  | 'forwarded'
  | `${FlowKey}/${string}`;

/** One address pattern of a site. `path` may contain `:parameters`. `language` is null if the site's languages share the address. */
export type SiteRoute = { readonly name: RouteName; readonly path: string; readonly language: SiteLanguage | null };

/** Every address pattern that answers with a page (docs/specification.md#addresses), each path once. */
export function listRoutes(site: Site): readonly SiteRoute[] {
  const routes = new Map<string, SiteRoute>();
  for (const language of site.languages) {
    for (const route of localisedRoutes(site, language)) {
      const known = routes.get(route.path);
      routes.set(route.path, known === undefined ? route : { ...route, language: null });
    }
  }
  for (const route of flowRoutes(site)) routes.set(route.path, route);
  return [...routes.values()];
}

function localisedRoutes(site: Site, language: SiteLanguage): readonly SiteRoute[] {
  const place = { site, language };
  const table = getTable(site, language);
  const at = (name: RouteName, path: string): SiteRoute => ({ name, path, language: languageOfPath(site, path) });
  return [
    ...pageKeys.map((key) => at(key, table.pages[key])),
    ...fleetKeys.map((fleet) => at('fleet-type', plainPathTo(place, { page: 'fleet-type', fleet }))),
    ...occasionKeys.map((occasion) => at('occasion', plainPathTo(place, { page: 'occasion', occasion }))),
    at('location', `${table.pages.locations}/:slug`),
    at('case-study', `${table.pages['case-studies']}/:slug`),
    ...(site.imprintPath === null ? [] : [at('imprint', site.imprintPath)]),
  ];
}

function flowRoutes(site: Site): readonly SiteRoute[] {
  const language = site.languages.length === 1 ? site.languages[0] : null;
  const pages = flowKeys.flatMap((flow) =>
    flowPages[flow].map(
      (page): SiteRoute => ({ name: `${flow}/${page}`, path: page === 'overview' ? `/${flow}/:id` : `/${flow}/:id/${page}`, language }),
    ),
  );
  return [
    ...pages,
    { name: 'direct-booking-search', path: '/direct-booking', language },
    { name: 'trip-not-found', path: '/trip-not-found', language },
    { name: 'shared', path: '/shared/:id', language },
    { name: 'forwarded', path: '/forwarded/:id', language },
  ];
}
