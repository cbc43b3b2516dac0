import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import en from '../../../locales/en/trip.json' with { type: 'json' };
import nl from '../../../locales/nl/trip.json' with { type: 'json' };
import { readOwnTexts, readTexts } from './read-texts.ts';
import { listTexts } from './testing/list-texts.ts';

const files = ['common', 'pages', 'form', 'trip', 'travel', 'mail', 'documents'] as const;

describe('readTexts', () => {
  it.each(siteLanguages)('has in %s a text for every key that English has', (language) => {
    for (const file of files) {
      const own = listTexts(readTexts(language, file));
      const lacking = [...listTexts(readTexts('en', file)).keys()].filter((key) => !own.get(key) && !/_(one|many)$/.test(key));
      expect([file, lacking]).toEqual([file, []]);
    }
  });

  it('prefers a Belgian text to that of the language, and fills up from it', () => {
    const own = listTexts(readOwnTexts('frBE', 'trip'));
    const shown = listTexts(readTexts('frBE', 'trip'));
    const french = listTexts(readTexts('fr', 'trip'));
    expect(own.size).toBeGreaterThan(0);
    expect(shown.size).toBe(new Set([...own.keys(), ...french.keys()]).size);
    for (const [key, text] of shown) expect([key, text]).toEqual([key, own.get(key) ?? french.get(key)]);
  });

  it('changes none of the files that it reads', () => {
    const before = JSON.stringify([en, nl]);
    readTexts('nlBE', 'trip');
    expect(JSON.stringify([en, nl])).toBe(before);
    expect(readTexts('nlBE', 'trip')).toEqual(readTexts('nlBE', 'trip'));
  });
});
