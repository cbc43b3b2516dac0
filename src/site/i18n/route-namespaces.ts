import { type Namespace, namespaces } from './namespaces.ts';

/** What a route exports beside its component: `export const handle = { namespaces: ['trip'] } satisfies RouteHandle`. */
export type RouteHandle = {
  readonly namespaces: readonly Namespace[];
  /** The page is about one trip: menus and footer lead nowhere else (`trip-shell.ts`). */
  readonly isQuiet?: true;
  /** A class of each stylesheet that only late parts use (`ui/script-after.ts`). Naming it here includes the stylesheet in the page. */
  readonly styles?: readonly (string | undefined)[];
};

type MatchWithHandle = { readonly handle?: unknown };

/** The namespaces that a page needs before it can be shown: the shell's and those of its routes. */
export function namespacesOf(matches: readonly MatchWithHandle[]): readonly Namespace[] {
  const named = matches.flatMap(({ handle }) => (isRouteHandle(handle) ? handle.namespaces : []));
  return namespaces.filter((namespace) => namespace === 'common' || named.includes(namespace));
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'namespaces' in handle && Array.isArray(handle.namespaces);
}
