import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPraise } from '../features/content/load-reviews.ts';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { BookingCanceledPage } from '../features/trip/booking-canceled-page.tsx';
import { loadAccount } from '../features/trip/documents/load-account.ts';
import { loadTrip } from '../features/trip/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'canceled' });
  const [praise, account] = await Promise.all([
    loadPraise(page, { limit: 3 }),
    data.travel.bookedAt === null ? null : loadAccount(page, data.travel.id),
  ]);
  return { ...data, praise, account };
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function BookingCanceledRoute() {
  const data = useLoaderData<typeof loader>();
  const { travel, praise } = data;
  return (
    <BookingCanceledPage
      data={data}
      account={data.account}
      after={
        <>
          <AsyncFaqBlock page="canceled" country={travel.country} tone="sunken" />
          <ReviewsBlock {...praise} isPrivate />
        </>
      }
    />
  );
}
