import type { ActionFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';

/** What a browser signs, requested only when somebody wants to sign in. Looking at the page stores nothing. */
export async function action({ context }: ActionFunctionArgs) {
  const options = await context.get(deskContext).door.offerSignIn();
  return options === 'too-many-tries' ? new Response(null, { status: 429 }) : Response.json(options);
}
