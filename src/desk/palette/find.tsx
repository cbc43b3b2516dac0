import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/** For the palette of any page: the trips nearest to the typed text and to today, and the drivers and vehicles of that name. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const search = (new URL(args.request.url).searchParams.get('q') ?? '').trim();
  return Response.json(await requireSignedIn(args).queries.tripList.find({ search }));
}
