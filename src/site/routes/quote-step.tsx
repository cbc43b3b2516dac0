import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import type { TripData } from '../features/trip/shared/state/load-trip.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';

/** What stands around a step of a quote's flow: where one is before it, the step's questions after it. */
export function useQuoteStep(data: TripData, { current, page }: { readonly current: 2 | 3; readonly page: string }) {
  useShownTrip(data);
  const { flow, travel } = data;
  return {
    progress: <FlowProgress flow={flow} quoteId={travel.id} current={current} />,
    after: <AsyncFaqBlock page={page} country={travel.country} tone="sunken" />,
  };
}
