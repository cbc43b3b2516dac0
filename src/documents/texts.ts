import { createInstance } from 'i18next';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages, tagOf } from '#domain/sites/language.ts';
import type english from '../../locales/en/documents.json';

type Texts = { readonly [key: string]: string | Texts };
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A text of `locales/en/documents.json`; one that is not there does not compile. */
export type DocumentTextKey = KeysOf<typeof english>;
export type Translate = (key: DocumentTextKey, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<Texts>('../../locales/*/documents.json', { eager: true, import: 'default' });

/** The document texts of one language's own file, without its fallbacks; null where it has no file. */
export function findDocumentTexts(language: SiteLanguage): Texts | null {
  return files[`../../locales/${language}/documents.json`] ?? null;
}

// i18next is given BCP 47 tags, not our codes: for `frBE` it would not find the plural rules of French.
const texts = createInstance({
  resources: Object.fromEntries(siteLanguages.map((language) => [tagOf(language), { documents: findDocumentTexts(language) ?? {} }])),
  fallbackLng: Object.fromEntries(siteLanguages.map((language) => [tagOf(language), fallbackLanguages[language].map(tagOf)])),
  ns: ['documents'],
  defaultNS: 'documents',
  load: 'currentOnly',
  initAsync: false,
  // Paper, XML and calendars each escape for themselves.
  interpolation: { escapeValue: false },
  // Better no document than one with a key in it.
  parseMissingKeyHandler(key) {
    throw new Error(`No document text ${key}`);
  },
});
texts.init();

/** The document texts of a language, what it lacks taken from its fallback languages. */
export function getDocumentTexts(language: SiteLanguage): Translate {
  // The types of i18next know the site's texts alone; ours are checked by DocumentTextKey.
  return texts.getFixedT(tagOf(language), 'documents' as never) as unknown as Translate;
}
