import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { countByPlace } from '../ui/counts/count-waiting.ts';

/** What waits at the places of the desk, for the rail, which asks after the page has come. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const kinds = await requireSignedIn(args).queries.today.kinds({});
  return Response.json(countByPlace(kinds), { headers: { 'Cache-Control': 'no-store' } });
}
