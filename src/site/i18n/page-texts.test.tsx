import { createInstance, type i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { defaultNamespace, namespaces } from './namespaces.ts';
import { createPageTexts } from './page-texts.ts';
import { getServerTexts, readTexts } from './server.ts';
import { TextsContext, useTranslation } from './site-texts.ts';

type Wanted = { readonly language: string; readonly namespace: string };

/** Texts as the browser has them, from what the server would answer; a namespace that is not given cannot be had. */
function createTexts(answers: Readonly<Record<string, object>>, language = 'nl') {
  const asked: string[] = [];
  const missing: string[] = [];
  let failures = 0;
  const backend = {
    async read(wanted: Wanted) {
      const name = `${wanted.language}-${wanted.namespace}`;
      asked.push(name);
      const found = answers[name];
      if (found === undefined) throw new Error(`no ${name}`);
      return { ...found };
    },
    tellMissing: ({ namespace }: Wanted, key: string) => void missing.push(`${namespace}:${key}`),
  };
  const onFailure = () => {
    failures += 1;
  };
  const texts = createPageTexts({ language, backend, saveMissing: true, onFailure });
  return { texts, asked, missing, countFailures: () => failures };
}

function listKeys(texts: object, before = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : listKeys(value, `${before}${key}.`),
  );
}

/** The library that wrote the rules, with the settings of specification 9. */
function createI18next(language: SiteLanguage): i18n {
  const made = createInstance();
  const chain = [language, ...fallbackLanguages[language]];
  made.init({
    lng: language,
    fallbackLng: { ...fallbackLanguages, default: ['en'] },
    defaultNS: defaultNamespace,
    ns: [...namespaces],
    load: 'languageOnly',
    // Our codes such as `nlBE` are no BCP 47 tags: i18next must not take them apart or change their case.
    cleanCode: false,
    lowerCaseLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    resources: Object.fromEntries(
      [...new Set(chain)].map((each) => [each, Object.fromEntries(namespaces.map((name) => [name, readTexts(each, name)]))]),
    ),
  });
  return made;
}

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe('a text', () => {
  it.each(siteLanguages)(
    'is in %s what i18next makes of it, for every key and count, on the server and in the browser',
    async (language) => {
      const answers = Object.fromEntries(namespaces.map((name) => [`${language}-${name}`, readTexts(language, name)]));
      const { texts } = createTexts(answers, language);
      await texts.load(namespaces);
      const i18next = createI18next(language);
      for (const namespace of namespaces) {
        const expected = i18next.getFixedT(language, namespace);
        const server = getServerTexts(language).getTranslate(namespace);
        const browser = texts.getTranslate(namespace);
        const keys = new Set(listKeys(readTexts(language, namespace)).flatMap((key) => [key, withoutForm(key)]));
        for (const key of keys) {
          for (const count of [undefined, 0, 1, 2, 21, 1_000_000, 1.5]) {
            const values = { name: 'Köln', price: 12, quantity: '3', ...(count === undefined ? {} : { count }) };
            const text = String(expected(key as never, values as never));
            expect([key, count, browser(key, values), server(key, values)]).toEqual([key, count, text, text]);
          }
        }
      }
    },
  );

  it('never takes what is put in for a place to put something in', async () => {
    const { texts } = createTexts({ 'nl-common': { hello: 'Dag {{name}}' } });
    await texts.load(['common']);
    expect(texts.getTranslate('common')('hello', { name: '{{secret}} $t(hello)', secret: 'x' })).toBe('Dag {{secret}} $t(hello)');
  });

  it('is that of the first key that has one, in the namespace that the key names', async () => {
    const { texts, missing } = createTexts({ 'nl-common': { a: { b: 'B' } }, 'nl-form': { c: 'C' } });
    await texts.load(['common', 'form']);
    const t = texts.getTranslate('common');
    expect([t(['a.x', 'form:c']), t('a.b'), missing]).toEqual(['C', 'B', []]);
  });

  it('is what the asker gives for one that there may not be, and that is told nobody', async () => {
    const { texts, missing } = createTexts({ 'nl-common': { a: 'A' } });
    await texts.load(['common']);
    const t = texts.getTranslate('common');
    expect([t('x', { defaultValue: '' }), t('a', { defaultValue: '' }), missing]).toEqual(['', 'A', []]);
  });

  it('is its key where there is none, told once', async () => {
    const { texts, missing } = createTexts({ 'nl-common': { a: { b: 'B' } } });
    await texts.load(['common']);
    const t = texts.getTranslate('common');
    expect([t('a'), t('a.b.c'), t('toString'), t('form:x.y'), t('form:x.y')]).toEqual(['a', 'a.b.c', 'toString', 'x.y', 'x.y']);
    expect(missing).toEqual(['common:a', 'common:a.b.c', 'common:toString', 'form:x.y']);
  });
});

function Greeting() {
  const { t, language } = useTranslation('common');
  return <p lang={language}>{t('header.contact')}</p>;
}

describe('a page’s texts', () => {
  it('reach what is rendered within them', async () => {
    const { texts } = createTexts({ 'de-common': { header: { contact: 'Kontakt' } } }, 'de');
    await texts.load(['common']);
    const page = (
      <TextsContext value={texts}>
        <Greeting />
      </TextsContext>
    );
    expect(renderToString(page)).toBe('<p lang="de">Kontakt</p>');
  });

  it('change their language in place once those in use are there, and tell the page', async () => {
    const { texts, asked } = createTexts({ 'nlBE-common': { a: 'dag' }, 'frBE-common': { a: 'bonjour' } }, 'nlBE');
    await texts.load(['common']);
    const told: string[] = [];
    const listener = () => void told.push(texts.language);
    const stop = texts.subscribe(listener);
    await texts.changeLanguage('frBE');
    expect([texts.language, texts.getTranslate('common')('a'), told]).toEqual(['frBE', 'bonjour', ['frBE']]);
    stop();
    await texts.changeLanguage('nlBE');
    expect([told, asked]).toEqual([['frBE'], ['nlBE-common', 'frBE-common']]);
  });

  it('stay in their language when the other cannot be had', async () => {
    const { texts } = createTexts({ 'nlBE-common': { a: 'dag' } }, 'nlBE');
    await texts.load(['common']);
    await texts.changeLanguage('frBE').catch(() => undefined);
    expect(texts.language).toBe('nlBE');
  });

  it('of the next page are waited for; without them the page is opened in full', async () => {
    const { texts, countFailures } = createTexts({ 'nl-common': {}, 'nl-form': { a: 'A' } });
    await texts.load(['common']);
    expect(texts.has('form')).toBe(false);
    await Promise.all([texts.fetch('common'), texts.fetch('form')]);
    expect([texts.has('form'), countFailures()]).toEqual([true, 0]);
    texts.fetch('trip').then(() => expect.unreachable());
    expect(texts.fetch('trip')).toBe(texts.fetch('trip'));
    await expect.poll(countFailures).toBe(1);
  });

  it('of the first page are asked for once, and their lack is told', async () => {
    const { texts, asked } = createTexts({ 'nl-common': {} });
    await texts.load(['common']);
    await texts.load(['common']);
    await expect(texts.load(['pages'])).rejects.toThrow('no nl-pages');
    expect(asked).toEqual(['nl-common', 'nl-pages']);
  });
});
