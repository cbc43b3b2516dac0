import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadReservePage } from '../features/trip/reserve/load-reserve-page.ts';
import { ReservePage } from '../features/trip/reserve/reserve-page.tsx';
import { reserveVehicles } from '../features/trip/reserve/reserve-vehicles.ts';
import { readSubmission } from '../features/trip/shared/state/read-submission.ts';
import { useFormAnswer } from '../form-over-line.ts';

export { clientAction } from '../form-over-line.ts';
export { ErrorBoundary, handle, shouldRevalidate } from './trip-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return await loadReservePage(args);
}

export async function action(args: ActionFunctionArgs) {
  return await reserveVehicles(await readSubmission(args));
}

export default function QuoteReserveRoute() {
  const data = useLoaderData<typeof loader>();
  return <ReservePage data={data} refusal={useFormAnswer<typeof action>()} />;
}
