import { describe, expect, it } from 'vitest';
import { isAllowedHref, parsePageHref } from './link-target.ts';

describe('link targets', () => {
  it('reads pages and items by their key', () => {
    expect(parsePageHref('page:contact')).toEqual({ page: 'contact' });
    expect(parsePageHref('page:imprint')).toEqual({ page: 'imprint' });
    expect(parsePageHref('page:fleet-type/coachHire')).toEqual({ page: 'fleet-type', fleet: 'coachHire' });
    expect(parsePageHref('page:occasion/schools')).toEqual({ page: 'occasion', occasion: 'schools' });
  });

  it.each([
    'contact',
    'page:',
    'page:fleet-type/tram',
    'page:occasion/',
    'page:contact/x',
    'page:fleet-type/coachHire/x',
    'page:__proto__',
  ])('knows no page %s', (href) => {
    expect(parsePageHref(href)).toBeNull();
  });

  it('allows https and nothing else beside them', () => {
    expect(isAllowedHref('https://europa.eu/x')).toBe(true);
    expect(['//europa.eu', '/contact', 'data:text/html,x', 'https://user:key@a.example', 'HTTPS//'].filter(isAllowedHref)).toEqual([]);
  });
});
