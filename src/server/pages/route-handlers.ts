import { createRequestHandler, type ServerBuild } from 'react-router';
import { buildForRoute } from './site-build.ts';

type RequestHandler = ReturnType<typeof createRequestHandler>;
export type RouteHandlers = {
  /** What answers a path, with a page or with the one that says there is none. */
  handlerOf(path: string): RequestHandler;
  /** The pattern that a path fits, null where the path is one of no page. */
  routeOf(path: string): string | null;
};

type Pattern = { readonly id: string; readonly segments: readonly string[] };

/**
 * Finds what answers a path of a site: the router on a build of that path's own route, since the router goes through every route of its build
 * several times a request. A path that no pattern or more than one fits is answered by the whole site.
 */
export function createRouteHandlers(build: ServerBuild, mode: string): RouteHandlers {
  const routes = Object.values(build.routes).flatMap((route) => (route?.path?.startsWith('/') ? [{ id: route.id, path: route.path }] : []));
  const fixed = new Map(routes.filter(({ path }) => !path.includes(':')).map(({ id, path }) => [path, id]));
  const patterns = routes.filter(({ path }) => path.includes(':')).map(({ id, path }): Pattern => ({ id, segments: path.split('/') }));
  const whole = createRequestHandler(build, mode);
  const made = new Map<string, RequestHandler>();

  function handlerOf(path: string): RequestHandler {
    const id = fixed.get(path) ?? findOnlyMatch(patterns, path);
    if (id === null) return whole;
    const known = made.get(id);
    if (known !== undefined) return known;
    const handler = createRequestHandler(buildForRoute(build, id), mode);
    made.set(id, handler);
    return handler;
  }

  function routeOf(path: string): string | null {
    const segments = path.split('/');
    return fixed.get(path) ?? patterns.find((pattern) => fits(pattern, segments))?.id ?? null;
  }

  return { handlerOf, routeOf };
}

function findOnlyMatch(patterns: readonly Pattern[], path: string): string | null {
  const segments = path.split('/');
  const [match, another] = patterns.filter((pattern) => fits(pattern, segments));
  return match === undefined || another !== undefined ? null : match.id;
}

function fits(pattern: Pattern, segments: readonly string[]): boolean {
  return (
    pattern.segments.length === segments.length &&
    pattern.segments.every((segment, index) => (segment.startsWith(':') ? segments[index] !== '' : segment === segments[index]))
  );
}
