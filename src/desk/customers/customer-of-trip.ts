import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { pathToCustomer } from './customer-page.ts';

/** Leads from a trip to the record of its customer. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const customer = await requireSignedIn(args).queries.customers.ofTrip({ reference: params.reference ?? '' });
  if (customer === null) throw data(null, { status: 404 });
  throw redirect(pathToCustomer(customer.id));
}
