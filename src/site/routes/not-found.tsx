import { throwNotFound } from '../page-loader.ts';

/** No page of the site stands at this address: the root's error page shows it. */
export function loader(): never {
  throwNotFound();
}

export default function NotFoundRoute() {
  return null;
}
