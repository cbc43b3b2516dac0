import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { DeclinePage } from '../features/trip/cancel/decline-page.tsx';
import { declineQuote } from '../features/trip/cancel/decline-quote.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useFormAnswer } from '../form-over-line.ts';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await loadTrip(args, { page: 'cancel' });
  return { ...data, idempotencyKey: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  return await declineQuote(await readSubmission(args));
}

export default function QuoteCancelRoute() {
  const data = useLoaderData<typeof loader>();
  const refusal = useFormAnswer<typeof action>();
  const after = <AsyncFaqBlock page="cancel" country={data.travel.country} tone="sunken" />;
  return <DeclinePage data={data} idempotencyKey={data.idempotencyKey} refusal={refusal} after={after} />;
}
