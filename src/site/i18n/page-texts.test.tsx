import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { readTexts } from '#texts/read-texts.ts';
import { namespaces } from './namespaces.ts';
import { createPageTexts } from './page-texts.ts';
import { getServerTexts } from './server.ts';
import { TextsContext, useTranslation } from './site-texts.ts';

type Wanted = { readonly language: string; readonly namespace: string };

/** Texts as the browser has them, from what the server would answer; a namespace that is not given cannot be had. */
function createTexts(answers: Readonly<Record<string, object>>, language: SiteLanguage = 'nl') {
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

describe('a text', () => {
  it.each(siteLanguages)('is in %s the same on the server and in the browser', async (language) => {
    const answers = Object.fromEntries(namespaces.map((name) => [`${language}-${name}`, readTexts(language, name)]));
    const { texts } = createTexts(answers, language);
    await texts.load(namespaces);
    for (const key of ['common:skipToContent', 'form:explain.sized', 'trip:passengers', 'trip:itinerary.days'])
      for (const count of [0, 1, 2, 1_000_000]) {
        const shown = texts.getTranslate('pages')(key, { count });
        expect([shown, getServerTexts(language).getTranslate('pages')(key, { count })]).toEqual([shown, shown]);
        expect(key).not.toContain(shown);
      }
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
