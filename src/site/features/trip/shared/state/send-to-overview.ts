import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getPageRequest } from '../../../../page-loader.ts';
import type { TripData } from './load-trip.ts';
import { tripLink } from './trip-link.ts';

/** The redirect of a step that is not the trip's turn yet. The query survives it (docs/specification.md#canonical-form). */
export function sendToOverview(data: TripData, { context, url }: LoaderFunctionArgs): Response {
  const { site, language } = getPageRequest({ context });
  return redirect(pathTo({ site: getSite(site), language }, tripLink(data, 'overview')) + url.search);
}
