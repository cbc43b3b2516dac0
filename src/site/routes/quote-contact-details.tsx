import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContactPage } from '../features/trip/contact/contact-page.tsx';
import { loadContactPage } from '../features/trip/contact/load-contact-page.ts';
import { saveContactDetails } from '../features/trip/contact/save-contact-details.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useFormAnswer } from '../form-over-line.ts';
import { useQuoteStep } from './quote-step.tsx';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return await loadContactPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await saveContactDetails(await readSubmission(args));
}

export default function QuoteContactDetailsRoute() {
  const data = useLoaderData<typeof loader>();
  const refusal = useFormAnswer<typeof action>();
  const around = useQuoteStep(data, { current: 2, page: 'contact-details' });
  return <ContactPage data={data} countries={data.countries} refusal={refusal} {...around} />;
}
