import { describe, expect, it } from 'vitest';
import { addToAddress } from './link-address.ts';

describe('addToAddress', () => {
  it('leaves an address alone when there is nothing to add', () => {
    expect(addToAddress('/faq', {})).toBe('/faq');
  });

  it('adds pairs behind a query that is there already', () => {
    expect(addToAddress('/faq?lng=frBE', { search: { from: 'Gent & Brugge' } })).toBe('/faq?lng=frBE&from=Gent+%26+Brugge');
  });

  it('puts the fragment last', () => {
    expect(addToAddress('/faq', { search: { a: '1' }, hash: 'top' })).toBe('/faq?a=1#top');
  });
});
