import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { nameOfState } from '#domain/trip/states.ts';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { loadPayments } from '../features/payment/load-payments.ts';
import { pay } from '../features/payment/pay.ts';
import { PayOnline } from '../features/payment/pay-online.tsx';
import { BookingPage } from '../features/trip/booking/booking-page.tsx';
import { DocumentsPart } from '../features/trip/documents/documents-part.tsx';
import { PaymentState } from '../features/trip/documents/payment-part.tsx';
import { JourneyPart } from '../features/trip/journey/journey-part.tsx';
import { saveJourney } from '../features/trip/journey/save-journey.ts';
import { LostPart } from '../features/trip/lost/lost-part.tsx';
import { lostIntent, sendLostItem } from '../features/trip/lost/send-lost-item.ts';
import { parseShareIntent, sendShare } from '../features/trip/share/send-share.ts';
import { shareAddressOf } from '../features/trip/share/share-address.ts';
import { SharePart } from '../features/trip/share/share-part.tsx';
import { partStyles } from '../features/trip/shared/part-styles.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { readText } from '../features/trip/shared/state/send-change.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import { useFormAnswer } from '../form-over-line.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, shouldRevalidate } from './trip-form.tsx';

export const handle = { namespaces: ['form', 'travel', 'trip'], styles: partStyles } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'overview', withPicture: true });
  const payments = data.travel.bookedAt === null ? null : await loadPayments(page, { id: data.travel.id, url: args.url });
  return {
    ...data,
    payments,
    idempotencyKey: crypto.randomUUID(),
    shareAddress: shareAddressOf(page, data.travel.shareId),
  };
}

export async function action(args: ActionFunctionArgs) {
  const submission = await readSubmission(args);
  if (readText(submission.form, 'intent') === lostIntent) {
    return await sendLostItem({ ...submission, sentPath: submission.pathTo('overview', { saved: lostIntent }) });
  }
  if (readText(submission.form, 'intent') === 'pay') return await pay(submission);
  const sharing = parseShareIntent(readText(submission.form, 'intent'));
  return sharing === null ? await saveJourney(submission) : await sendShare(submission, sharing);
}

type Refused = ReturnType<typeof useFormAnswer<typeof action>>;

export default function BookingOverviewRoute() {
  const { idempotencyKey, shareAddress, payments, ...data } = useLoaderData<typeof loader>();
  useShownTrip(data);
  const { journey, share, paying, lost } = splitRefusal(useFormAnswer<typeof action>());
  return (
    <BookingPage
      data={data}
      contacts={<JourneyPart data={data} idempotencyKey={idempotencyKey} refusal={journey} />}
      share={nameOfState(data.travel) === 'booked' && <SharePart address={shareAddress} idempotencyKey={idempotencyKey} refusal={share} />}
      shareAddress={shareAddress}
      lost={data.travel.canReportLost && <LostPart refusal={lost} />}
      documents={data.travel.bookedAt !== null && <DocumentsPart data={data} account={payments} />}
      payment={
        <PaymentState
          data={data}
          account={payments}
          online={<PayOnline payments={payments} idempotencyKey={idempotencyKey} refusal={paying} />}
        />
      }
      after={<AsyncFaqBlock page={data.flow} country={data.travel.country} tone="sunken" />}
    />
  );
}

/** The page has four forms. A refusal is shown beside the one that was sent. */
function splitRefusal(refusal: Refused) {
  if (refusal === undefined) return {};
  if ('payRefusal' in refusal) return { paying: refusal };
  const { values } = refusal;
  if ('what' in values) return { lost: { ...refusal, values } };
  return 'intent' in values ? { share: { ...refusal, values } } : { journey: { ...refusal, values } };
}
