import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRouteFinder } from './known-routes.ts';

const paths = ['/', '/fleet', '/fleet/coach', '/cities/:slug', '/quote/:id', '/quote/:id/cancel', '*'];
const routes = Object.fromEntries(['', ...paths].map((path) => [path, { id: `nl:${path}`, path, module: { default: () => null } }]));
const routeOf = createRouteFinder(routes as unknown as ServerBuild['routes']);

describe('createRouteFinder', () => {
  it.each([
    ['/', 'nl:/'],
    ['/fleet', 'nl:/fleet'],
    ['/fleet/coach', 'nl:/fleet/coach'],
    ['/cities/utrecht', 'nl:/cities/:slug'],
    ['/quote/abc', 'nl:/quote/:id'],
    ['/quote/abc/cancel', 'nl:/quote/:id/cancel'],
  ])('finds the page of %s', (path, id) => expect(routeOf(path)).toBe(id));

  it.each(['', '/nowhere', '/cities', '/cities/', '/cities/a/b', '/quote/a/b', '/fleet/', '//'])('finds none at %j', (path) =>
    expect(routeOf(path)).toBeNull(),
  );
});
