import { redirect } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PageRequest } from '../../request-context.ts';
import type { TripData } from './load-trip.ts';
import { tripLink } from './trip-link.ts';

/** The redirect of a step that is not the trip's turn yet. */
export function sendToOverview({ site, language }: PageRequest, data: TripData): Response {
  return redirect(pathTo({ site: getSite(site), language }, tripLink(data, 'overview')));
}
