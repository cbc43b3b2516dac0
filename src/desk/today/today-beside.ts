import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/** What the pane of Today shows of a trip, for a line that is chosen without reading the page anew. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.today.beside({ reference: params.reference ?? '' });
}
