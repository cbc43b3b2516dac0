import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from '#texts/create-translate.ts';
import type { Texts } from '#texts/find-text.ts';
import { readTexts } from '#texts/read-texts.ts';
import { type Namespace, namespaces } from './namespaces.ts';
import type { SiteTexts } from './site-texts.ts';

const made = new Map<SiteLanguage, SiteTexts>();

/** The server's texts of a language: made once, never changed by a request. */
export function getServerTexts(language: SiteLanguage): SiteTexts {
  const known =
    made.get(language) ?? createTexts(language, Object.fromEntries(namespaces.map((name) => [name, readTexts(language, name)])));
  made.set(language, known);
  return known;
}

/** Texts that are all there and stay as they are. */
export function createTexts(language: SiteLanguage, texts: Readonly<Partial<Record<Namespace, Texts>>>): SiteTexts {
  const textsOf = (namespace: Namespace) => texts[namespace] ?? {};
  const tag = tagOf(language);
  const translates = new Map(namespaces.map((namespace) => [namespace, createTranslate({ tag, namespace, namespaces, textsOf })]));
  return {
    language,
    getTranslate: (namespace) => translates.get(namespace) ?? String,
    has: () => true,
    fetch: async () => undefined,
    changeLanguage: async () => undefined,
    subscribe: () => () => undefined,
  };
}
