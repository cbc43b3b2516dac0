import { AsyncFaqBlock } from '../../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../../features/progress/flow-progress.tsx';
import { ForwardQuote } from '../../features/trip/forward/forward-quote.tsx';
import { OverviewPage } from '../../features/trip/overview/overview-page.tsx';
import type { TripData } from '../../features/trip/shared/state/load-trip.ts';
import { useShownTrip } from '../../features/trip/shared/state/use-shown-trip.ts';

export type OverviewBodyProps = { readonly data: TripData & { readonly forwardAddress: string | null } };

/** The page of a quote, within the site's frame. */
export function OverviewBody({ data: { forwardAddress, ...data } }: OverviewBodyProps) {
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
