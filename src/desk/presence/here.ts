import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/** Who else has a page open, for pages that ask after they have loaded. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const asked = { kind: searchParams.get('kind') ?? '', key: searchParams.get('key') ?? '' };
  const names = await requireSignedIn(args).queries.presence.here(asked);
  return Response.json(names, { headers: { 'Cache-Control': 'no-store' } });
}
