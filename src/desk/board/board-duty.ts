import { data, type LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { runOfAddress } from '../planning/run-of-address.ts';

/** What the drawer of the board shows of a vehicle's duties. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const duty = await requireSignedIn(args).queries.plan.duty(runOfAddress(params));
  if (duty === null) throw data(null, { status: 404 });
  return duty;
}
