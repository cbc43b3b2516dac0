import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { CheckPage } from '../features/trip/check/check-page.tsx';
import { loadCheckPage } from '../features/trip/check/load-check-page.ts';
import { placeOrder } from '../features/trip/check/place-order.ts';
import { readSubmission } from '../features/trip/shared/read-submission.ts';
import { useQuoteStep } from './quote-step.tsx';

export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return await loadCheckPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await placeOrder(await readSubmission(args));
}

export default function QuoteCheckItineraryRoute() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const around = useQuoteStep(data, { current: 3, page: 'check-itinerary' });
  return <CheckPage data={data} choice={data.choice} idempotencyKey={data.idempotencyKey} refusal={refusal} {...around} />;
}
