import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import en from '../../../locales/en/trip.json' with { type: 'json' };
import frBE from '../../../locales/frBE/trip.json' with { type: 'json' };
import nl from '../../../locales/nl/trip.json' with { type: 'json' };
import { namespaces } from './namespaces.ts';
import { getServerTexts, readTexts } from './server.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, before = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as const] : [...flatten(value, `${before}${key}.`)],
  );
  return new Map(entries);
}

describe('readTexts', () => {
  it.each(siteLanguages)('has in %s a text for every key that English has', (language) => {
    for (const namespace of namespaces) {
      const own = flatten(readTexts(language, namespace));
      const lacking = [...flatten(readTexts('en', namespace)).keys()].filter((key) => !own.get(key) && !/_(zero|one|many)$/.test(key));
      expect([namespace, lacking]).toEqual([namespace, []]);
    }
  });

  it('lets a Belgian text stand before that of the language, and fills the others from it', () => {
    const own = flatten(frBE);
    const shown = flatten(readTexts('frBE', 'trip'));
    const french = flatten(readTexts('fr', 'trip'));
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

describe('getServerTexts', () => {
  it('is made once for each language', () => {
    expect(getServerTexts('de')).toBe(getServerTexts('de'));
    expect(getServerTexts('de')).not.toBe(getServerTexts('fr'));
  });

  it.each(siteLanguages)('speaks %s at once, in every namespace', (language) => {
    const texts = getServerTexts(language);
    expect([texts.language, namespaces.every(texts.has)]).toEqual([language, true]);
    for (const namespace of namespaces) {
      const [[key, text] = ['', '']] = flatten(readTexts(language, namespace));
      expect(texts.getTranslate(namespace)(key)).toBe(text);
    }
  });

  it('leaves what is put into a text as it is: React escapes it', () => {
    expect(getServerTexts('en').getTranslate('common')('form:issues.atStop', { stop: 'Stop 2', message: '<b> & "x"' })).toBe(
      'Stop 2: <b> & "x"',
    );
  });
});
