import { type ActionFunctionArgs, redirect } from 'react-router';
import { deskContext } from '../desk-request.ts';

export function loader() {
  throw redirect('/');
}

export async function action({ context }: ActionFunctionArgs) {
  await context.get(deskContext).door.signOut();
  throw redirect('/sign-in');
}
