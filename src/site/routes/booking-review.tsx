import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { loadReviewPage } from '../features/trip/review/load-review-page.ts';
import { ReviewPage } from '../features/trip/review/review-page.tsx';
import { sendReview } from '../features/trip/review/send-review.ts';
import { readSubmission } from '../features/trip/shared/read-submission.ts';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await loadReviewPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await sendReview(await readSubmission(args));
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function BookingReviewRoute() {
  return <ReviewPage data={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
