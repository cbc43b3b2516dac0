import { describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { findDocumentTexts, getDocumentTexts } from './texts.ts';

/** Languages that must have every text of their own; the Belgian ones may lean on Dutch and French. */
const complete = siteLanguages.filter((language) => fallbackLanguages[language].length < 2);
const written = complete.filter((language) => findDocumentTexts(language) !== null);

/** Key (without the ending of its plural form) and the placeholders in its text. */
function listTexts(language: SiteLanguage): string[] {
  const found = new Set<string>();
  const visit = (texts: object, prefix: string) => {
    for (const [key, value] of Object.entries(texts)) {
      if (typeof value !== 'string') visit(value, `${prefix}${key}.`);
      else
        found.add(
          `${prefix}${key.replace(/_(one|few|many|other)$/, '')} ${[...value.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted()}`,
        );
    }
  };
  visit(findDocumentTexts(language) ?? {}, '');
  return [...found].toSorted();
}

describe('document texts', () => {
  it('are written in English and Dutch at least', () => {
    expect(written).toEqual(expect.arrayContaining(['en', 'nl']));
  });

  it.each(written)('%s has every text of English, with the same placeholders', (language) => {
    expect(listTexts(language)).toEqual(listTexts('en'));
  });

  it.each(siteLanguages)('%s has no text that English lacks', (language) => {
    const english = new Set(listTexts('en'));
    expect(listTexts(language).filter((text) => !english.has(text))).toEqual([]);
  });

  it('fall back along the chain of their language', () => {
    expect(getDocumentTexts('nlBE')('quote.title')).toBe('Offerte');
    expect(getDocumentTexts('en')('quote.title')).toBe('Quote');
  });

  it('count persons, days and hours of a fraction', () => {
    expect(getDocumentTexts('nl')('trip.passengers', { count: 1 })).toBe('1 persoon');
    expect(getDocumentTexts('en')('units.hour', { count: 1, quantity: '1' })).toBe('1 hour');
    expect(getDocumentTexts('en')('units.hour', { count: 13.5, quantity: '13.5' })).toBe('13.5 hours');
  });

  it('leave what a visitor typed as it is, be it in the language of the texts', () => {
    expect(getDocumentTexts('en')('invoice.attention', { name: '$t(quote.title) {{name}} & <b>' })).toBe(
      'Attn. $t(quote.title) {{name}} & <b>',
    );
  });

  it('refuse a key that does not exist', () => {
    expect(() => getDocumentTexts('nl')('nothing.here' as 'date')).toThrow('No document text');
  });
});
