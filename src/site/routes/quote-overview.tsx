import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { ForwardQuote } from '../features/trip/forward/forward-quote.tsx';
import { OverviewPage } from '../features/trip/overview/overview-page.tsx';
import { forwardAddressOf } from '../features/trip/share/share-address.ts';
import { partStyles } from '../features/trip/shared/part-styles.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'overview', withPicture: true });
  return { ...data, forwardAddress: forwardAddressOf(page, data.travel.readId) };
}

// The scripts of its parts come late; their styles do not.
export const handle = { namespaces: ['form', 'travel', 'trip'], styles: partStyles } satisfies RouteHandle;

export default function QuoteOverviewRoute() {
  const { forwardAddress, ...data } = useLoaderData<typeof loader>();
  useShownTrip(data);
  const { flow, travel } = data;
  return (
    <OverviewPage
      data={data}
      progress={<FlowProgress flow={flow} quoteId={travel.id} current={1} />}
      forward={forwardAddress !== null && <ForwardQuote travel={travel} address={forwardAddress} />}
      after={<AsyncFaqBlock page={flow} country={travel.country} tone="sunken" />}
    />
  );
}
