import type { SiteKey } from '../domain/sites/keys.ts';
import type { RouteName, SiteRoute } from '../domain/sites/routes.ts';

/** Editorial pages differ only in their texts. */
const editorialPages: readonly RouteName[] = [
  'about',
  'business',
  'why-choose-us',
  'privacy',
  'terms',
  'imprint',
  'accessibility',
  'review-policy',
];

/** The route module of a page. The flows of one kind share their modules: a direct booking uses the steps of a quote. */
export function routeFiles(name: RouteName): string {
  if (editorialPages.includes(name)) return 'routes/editorial.tsx';
  const [flow, page] = name.split('/');
  if (page === undefined) return `routes/${name}.tsx`;
  if (page === 'change-itinerary') return 'routes/change-itinerary.tsx';
  return `routes/${flow === 'booking' || flow === 'my-booking' ? 'booking' : 'quote'}-${page}.tsx`;
}

/** `nl:about`, `be:frBE:about`, `nl:fleet-type:/wagenpark/midibus`: site, language where only one has the path, page, path of an item. */
export function routeIdOf(site: SiteKey, route: SiteRoute): string {
  return [site, route.language ?? 'any', route.name, route.path].join(':');
}
