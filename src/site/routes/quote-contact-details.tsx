import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { FlowProgress } from '../features/progress/flow-progress.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { ContactPage } from '../features/trip/contact-page.tsx';
import { loadContactPage } from '../features/trip/load-contact-page.ts';
import { loadTripExtras } from '../features/trip/load-extras.ts';
import { readSubmission } from '../features/trip/read-submission.ts';
import { RetryPage } from '../features/trip/retry-page.tsx';
import { saveContactDetails } from '../features/trip/save-contact-details.ts';
import { useShownTrip } from '../features/trip/use-shown-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadContactPage(args);
  return { ...data, extras: await loadTripExtras(page, { faqPage: 'contact-details', country: data.travel.country, withReviews: false }) };
}

export async function action(args: ActionFunctionArgs) {
  return await saveContactDetails(await readSubmission(args));
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  // What was refused may be because the trip has changed; what could not be sent needs the page as it is.
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function QuoteContactDetailsRoute() {
  const data = useLoaderData<typeof loader>();
  useShownTrip(data);
  const refusal = useActionData<typeof action>();
  const { flow, travel, countries, extras } = data;
  return (
    <ContactPage
      data={data}
      countries={countries}
      refusal={refusal}
      progress={<FlowProgress flow={flow} quoteId={travel.id} current={2} />}
      after={<FaqBlock items={extras.faqs} country={travel.country} tone="sunken" />}
    />
  );
}

export function ErrorBoundary() {
  return <RetryPage otherwise={<ErrorPage />} />;
}
