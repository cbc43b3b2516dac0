import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { BookingCanceledPage } from '../features/trip/cancel/booking-canceled-page.tsx';
import { reportFee } from '../features/trip/cancel/report-fee.ts';
import { loadAccount } from '../features/trip/documents/load-account.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'canceled' });
  reportFee(page, data.travel);
  return { ...data, account: data.travel.bookedAt === null ? null : await loadAccount(page, data.travel.id) };
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function BookingCanceledRoute() {
  const data = useLoaderData<typeof loader>();
  const { travel } = data;
  return (
    <BookingCanceledPage
      data={data}
      account={data.account}
      after={
        <>
          <AsyncFaqBlock page="canceled" country={travel.country} tone="sunken" />
          <AsyncReviewsBlock />
        </>
      }
    />
  );
}
