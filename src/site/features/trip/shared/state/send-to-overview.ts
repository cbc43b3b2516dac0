import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getPageRequest } from '../../../../page-loader.ts';
import type { TripData } from './load-trip.ts';
import { tripLink } from './trip-link.ts';

/** The redirect for a step that is not available yet. It keeps the query (docs/specification.md#canonical-form). */
export function sendToOverview(data: TripData, { context, url }: LoaderFunctionArgs): Response {
  const { site, language } = getPageRequest({ context });
  return redirect(pathTo({ site: getSite(site), language }, tripLink(data, 'overview')) + url.search);
}
