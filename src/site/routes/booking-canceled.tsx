import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { BookingCanceledPage } from '../features/trip/booking-canceled-page.tsx';
import { loadAccount } from '../features/trip/documents/load-account.ts';
import { loadTripExtras } from '../features/trip/load-extras.ts';
import { loadTrip } from '../features/trip/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'canceled' });
  const [extras, account] = await Promise.all([
    loadTripExtras(page, { faqPage: null, country: data.travel.country, withReviews: true }),
    data.travel.bookedAt === null ? null : loadAccount(page, data.travel.id),
  ]);
  return { ...data, extras, account };
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function BookingCanceledRoute() {
  const data = useLoaderData<typeof loader>();
  const { travel, extras } = data;
  return (
    <BookingCanceledPage
      data={data}
      account={data.account}
      after={
        <>
          <AsyncFaqBlock page="canceled" country={travel.country} tone="sunken" />
          <ReviewsBlock {...extras} />
        </>
      }
    />
  );
}
