import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadReviewPage } from '../features/trip/review/load-review-page.ts';
import { ReviewPage } from '../features/trip/review/review-page.tsx';
import { sendReview } from '../features/trip/review/send-review.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useFormAnswer } from '../form-over-line.ts';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return await loadReviewPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await sendReview(await readSubmission(args));
}

export default function BookingReviewRoute() {
  return <ReviewPage data={useLoaderData<typeof loader>()} refusal={useFormAnswer<typeof action>()} />;
}
