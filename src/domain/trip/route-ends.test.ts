import { describe, expect, it } from 'vitest';
import { routeEndsOf } from './route-ends.ts';

describe('the ends of a route', () => {
  it.each([
    [['Utrecht', 'Bonn'], 'Utrecht', 'Bonn'],
    [['Utrecht', 'Bonn', 'Utrecht'], 'Utrecht', 'Bonn'],
    [['Utrecht', 'Bonn', 'Köln', 'Utrecht', 'Utrecht'], 'Utrecht', 'Köln'],
    [['Utrecht', 'Utrecht'], 'Utrecht', 'Utrecht'],
    [['Utrecht'], 'Utrecht', 'Utrecht'],
    [[], '', ''],
  ])('of %j are from %s to %s', (names, from, to) => {
    expect(routeEndsOf(names)).toEqual({ from, to });
  });
});
