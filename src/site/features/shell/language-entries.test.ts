import { describe, expect, it } from 'vitest';
import { entryAddress, languageEntries } from './language-entries.ts';

describe('languageEntries', () => {
  it('holds each pair that exists, once', () => {
    expect(languageEntries.map(({ site, language }) => `${site} ${language}`)).toEqual([
      'nl nl',
      'be nlBE',
      'be frBE',
      'de de',
      'fr fr',
      'es es',
      'eu en',
    ]);
  });

  it.each([
    ['nl', 'https://nl.example', 'https://nl.example/'],
    ['frBE', 'https://be.example', 'https://be.example/?lng=frBE'],
    ['nlBE', 'https://be.example', 'https://be.example/?lng=nlBE'],
    ['frBE', '', '/?lng=frBE'],
  ])('%s at "%s" is %s', (language, address, expected) => {
    const entry = languageEntries.find((each) => each.language === language);
    expect(entry && entryAddress(entry, address)).toBe(expected);
  });
});
