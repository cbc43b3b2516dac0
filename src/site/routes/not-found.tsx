import { data, type LoaderFunctionArgs } from 'react-router';
import { getPageRequest } from '../page-loader.ts';

/** No page of the site has this address, or the request was refused before one was looked up: the root's error page shows it. */
export function loader({ context }: LoaderFunctionArgs): never {
  const { refusal } = getPageRequest({ context });
  throw data(refusal, { status: typeof refusal === 'string' ? 503 : (refusal ?? 404) });
}

export default function NotFoundRoute() {
  return null;
}
