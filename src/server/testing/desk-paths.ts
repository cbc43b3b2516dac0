import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../desk/routes.ts';

/** Each address pattern of the desk: `/on-duty/:key/presses`. */
export function listDeskPatterns(): readonly string[] {
  const listed = (entries: readonly RouteConfigEntry[], above: string): readonly string[] =>
    entries.flatMap(({ path, index, children = [] }) => {
      const here = path === undefined ? above : `${above}/${path}`;
      return [...(path !== undefined || index ? [here === '' ? '/' : here] : []), ...listed(children, here)];
    });
  return listed(routes, '');
}

/** An address for each pattern, with made-up parameters. */
export function listDeskPaths(): readonly string[] {
  return listDeskPatterns().map((pattern) => pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+|\*/g, 'x'));
}
