import { expect, it } from 'vitest';
import { createAddressFinder } from './address-finder.ts';

const entries = {
  nlBE: [
    { slug: 'liege', languageSlug: 'luik' },
    { slug: 'luik-plage', languageSlug: 'liege' },
    { slug: 'luik-plage', languageSlug: 'strand' },
    { slug: 'other', languageSlug: 'luik' },
  ],
  frBE: [
    { slug: 'liege', languageSlug: 'liege' },
    { slug: 'luik-plage', languageSlug: 'plage' },
  ],
};

function createFinder() {
  const asked: string[] = [];
  const find = createAddressFinder(({ language }) => {
    asked.push(language);
    return language === 'nlBE' || language === 'frBE' ? entries[language] : [];
  });
  return { asked, find: (language: 'nlBE' | 'frBE', slug: string) => find({ site: 'be', language, slug }) };
}

it('finds an address by its name in any language of the site, and by its key', () => {
  const { find } = createFinder();
  expect([find('nlBE', 'luik'), find('nlBE', 'plage'), find('frBE', 'luik'), find('frBE', 'luik-plage')]).toEqual([
    'luik',
    'liege',
    'liege',
    'plage',
  ]);
});

it('prefers a name in the language asked for to one in another, and a name to a key', () => {
  const { find } = createFinder();
  expect([find('nlBE', 'liege'), find('frBE', 'liege')]).toEqual(['liege', 'liege']);
});

it('takes the first of two entries with one address or key', () => {
  const { find } = createFinder();
  expect([find('nlBE', 'luik'), find('nlBE', 'luik-plage')]).toEqual(['luik', 'liege']);
});

it('finds nothing for an unknown name, however often it is asked, and reads each list once', () => {
  const { asked, find } = createFinder();
  for (let turn = 0; turn < 3; turn += 1) expect(find('nlBE', `nowhere-${turn}`)).toBeNull();
  expect(asked.toSorted()).toEqual(['frBE', 'nlBE']);
});
