import { type RouteConfig, route } from '@react-router/dev/routes';
import { siteKeys } from '../domain/sites/keys.ts';
import { getSite } from '../domain/sites/registry.ts';
import { listRoutes } from '../domain/sites/routes.ts';
import { routeFiles, routeIdOf } from './route-files.ts';

/**
 * Every site's own paths, ids led by the site (`nl.about`). The server hands each host its own part only, so that another country's path
 * does not exist there.
 */
export default siteKeys.flatMap((key) => {
  const site = getSite(key);
  return [
    ...listRoutes(site).map((each) => route(each.path, routeFiles(each.name), { id: routeIdOf(key, each) })),
    // Every primitive in all its states, for those who work on them.
    ...(import.meta.env.DEV ? [route('/showcase', 'routes/showcase.tsx', { id: `${key}:showcase` })] : []),
    route('*', 'routes/not-found.tsx', { id: `${key}:not-found` }),
  ];
}) satisfies RouteConfig;
