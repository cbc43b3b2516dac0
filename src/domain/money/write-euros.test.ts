import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { mostCents, readEuros } from './read-euros.ts';
import { writeEuros } from './write-euros.ts';

it.each([
  [109_286, 'nl', '1092,86'],
  [109_286, 'en', '1092.86'],
  [5, 'de', '0,05'],
  [500_000, 'fr', '5000,00'],
] as const)('writes %i cents in %s as %s', (cents, language, text) => {
  expect(writeEuros(cents, language)).toBe(text);
});

it('writes what is read back as the same amount, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: mostCents }), fc.constantFrom(...siteLanguages), (cents, language) => {
      expect(readEuros(writeEuros(cents, language))).toBe(cents);
    }),
  );
});
