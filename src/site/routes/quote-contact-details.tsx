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
import { ContactPage } from '../features/trip/contact/contact-page.tsx';
import { loadContactPage } from '../features/trip/contact/load-contact-page.ts';
import { saveContactDetails } from '../features/trip/contact/save-contact-details.ts';
import { readSubmission } from '../features/trip/shared/read-submission.ts';
import { RetryPage } from '../features/trip/shared/retry-page.tsx';
import { useShownTrip } from '../features/trip/shared/use-shown-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await loadContactPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await saveContactDetails(await readSubmission(args));
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function QuoteContactDetailsRoute() {
  const data = useLoaderData<typeof loader>();
  useShownTrip(data);
  const refusal = useActionData<typeof action>();
  const { flow, travel, countries } = data;
  return (
    <ContactPage
      data={data}
      countries={countries}
      refusal={refusal}
      progress={<FlowProgress flow={flow} quoteId={travel.id} current={2} />}
      after={<AsyncFaqBlock page="contact-details" country={travel.country} tone="sunken" />}
    />
  );
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
