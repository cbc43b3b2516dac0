import { createInstance, type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#domain/money/format-number.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from './create-translate.ts';
import type { Texts } from './find-text.ts';
import { readTexts } from './read-texts.ts';
import { listTexts } from './testing/list-texts.ts';

const files = ['common', 'pages', 'form', 'trip', 'travel', 'mail', 'documents'] as const;

/** The library that defines the rules, with the texts of one language. */
function createI18next(language: (typeof siteLanguages)[number]): i18n {
  const made = createInstance();
  made.init({
    lng: tagOf(language),
    fallbackLng: false,
    ns: [...files],
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    resources: { [tagOf(language)]: Object.fromEntries(files.map((file) => [file, readTexts(language, file)])) },
  });
  return made;
}

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** `common` and `form` of a page in Belgian French, and the keys reported as missing. */
function createOwn(common: Texts, form: Texts = {}) {
  const missing: string[] = [];
  const t = createTranslate({
    tag: 'fr-BE',
    namespace: 'common',
    namespaces: ['common', 'form'],
    textsOf: (namespace) => ({ common, form })[namespace],
    onMissing: (namespace, key) => void missing.push(`${namespace}:${key}`),
  });
  return { t, missing };
}

describe('a text', () => {
  it.each(siteLanguages)('is in %s the same as from i18next, for every file, key and count', (language) => {
    const i18next = createI18next(language);
    let compared = 0;
    for (const file of files) {
      const expected = i18next.getFixedT(tagOf(language), file);
      const texts = readTexts(language, file);
      const t = createTranslate({ tag: tagOf(language), namespace: file, namespaces: files, textsOf: () => texts });
      for (const key of new Set([...listTexts(texts).keys()].flatMap((each) => [each, withoutForm(each)]))) {
        for (const count of [undefined, 0, 1, 2, 21, 1_000_000, 1.5]) {
          const values = { name: 'Köln', price: 12, quantity: '3', ...(count === undefined ? {} : { count }) };
          // The library inserts a fraction as the programming language writes it.
          const text = String(expected(key, values)).replaceAll('1.5', formatNumber(1.5, tagOf(language)));
          expect([file, key, count, t(key, values)]).toEqual([file, key, count, text]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(7_000);
  });

  it('has a fraction as its language writes it, and a year ungrouped', () => {
    const { t } = createOwn({ text: '{{hours}} heures en {{year}}' });
    expect(t('text', { hours: 11.5, year: 2026 })).toBe('11,5 heures en 2026');
  });

  it('takes the plural form of the language, that of French for nothing and for a million among them', () => {
    const { t } = createOwn({ seats_one: '{{count}} place', seats_many: '{{count}} de places', seats_other: '{{count}} places' });
    expect([0, 1, 2, 1_000_000].map((count) => t('seats', { count }))).toEqual(['0 place', '1 place', '2 places', '1000000 de places']);
  });

  it('takes the bare key, then the form for several, where the language’s own form is not written', () => {
    const { t } = createOwn({ bare: 'toutes', bare_other: 'plusieurs', some_other: 'plusieurs' });
    expect([t('bare', { count: 1 }), t('some', { count: 1 }), t('some')]).toEqual(['toutes', 'plusieurs', 'some']);
  });

  it('never treats an inserted value as a placeholder', () => {
    const { t } = createOwn({ hello: 'Bonjour {{name}}, {{ name }}' });
    expect(t('hello', { name: '{{secret}} $t(hello)', secret: 'x' })).toBe('Bonjour {{secret}} $t(hello), {{secret}} $t(hello)');
  });

  it('leaves the placeholder of a missing value, and is empty for null', () => {
    const { t } = createOwn({ hello: 'Bonjour {{name}}.' });
    expect([t('hello'), t('hello', { name: null })]).toEqual(['Bonjour {{name}}.', 'Bonjour .']);
  });

  it('is that of the first key that has one, in the namespace that the key names', () => {
    const { t, missing } = createOwn({ a: { b: 'B' } }, { c: 'C' });
    expect([t(['a.x', 'form:c']), t('a.b'), missing]).toEqual(['C', 'B', []]);
  });

  it('is the caller’s default for an optional text, without a report', () => {
    const { t, missing } = createOwn({ a: 'A' });
    expect([t('x', { defaultValue: '' }), t('a', { defaultValue: '' }), missing]).toEqual(['', 'A', []]);
  });

  it('is its key if there is none, with a report', () => {
    const { t, missing } = createOwn({ a: { b: 'B' } });
    expect([t('a'), t('a.b.c'), t('toString'), t('form:x.y')]).toEqual(['a', 'a.b.c', 'toString', 'x.y']);
    expect(missing).toEqual(['common:a', 'common:a.b.c', 'common:toString', 'form:x.y']);
  });
});
