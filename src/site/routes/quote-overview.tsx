import { memo, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { forwardAddressOf } from '../features/trip/share/share-address.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { scriptAtTouch } from '../ui/script-at-touch.ts';
import { overviewStyles } from './late/overview-styles.ts';

const loadBody = async () => (await import('./late/overview-body.tsx')).OverviewBody;

/** A quote is read, and its links and choices work without a script: it comes once somebody uses the page, or where the address asks for more. */
const Body = memo(import.meta.env.SSR ? await loadBody() : scriptAtTouch(loadBody, () => window.location.search !== ''));

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'overview', withPicture: true });
  return { ...data, forwardAddress: forwardAddressOf(page, data.travel.readId) };
}

// Its script comes late; its style does not.
export const handle = { namespaces: ['form', 'travel', 'trip'], styles: overviewStyles } satisfies RouteHandle;

export default function QuoteOverviewRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <Suspense>
      <Body data={data} />
    </Suspense>
  );
}
