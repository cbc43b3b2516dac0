import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { readTexts } from '#texts/read-texts.ts';
import { listTexts } from '#texts/testing/list-texts.ts';
import { namespaces } from './namespaces.ts';
import { getServerTexts } from './server.ts';

describe('getServerTexts', () => {
  it('is made once for each language', () => {
    expect(getServerTexts('de')).toBe(getServerTexts('de'));
    expect(getServerTexts('de')).not.toBe(getServerTexts('fr'));
  });

  it.each(siteLanguages)('speaks %s at once, in every namespace', (language) => {
    const texts = getServerTexts(language);
    expect([texts.language, namespaces.every(texts.has)]).toEqual([language, true]);
    for (const namespace of namespaces) {
      const [[key, text] = ['', '']] = listTexts(readTexts(language, namespace));
      expect([texts.getTranslate(namespace)(key), text.length > 0]).toEqual([text, true]);
    }
  });

  it('leaves what is put into a text as it is: React escapes it', () => {
    expect(getServerTexts('en').getTranslate('common')('form:issues.atStop', { stop: 'Stop 2', message: '<b> & "x"' })).toBe(
      'Stop 2: <b> & "x"',
    );
  });
});
