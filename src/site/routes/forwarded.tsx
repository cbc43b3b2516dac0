import { useLoaderData } from 'react-router';
import { ForwardedPage } from '../features/trip/forward/forwarded-page.tsx';
import { loadForwardedQuote } from '../features/trip/forward/load-forwarded-quote.ts';
import { partStyles } from '../features/trip/shared/part-styles.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export const loader = loadForwardedQuote;

export const handle = { namespaces: ['form', 'travel', 'trip'], styles: partStyles } satisfies RouteHandle;

export default function ForwardedRoute() {
  return <ForwardedPage data={useLoaderData<typeof loader>()} />;
}
