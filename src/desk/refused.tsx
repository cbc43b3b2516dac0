import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { deskContext } from './desk-request.ts';

/** Answers requests that the server refuses before any page may see them. It is not a page of its own. */
export function loader({ context }: LoaderFunctionArgs) {
  throw data(null, { status: context.get(deskContext).refusal ?? 404 });
}

export function action({ context }: ActionFunctionArgs) {
  throw data(null, { status: context.get(deskContext).refusal ?? 404 });
}

export default function Refused() {
  return null;
}
