import { describe, expect, it } from 'vitest';
import { languageOfDriver } from './driver-language.ts';

describe('the language of messages to a driver', () => {
  it.each([
    // Stored in the order of our list, not by proficiency.
    [['en', 'nl'], 'NL', 'nl'],
    [['en', 'nl', 'fr'], 'BE', 'nl'],
    [['en', 'fr'], 'BE', 'fr'],
    [['en', 'es'], 'DE', 'en'],
    [['es'], 'DE', 'es'],
    [[], 'FR', 'fr'],
    [[], 'PL', 'en'],
    [['pl'], 'NL', 'nl'],
  ] as const)('of one who speaks %j at a company of %s is %s', (languages, country, expected) =>
    expect(languageOfDriver({ languages, country })).toBe(expected),
  );
});
