import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { AsyncFaqBlock } from '../features/faq/async-faq-block.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { ChangePage } from '../features/trip/change/change-page.tsx';
import { valuesOfTravel } from '../features/trip/change/change-values.ts';
import { sendItineraryChange } from '../features/trip/change/send-itinerary-change.ts';
import { loadTrip } from '../features/trip/shared/load-trip.ts';
import { readSubmission } from '../features/trip/shared/read-submission.ts';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import { useShownTrip } from '../features/trip/shared/use-shown-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await loadTrip(args, { page: 'change-itinerary' });
  return {
    ...data,
    before: valuesOfTravel(data.travel, crypto.randomUUID()),
    today: todayIn(data.travel.timeZone, data.travel.now),
  };
}

export async function action(args: ActionFunctionArgs) {
  return await sendItineraryChange(await readSubmission(args));
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function ChangeItineraryRoute() {
  const { before, today, ...data } = useLoaderData<typeof loader>();
  useShownTrip(data);
  const answer = useActionData<typeof action>();
  return (
    <ChangePage
      data={data}
      before={before}
      answer={answer}
      today={today}
      after={<AsyncFaqBlock page="change-itinerary" country={data.travel.country} tone="sunken" />}
    />
  );
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
