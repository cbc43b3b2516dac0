import type { ActionFunctionArgs } from 'react-router';
import { deskContext } from '../../desk-request.ts';

/** What a browser is asked to sign, once somebody wants to: looking at the page alone stores nothing. */
export async function action({ context }: ActionFunctionArgs) {
  const options = await context.get(deskContext).door.offerSignIn();
  return options === 'too-many-tries' ? new Response(null, { status: 429 }) : Response.json(options);
}
