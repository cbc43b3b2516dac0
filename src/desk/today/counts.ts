import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { countByPlace } from '../ui/counts/count-waiting.ts';

/** How much waits at each place of the desk, for the rail, which asks after the page has loaded. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const kinds = await requireSignedIn(args).queries.today.kinds({});
  return Response.json(countByPlace(kinds), { headers: { 'Cache-Control': 'no-store' } });
}
