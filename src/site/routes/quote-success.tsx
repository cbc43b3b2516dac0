import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { pay } from '../features/payment/pay.ts';
import { PayOnline } from '../features/payment/pay-online.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { AsyncReviewsBlock } from '../features/reviews/late/async-reviews-block.tsx';
import { SendLinksForm } from '../features/send-links/send-links-form.tsx';
import { readBookingCookie } from '../features/trip/shared/state/booking-cookie.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import { BookedElsewherePage } from '../features/trip/success/booked-elsewhere-page.tsx';
import { loadSuccessPage, type SuccessData } from '../features/trip/success/load-success-page.ts';
import { SuccessPage } from '../features/trip/success/success-page.tsx';
import { useFormAnswer } from '../form-over-line.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { throwTripNotFound } from '../page-loader.ts';

export { clientAction } from '../form-over-line.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadSuccessPage(args)), idempotencyKey: crypto.randomUUID() };
}

/** Paying online. The browser that ordered names the booking by its cookie: the quote's key in the address opens nothing. */
export async function action(args: ActionFunctionArgs) {
  const submission = await readSubmission(args);
  const id = readBookingCookie(args.request);
  if (id === null) return throwTripNotFound(submission.page, submission.url.searchParams);
  return await pay({ ...submission, id });
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteSuccessRoute() {
  const { idempotencyKey, ...data } = useLoaderData<typeof loader>();
  if (!('bookedElsewhere' in data)) return <OwnSuccess data={data} idempotencyKey={idempotencyKey} />;
  return (
    <BookedElsewherePage
      booked={data.bookedElsewhere}
      sendLinks={<SendLinksForm outcome={null} email="" idempotencyKey={idempotencyKey} />}
      after={<AfterSuccess country={data.bookedElsewhere.country} />}
    />
  );
}

function OwnSuccess({ data, idempotencyKey }: { readonly data: SuccessData; readonly idempotencyKey: string }) {
  useShownTrip(data);
  const { flow, travel, stepsBlocked, account, unpaid } = data;
  const answer = useFormAnswer<typeof action>();
  const failed = unpaid === null ? undefined : { payRefusal: unpaid, idempotencyKey };
  const refusal = answer !== undefined && 'payRefusal' in answer ? answer : failed;
  return (
    <SuccessPage
      data={data}
      online={<PayOnline payments={account} idempotencyKey={idempotencyKey} refusal={refusal} />}
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
