import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { SendLinksForm } from '../features/send-links/send-links-form.tsx';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import { loadSuccessPage } from '../features/trip/success/load-success-page.ts';
import { SuccessPage } from '../features/trip/success/success-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadSuccessPage(args)), idempotencyKey: crypto.randomUUID() };
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteSuccessRoute() {
  const { idempotencyKey, ...data } = useLoaderData<typeof loader>();
  useShownTrip(data);
  const { flow, travel, stepsBlocked } = data;
  return (
    <SuccessPage
      data={data}
      sendLinks={<SendLinksForm outcome={null} email="" idempotencyKey={idempotencyKey} />}
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
