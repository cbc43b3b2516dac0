import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { AsyncReviewsBlock } from '../features/reviews/async-reviews-block.tsx';
import { loadTrip } from '../features/trip/shared/load-trip.ts';
import { useShownTrip } from '../features/trip/shared/use-shown-trip.ts';
import { SuccessPage } from '../features/trip/success/success-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return (await loadTrip(args, { page: 'success' })).data;
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function QuoteSuccessRoute() {
  const data = useLoaderData<typeof loader>();
  useShownTrip(data);
  const { flow, travel, stepsBlocked } = data;
  return (
    <SuccessPage
      data={data}
      progress={<FlowProgress flow={flow} quoteId={travel.quoteId} current={4} blocked={stepsBlocked} />}
      after={
        <>
          <AsyncFaqBlock page="success" country={travel.country} tone="sunken" />
          <AsyncReviewsBlock />
        </>
      }
    />
  );
}
