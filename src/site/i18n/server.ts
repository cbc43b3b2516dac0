import type { SiteLanguage } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { createTranslate } from './create-translate.ts';
import { type Namespace, namespaces } from './namespaces.ts';
import type { SiteTexts } from './site-texts.ts';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { eager: true, import: 'default' });

/** The texts of one language and namespace, what it lacks filled from its fallback languages: one file is all that a browser needs. */
export function readTexts(language: SiteLanguage, namespace: Namespace): Texts {
  const chain = [language, ...fallbackLanguages[language]].toReversed();
  return chain.reduce<Texts>((merged, each) => mergeTexts(merged, files[`../../../locales/${each}/${namespace}.json`] ?? {}), {});
}

function mergeTexts(under: Texts, over: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value;
  }
  return merged;
}

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
  const translates = new Map(namespaces.map((namespace) => [namespace, createTranslate({ language, namespace, textsOf })]));
  return {
    language,
    getTranslate: (namespace) => translates.get(namespace) ?? String,
    has: () => true,
    fetch: async () => undefined,
    changeLanguage: async () => undefined,
    subscribe: () => () => undefined,
  };
}
