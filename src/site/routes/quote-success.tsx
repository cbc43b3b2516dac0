import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { SendLinksForm } from '../features/send-links/send-links-form.tsx';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import { BookedElsewherePage } from '../features/trip/success/booked-elsewhere-page.tsx';
import { loadSuccessPage, type SuccessData } from '../features/trip/success/load-success-page.ts';
import { SuccessPage } from '../features/trip/success/success-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadSuccessPage(args)), idempotencyKey: crypto.randomUUID() };
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteSuccessRoute() {
  const { idempotencyKey, ...data } = useLoaderData<typeof loader>();
  if (!('bookedElsewhere' in data)) return <OwnSuccess data={data} />;
  return (
    <BookedElsewherePage
      booked={data.bookedElsewhere}
      sendLinks={<SendLinksForm outcome={null} email="" idempotencyKey={idempotencyKey} />}
      after={<AfterSuccess country={data.bookedElsewhere.country} />}
    />
  );
}

function OwnSuccess({ data }: { readonly data: SuccessData }) {
  useShownTrip(data);
  const { flow, travel, stepsBlocked } = data;
  return (
    <SuccessPage
      data={data}
      progress={<FlowProgress flow={flow} quoteId={travel.quoteId} current={4} blocked={stepsBlocked} />}
      after={<AfterSuccess country={travel.country} />}
    />
  );
}

function AfterSuccess({ country }: { readonly country: string }) {
  return (
    <>
      <AsyncFaqBlock page="success" country={country} tone="sunken" />
      <AsyncReviewsBlock />
    </>
  );
}
