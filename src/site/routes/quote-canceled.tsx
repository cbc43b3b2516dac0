import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { QuoteCanceledPage } from '../features/trip/cancel/quote-canceled-page.tsx';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return (await loadTrip(args, { page: 'canceled' })).data;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteCanceledRoute() {
  const data = useLoaderData<typeof loader>();
  const { travel } = data;
  return (
    <QuoteCanceledPage
      data={data}
      after={
        <>
          <AsyncFaqBlock page="canceled" country={travel.country} tone="sunken" />
          <AsyncReviewsBlock />
        </>
      }
    />
  );
}
