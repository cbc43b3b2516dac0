import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { listTexts } from '#output/texts/testing/list-texts.ts';
import { namespaces } from './namespaces.ts';
import { createServerTexts, type MissingText } from './server.ts';
import { getServerTexts } from './testing/server-texts.ts';

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

  it('reports a key that no file has, in any language', () => {
    const reported: MissingText[] = [];
    const texts = createServerTexts((missing) => reported.push(missing))('nlBE');
    expect([texts.getTranslate('pages')('no.such'), texts.inLanguage('frBE').getTranslate('trip')('common:none')]).toEqual([
      'no.such',
      'none',
    ]);
    expect(reported).toEqual([
      { language: 'nlBE', namespace: 'pages', key: 'no.such' },
      { language: 'frBE', namespace: 'common', key: 'none' },
    ]);
  });

  it('does not escape inserted values, because React does', () => {
    expect(getServerTexts('en').getTranslate('common')('form:issues.atStop', { stop: 'Stop 2', message: '<b> & "x"' })).toBe(
      'Stop 2: <b> & "x"',
    );
  });
});
