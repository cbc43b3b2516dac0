import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { loadPayments, type Payments } from '../features/payment/load-payments.ts';
import { pay } from '../features/payment/pay.ts';
import { PayOnline } from '../features/payment/pay-online.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { SendLinksForm } from '../features/send-links/send-links-form.tsx';
import type { TripData } from '../features/trip/shared/state/load-trip.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import { BookedElsewherePage } from '../features/trip/success/booked-elsewhere-page.tsx';
import { findOrderedBooking, loadSuccessPage } from '../features/trip/success/load-success-page.ts';
import { SuccessPage } from '../features/trip/success/success-page.tsx';
import { useFormAnswer } from '../form-over-line.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest, throwTripNotFound } from '../page-loader.ts';

export { clientAction } from '../form-over-line.ts';

export async function loader(args: LoaderFunctionArgs) {
  const shown = await loadSuccessPage(args);
  const idempotencyKey = crypto.randomUUID();
  const id = 'travel' in shown ? shown.travel.bookingId : null;
  if (id === null) return { ...shown, payments: null, unpaid: null, idempotencyKey };
  const payments = await loadPayments(getPageRequest(args), { id, url: args.url });
  // Once it is paid, whatever failed before is over.
  return { ...shown, payments, unpaid: payments?.online == null ? null : args.url.searchParams.get('unpaid'), idempotencyKey };
}

/** Paying online, for the browser that ordered. */
export async function action(args: ActionFunctionArgs) {
  const submission = await readSubmission(args);
  const id = await findOrderedBooking(submission.page, { request: args.request, quoteId: submission.id });
  if (id === null) return throwTripNotFound(submission.page, submission.url.searchParams);
  return await pay({ ...submission, id });
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteSuccessRoute() {
  const { idempotencyKey, payments, unpaid, ...data } = useLoaderData<typeof loader>();
  if (!('bookedElsewhere' in data)) return <OwnSuccess {...{ data, payments, unpaid, idempotencyKey }} />;
  return (
    <BookedElsewherePage
      booked={data.bookedElsewhere}
      sendLinks={<SendLinksForm outcome={null} email="" idempotencyKey={idempotencyKey} />}
      after={<AfterSuccess country={data.bookedElsewhere.country} />}
    />
  );
}

type OwnSuccessProps = {
  readonly data: TripData;
  readonly payments: Payments | null;
  /** Why an order that is paid online could not lead to its payment; null where it did. */
  readonly unpaid: string | null;
  readonly idempotencyKey: string;
};

function OwnSuccess({ data, payments, unpaid, idempotencyKey }: OwnSuccessProps) {
  useShownTrip(data);
  const { flow, travel, stepsBlocked } = data;
  const answer = useFormAnswer<typeof action>();
  const failed = unpaid === null ? undefined : { payRefusal: unpaid, idempotencyKey };
  const refusal = answer !== undefined && 'payRefusal' in answer ? answer : failed;
  return (
    <SuccessPage
      data={data}
      account={payments}
      online={<PayOnline payments={payments} idempotencyKey={idempotencyKey} refusal={refusal} />}
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
