import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/** The map of a trip as a picture. The page names the trip's version, so that the map loads again only after a change. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const map = await requireSignedIn(args).tripMap(params.reference ?? '');
  if (map === null) throw new Response(null, { status: 404 });
  return new Response(map, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=3600' } });
}
