import type { ServerBuild } from 'react-router';

/** Returns a function that finds the route id of a path; null if there is none. The page may still have nothing to show. */
export function createRouteFinder(routes: ServerBuild['routes']): (path: string) => string | null {
  const known = Object.values(routes).flatMap((route) => (route?.path?.startsWith('/') ? [{ id: route.id, path: route.path }] : []));
  const fixed = new Map(known.filter(({ path }) => !path.includes(':')).map(({ id, path }) => [path, id]));
  const patterns = known.filter(({ path }) => path.includes(':')).map(({ id, path }) => ({ id, pattern: path.split('/') }));
  return (path) => {
    const segments = path.split('/');
    return fixed.get(path) ?? patterns.find(({ pattern }) => fits(pattern, segments))?.id ?? null;
  };
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((segment, index) => (segment.startsWith(':') ? segments[index] !== '' : segment === segments[index]))
  );
}
