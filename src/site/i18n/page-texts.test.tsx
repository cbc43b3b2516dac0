import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { namespaces } from './namespaces.ts';
import { createPageTexts } from './page-texts.ts';
import { TextsContext, useTranslation } from './site-texts.ts';
import { getServerTexts } from './testing/server-texts.ts';

type Input = { readonly language: string; readonly namespace: string };

/** Texts as the browser has them, from the server's responses. A namespace that is not given cannot load. */
function createTexts(answers: Readonly<Record<string, object>>, language: SiteLanguage = 'nl') {
  const asked: string[] = [];
  const missing: string[] = [];
  const failed: unknown[] = [];
  const backend = {
    async read(wanted: Input) {
      const name = `${wanted.language}-${wanted.namespace}`;
      asked.push(name);
      const found = answers[name];
      if (found === undefined) throw new Error(`no ${name}`);
      return { ...found };
    },
    onMissing: ({ namespace }: Input, key: string) => void missing.push(`${namespace}:${key}`),
  };
  const onFailure = (error: unknown) => void failed.push(error);
  const texts = createPageTexts({ language, backend, saveMissing: true, onFailure });
  return { texts, asked, missing, failed };
}

describe('a text', () => {
  it.each(siteLanguages)('is in %s the same on the server and in the browser', async (language) => {
    const answers = Object.fromEntries(namespaces.map((name) => [`${language}-${name}`, readTexts(language, name)]));
    const { texts } = createTexts(answers, language);
    await texts.load(namespaces);
    for (const key of ['common:skipToContent', 'travel:sized', 'travel:passengers', 'trip:itinerary.days'])
      for (const count of [0, 1, 2, 1_000_000]) {
        const shown = texts.getTranslate('pages')(key, { count });
        expect([shown, getServerTexts(language).getTranslate('pages')(key, { count })]).toEqual([shown, shown]);
        expect(key).not.toContain(shown);
      }
  });

  it('is its key if there is none, reported once', async () => {
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
  it('reach the components within them', async () => {
    const { texts } = createTexts({ 'de-common': { header: { contact: 'Kontakt' } } }, 'de');
    await texts.load(['common']);
    const page = (
      <TextsContext value={texts}>
        <Greeting />
      </TextsContext>
    );
    expect(renderToString(page)).toBe('<p lang="de">Kontakt</p>');
  });

  it('of another language are separate, each requested once', async () => {
    const { texts, asked } = createTexts({ 'nlBE-common': { a: 'dag' }, 'frBE-common': { a: 'bonjour' } }, 'nlBE');
    await texts.load(['common']);
    const french = texts.inLanguage('frBE');
    expect([french.has('common'), texts.inLanguage('frBE') === french]).toEqual([false, true]);
    await Promise.all([french.awaited('common'), french.awaited('common')]);
    const dutch = french.inLanguage('nlBE');
    expect([dutch.language, dutch.getTranslate('common')('a'), french.getTranslate('common')('a')]).toEqual(['nlBE', 'dag', 'bonjour']);
    expect(asked).toEqual(['nlBE-common', 'frBE-common']);
  });

  it('that are prefetched are not requested again, and a failed prefetch is not reported', async () => {
    const { texts, asked, failed } = createTexts({ 'nl-form': { a: 'A' } });
    texts.fetchAhead('form');
    texts.fetchAhead('trip');
    await texts.awaited('form');
    expect([texts.has('form'), failed, asked]).toEqual([true, [], ['nl-form', 'nl-trip']]);
    texts.awaited('trip')?.then(() => expect.unreachable());
    await expect.poll(() => failed).toHaveLength(1);
    expect(asked).toEqual(['nl-form', 'nl-trip', 'nl-trip']);
  });

  it('are not remembered as missing before they are there', async () => {
    const { texts } = createTexts({ 'nl-form': { a: 'A' } });
    expect(texts.getTranslate('form')('a')).toBe('a');
    await texts.awaited('form');
    expect(texts.getTranslate('form')('a')).toBe('A');
  });

  it('of the next page are waited for; without them the page is opened in full', async () => {
    const { texts, failed } = createTexts({ 'nl-common': {}, 'nl-form': { a: 'A' } });
    await texts.load(['common']);
    expect(texts.has('form')).toBe(false);
    await Promise.all([texts.awaited('common'), texts.awaited('form')]);
    expect([texts.has('form'), failed]).toEqual([true, []]);
    texts.awaited('trip')?.then(() => expect.unreachable());
    expect(texts.awaited('trip')).toBe(texts.awaited('trip'));
    await expect.poll(() => failed).toEqual([new Error('no nl-trip')]);
  });

  it('are awaited by the same promise once they have loaded too, if anybody waited: React renders again from there', async () => {
    const { texts } = createTexts({ 'nl-common': {}, 'nl-form': {} });
    await texts.load(['common']);
    expect(texts.awaited('common')).toBeNull();
    const waiting = texts.awaited('form');
    await waiting;
    expect([texts.has('form'), texts.awaited('form')]).toEqual([true, waiting]);
    expect(waiting).toBeInstanceOf(Promise);
  });

  it('of the first page are requested once, and missing ones reported', async () => {
    const { texts, asked } = createTexts({ 'nl-common': {} });
    await texts.load(['common']);
    await texts.load(['common']);
    await expect(texts.load(['pages'])).rejects.toThrow('no nl-pages');
    expect(asked).toEqual(['nl-common', 'nl-pages']);
  });
});
