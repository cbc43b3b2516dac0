import { describe, expect, it } from 'vitest';
import type { Link } from '#domain/sites/links.ts';
import { isWhole } from './site-link.tsx';

describe('isWhole', () => {
  it.each<[Link, boolean]>([
    [{ page: 'location', slug: 'rome' }, true],
    [{ page: 'location', slug: '' }, false],
    [{ page: 'case-study', slug: '' }, false],
    [{ page: 'my-quote', id: 'a' }, true],
    [{ page: 'my-quote', id: '' }, false],
    [{ page: 'home' }, true],
  ])('%o: %s', (link, whole) => {
    expect(isWhole(link)).toBe(whole);
  });
});
