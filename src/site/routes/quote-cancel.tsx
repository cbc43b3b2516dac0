import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { DeclinePage } from '../features/trip/cancel/decline-page.tsx';
import { declineQuote } from '../features/trip/cancel/decline-quote.ts';
import { loadTrip } from '../features/trip/shared/load-trip.ts';
import { readSubmission } from '../features/trip/shared/read-submission.ts';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await loadTrip(args, { page: 'cancel' });
  return { ...data, idempotencyKey: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  return await declineQuote(await readSubmission(args));
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteCancelRoute() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const after = <AsyncFaqBlock page="cancel" country={data.travel.country} tone="sunken" />;
  return <DeclinePage data={data} idempotencyKey={data.idempotencyKey} refusal={refusal} after={after} />;
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
