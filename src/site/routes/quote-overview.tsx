import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { OverviewPage } from '../features/trip/overview/overview-page.tsx';
import { loadTrip } from '../features/trip/shared/load-trip.ts';
import { useShownTrip } from '../features/trip/shared/use-shown-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return (await loadTrip(args, { page: 'overview', withPicture: true })).data;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteOverviewRoute() {
  const data = useLoaderData<typeof loader>();
  useShownTrip(data);
  const { flow, travel } = data;
  return (
    <OverviewPage
      data={data}
      progress={<FlowProgress flow={flow} quoteId={travel.id} current={1} />}
      after={
        <>
          <AsyncFaqBlock page={flow} country={travel.country} tone="sunken" />
          <AsyncReviewsBlock />
        </>
      }
    />
  );
}
