import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/**
 * For the palette of whatever page: the trips that are nearest to what is typed and to today, and whoever drives or whatever is driven by
 * that name.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const search = (new URL(args.request.url).searchParams.get('q') ?? '').trim();
  return Response.json(await requireSignedIn(args).queries.tripList.find({ search }));
}
