import type { LoaderFunctionArgs } from 'react-router';
import { SharedTripDocument, type SharedTripQuery } from '../../../api/generated/operations.ts';
import { getPageRequest, throwTripAway, throwTripNotFound } from '../../../page-loader.ts';
import type { PageRequest } from '../../../request-context.ts';
import { sendHome } from '../shared/state/send-home.ts';

/** A trip as its passengers see it. */
export type SharedTrip = NonNullable<SharedTripQuery['getSharedTrip']>;

/** The trip of a shared page. Unknown and disabled addresses are both treated as a missing trip, and cannot be told apart. */
export async function loadSharedTrip({ context, url, params }: LoaderFunctionArgs): Promise<{ page: PageRequest; trip: SharedTrip }> {
  const page = getPageRequest({ context });
  const trip = await findSharedTrip(page, params.id ?? '');
  if (trip === null) return throwTripNotFound(page, url.searchParams);
  sendHome(trip, page, url);
  return { page, trip };
}

async function findSharedTrip(page: PageRequest, shareId: string): Promise<SharedTrip | null> {
  try {
    const { getSharedTrip } = await page.api.execute(SharedTripDocument, { shareId });
    return getSharedTrip;
  } catch (error) {
    page.reportError(error, 'Unable to getSharedTrip');
    return throwTripAway();
  }
}
