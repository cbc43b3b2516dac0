import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import type { TripData } from '../features/trip/shared/state/load-trip.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';

/** The frame of a step in a quote's flow: the progress above it, the step's questions below. */
export function useQuoteStep(data: TripData, { current, page }: { readonly current: 2 | 3; readonly page: string }) {
  useShownTrip(data);
  const { flow, travel } = data;
  return {
    progress: <FlowProgress flow={flow} quoteId={travel.id} current={current} />,
    after: <AsyncFaqBlock page={page} country={travel.country} tone="sunken" />,
  };
}
