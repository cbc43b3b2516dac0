import { type ActionFunctionArgs, data } from 'react-router';
import { deskContext } from '../desk-request.ts';

/** Where a phone sends a press, together with all that waited for a network. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const taken = await context.get(deskContext).onDuty.press(params.key ?? '', body);
  if (taken === null) throw data(null, { status: 404 });
  return Response.json(taken);
}
