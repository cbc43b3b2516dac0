import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/** For the palette of any page: the saved lists. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json({ views: await requireSignedIn(args).queries.views.list({}) });
}
