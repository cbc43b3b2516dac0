import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { type Namespace, namespaces } from './namespaces.ts';
import { sharedOptions } from './options.ts';

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

const instances = new Map<SiteLanguage, i18n>();

/** The server's texts of a language: one instance each, made once, never changed by a request. */
export function getServerTexts(language: SiteLanguage): i18n {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const made = createInstance();
  const resources: Resource = Object.fromEntries(
    siteLanguages
      .filter((each) => each === language)
      .map((each) => [each, Object.fromEntries(namespaces.map((name) => [name, readTexts(each, name)]))]),
  );
  made.use(initReactI18next).init({ ...sharedOptions, lng: language, resources, initAsync: false, react: { useSuspense: false } });
  instances.set(language, made);
  return made;
}
