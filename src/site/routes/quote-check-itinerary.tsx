import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { CheckPage } from '../features/trip/check/check-page.tsx';
import { loadCheckPage } from '../features/trip/check/load-check-page.ts';
import { placeOrder } from '../features/trip/check/place-order.ts';
import { readSubmission } from '../features/trip/shared/read-submission.ts';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import { useShownTrip } from '../features/trip/shared/use-shown-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await loadCheckPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await placeOrder(await readSubmission(args));
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteCheckItineraryRoute() {
  const data = useLoaderData<typeof loader>();
  useShownTrip(data);
  const refusal = useActionData<typeof action>();
  const { flow, travel, choice, idempotencyKey } = data;
  return (
    <CheckPage
      data={data}
      choice={choice}
      idempotencyKey={idempotencyKey}
      refusal={refusal}
      progress={<FlowProgress flow={flow} quoteId={travel.id} current={3} />}
      after={<AsyncFaqBlock page="check-itinerary" country={travel.country} tone="sunken" />}
    />
  );
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
