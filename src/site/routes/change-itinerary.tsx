import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { AsyncFaqBlock } from '../features/faq/late/async-faq-block.tsx';
import { ChangePage } from '../features/trip/change/change-page.tsx';
import { valuesOfTravel } from '../features/trip/change/change-values.ts';
import { sendItineraryChange } from '../features/trip/change/send-itinerary-change.ts';
import { loadTrip } from '../features/trip/shared/state/load-trip.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useShownTrip } from '../features/trip/shared/state/use-shown-trip.ts';
import { useFormAnswer } from '../form-over-line.ts';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

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

export default function ChangeItineraryRoute() {
  const { before, today, ...data } = useLoaderData<typeof loader>();
  useShownTrip(data);
  const answer = useFormAnswer<typeof action>();
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
