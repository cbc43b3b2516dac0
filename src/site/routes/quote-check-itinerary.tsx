import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { CheckPage } from '../features/trip/check/check-page.tsx';
import { loadCheckPage } from '../features/trip/check/load-check-page.ts';
import { placeOrder } from '../features/trip/check/place-order.ts';
import { partStyles } from '../features/trip/shared/part-styles.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { lineOf, sendOverLine } from '../send-over-line.ts';
import { useQuoteStep } from './quote-step.tsx';

export { ErrorBoundary, shouldRevalidate } from './trip-form.tsx';

export const handle = { namespaces: ['form', 'travel', 'trip'], styles: partStyles } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  return await loadCheckPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await placeOrder(await readSubmission(args));
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return await sendOverLine(() => serverAction<typeof action>());
}

export default function QuoteCheckItineraryRoute() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const line = lineOf(answer);
  const refusal = answer !== undefined && 'values' in answer ? answer : undefined;
  const around = useQuoteStep(data, { current: 3, page: 'check-itinerary' });
  const { choice, ways, idempotencyKey } = data;
  return <CheckPage {...{ data, choice, ways, idempotencyKey, refusal, line }} {...around} />;
}
