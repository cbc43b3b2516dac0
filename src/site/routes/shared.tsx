import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadSharedTrip } from '../features/trip/share/load-shared-trip.ts';
import { SharedTripPage } from '../features/trip/share/shared-trip-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { trip } = await loadSharedTrip(args);
  return { trip };
}

export const handle = { namespaces: ['travel', 'trip'] } satisfies RouteHandle;

export default function SharedRoute() {
  const { trip } = useLoaderData<typeof loader>();
  return <SharedTripPage trip={trip} />;
}
