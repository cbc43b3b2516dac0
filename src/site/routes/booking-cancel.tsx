import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { BookingCanceledPage } from '../features/trip/cancel/booking-canceled-page.tsx';
import { cancelBooking } from '../features/trip/cancel/cancel-booking.ts';
import { CancelBookingPage } from '../features/trip/cancel/cancel-booking-page.tsx';
import { reportFee } from '../features/trip/cancel/report-fee.ts';
import { loadAccount } from '../features/trip/documents/load-account.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useFormAnswer } from '../form-over-line.ts';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'cancel' });
  reportFee(page, data.travel);
  const isOver = data.shownPage === 'canceled';
  const account = isOver && data.travel.bookedAt !== null ? await loadAccount(page, data.travel.id) : null;
  return { ...data, account, idempotencyKey: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  return await cancelBooking(await readSubmission(args));
}

/** In French and Spanish this address also shows the booking once it is cancelled (docs/specification.md#flow-addresses). */
export default function BookingCancelRoute() {
  const data = useLoaderData<typeof loader>();
  const refusal = useFormAnswer<typeof action>();
  const { travel, shownPage, idempotencyKey } = data;
  const after = (
    <>
      <AsyncFaqBlock page={shownPage} country={travel.country} tone="sunken" />
      {shownPage === 'canceled' && <AsyncReviewsBlock />}
    </>
  );
  if (shownPage === 'canceled') return <BookingCanceledPage data={data} account={data.account} after={after} />;
  return <CancelBookingPage data={data} idempotencyKey={idempotencyKey} refusal={refusal} after={after} />;
}
