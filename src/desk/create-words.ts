import { type Context, createContext, useContext, useMemo } from 'react';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import { DeskTextsContext } from './desk-texts.ts';

/** The groups of a file of texts, such as `states` or `facts.states`. */
type GroupsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? never : Key | `${Key}.${GroupsOf<Tree[Key]>}`;
}[keyof Tree & string];

export type Words<English> = {
  readonly t: Translate<KeysOf<English>>;
  /**
   * A text whose key is any string; the key itself where the file has no such text. Where the key is a union, `t(`group.${key}`)` is
   * checked.
   */
  readonly named: (group: GroupsOf<English>, key: string, values?: Readonly<Record<string, string | number>>) => string;
};

type CreatedWords<English> = {
  /** A page that shows words of this file returns their texts here. Its loader gets them from `desk.textsOf`. */
  readonly TextsContext: Context<Texts>;
  /** The words, in the page's language. */
  readonly useWords: () => Words<English>;
  /** The same outside a page. */
  readonly wordsIn: (language: SiteLanguage, texts: Texts) => Words<English>;
};

/** The words of one file of texts: `createWords<typeof english>('partners')`. */
export function createWords<English>(namespace: string): CreatedWords<English> {
  const TextsContext = createContext<Texts>({});
  const wordsIn = (language: SiteLanguage, texts: Texts) => wordsOf<English>({ namespace, language, texts });
  return { TextsContext, wordsIn, useWords: () => useWordsOf<English>(namespace, TextsContext) };
}

function useWordsOf<English>(namespace: string, TextsContext: Context<Texts>): Words<English> {
  const { language } = useContext(DeskTextsContext);
  const texts = useContext(TextsContext);
  return useMemo(() => wordsOf<English>({ namespace, language, texts }), [namespace, language, texts]);
}

type OfFile = { readonly namespace: string; readonly language: SiteLanguage; readonly texts: Texts };

function wordsOf<English>({ namespace, language, texts }: OfFile): Words<English> {
  const t: Translate = createTranslate({ tag: tagOf(language), namespace, namespaces: [namespace], textsOf: () => texts });
  return { t, named: (group, key, values) => t(`${group}.${key}`, { ...values, defaultValue: key }) };
}
