import { describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { findMailTexts, getMailTexts } from './texts.ts';

/** Languages that must have every text of their own; the Belgian ones may lean on Dutch and French. */
const complete = siteLanguages.filter((language) => fallbackLanguages[language].length < 2);
const written = complete.filter((language) => findMailTexts(language) !== null);

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
  visit(findMailTexts(language) ?? {}, '');
  return [...found].toSorted();
}

describe('mail texts', () => {
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
    expect(getMailTexts('nlBE')('closing')).toBe('Met vriendelijke groet,');
    expect(getMailTexts('en')('closing')).toBe('Kind regards,');
  });

  it('count persons', () => {
    expect(getMailTexts('nl')('trip.passengers', { count: 1 })).toBe('1 persoon');
    expect(getMailTexts('nl')('trip.passengers', { count: 48 })).toBe('48 personen');
  });

  it('leave what a visitor typed as it is, be it in the language of the texts', () => {
    expect(getMailTexts('en')('greeting.named', { name: '$t(closing) {{name}} & <b>' })).toBe('Dear $t(closing) {{name}} & <b>,');
  });

  it('refuse a key that does not exist', () => {
    expect(() => getMailTexts('nl')('nothing.here' as 'closing')).toThrow('No mail text');
  });
});
