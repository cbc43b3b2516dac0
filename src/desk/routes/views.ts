import type { LoaderFunctionArgs } from 'react-router';
import { SavedViewsDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';

/** For the palette of whatever page: the lists that have a name. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { savedViews } = await requireSignedIn(args).execute(SavedViewsDocument, {});
  return Response.json({ views: savedViews });
}
