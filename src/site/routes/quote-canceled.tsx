import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPraise } from '../features/content/load-reviews.ts';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { loadTrip } from '../features/trip/load-trip.ts';
import { QuoteCanceledPage } from '../features/trip/quote-canceled-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'canceled' });
  return { ...data, praise: await loadPraise(page, { limit: 3 }) };
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function QuoteCanceledRoute() {
  const data = useLoaderData<typeof loader>();
  const { travel, praise } = data;
  return (
    <QuoteCanceledPage
      data={data}
      after={
        <>
          <AsyncFaqBlock page="canceled" country={travel.country} tone="sunken" />
          <ReviewsBlock {...praise} isPrivate />
        </>
      }
    />
  );
}
