import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';

/** Where the server has a request answered that no page may see; asked for by its address it is no page. */
export function loader({ context }: LoaderFunctionArgs) {
  throw data(null, { status: context.get(deskContext).refusal ?? 404 });
}

export function action({ context }: ActionFunctionArgs) {
  throw data(null, { status: context.get(deskContext).refusal ?? 404 });
}

export default function Refused() {
  return null;
}
