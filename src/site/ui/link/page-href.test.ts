import { describe, expect, it } from 'vitest';
import { parsePageHref } from './page-href.ts';

describe('parsePageHref', () => {
  it.each([
    ['page:contact', { page: 'contact' }],
    ['page:imprint', { page: 'imprint' }],
    ['page:direct-booking-search', { page: 'direct-booking-search' }],
    ['page:fleet-type/coachHire', { page: 'fleet-type', fleet: 'coachHire' }],
    ['page:occasion/schools', { page: 'occasion', occasion: 'schools' }],
  ])('%s is a page', (href, link) => {
    expect(parsePageHref(href)).toEqual(link);
  });

  it.each(['/contact', 'page:', 'page:quote', 'page:fleet-type/tank', 'page:occasion', 'page:contact/x', 'page:occasion/schools/x'])(
    '%s is none',
    (href) => {
      expect(parsePageHref(href)).toBeNull();
    },
  );
});
