import { createInstance } from 'i18next';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages, tagOf } from '#domain/sites/language.ts';
import type english from '../../locales/en/mail.json';

type Texts = { readonly [key: string]: string | Texts };
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A text of `locales/en/mail.json`; one that is not there does not compile. */
export type MailTextKey = KeysOf<typeof english>;
export type Translate = (key: MailTextKey, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<Texts>('../../locales/*/mail.json', { eager: true, import: 'default' });

/** The mail texts of one language's own file, without its fallbacks; null where it has no file. */
export function findMailTexts(language: SiteLanguage): Texts | null {
  return files[`../../locales/${language}/mail.json`] ?? null;
}

// i18next is given BCP 47 tags, not our codes: for `frBE` it would not find the plural rules of French.
const texts = createInstance({
  resources: Object.fromEntries(siteLanguages.map((language) => [tagOf(language), { mail: findMailTexts(language) ?? {} }])),
  fallbackLng: Object.fromEntries(siteLanguages.map((language) => [tagOf(language), fallbackLanguages[language].map(tagOf)])),
  ns: ['mail'],
  defaultNS: 'mail',
  load: 'currentOnly',
  initAsync: false,
  // React escapes; plain text and subjects need none.
  interpolation: { escapeValue: false },
  // Better no mail than one with a key in it: the outbox keeps it until the text is there.
  parseMissingKeyHandler(key) {
    throw new Error(`No mail text ${key}`);
  },
});
texts.init();

/** The mail texts of a language, what it lacks taken from its fallback languages. */
export function getMailTexts(language: SiteLanguage): Translate {
  // The types of i18next know the site's texts alone; ours are checked by MailTextKey.
  return texts.getFixedT(tagOf(language), 'mail' as never) as unknown as Translate;
}
