import { describe, expect, it } from 'vitest';
import { siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { entryAddress, languageEntries } from './language-entries.ts';

describe('languageEntries', () => {
  it('holds each pair that exists, once', () => {
    const pairs = languageEntries.map(({ site, language }) => `${site} ${language}`);
    expect(pairs.slice(0, 3)).toEqual(['nl nl', 'be nlBE', 'be frBE']);
    expect(new Set(languageEntries.map(({ site }) => site))).toEqual(new Set(siteKeys));
    expect(languageEntries.map(({ language }) => language).sort()).toEqual([...siteLanguages].sort());
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
