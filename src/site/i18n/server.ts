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
  keepPlainTexts(made);
  instances.set(language, made);
  return made;
}

/**
 * Looks a text without values up once: a page asks for some hundred, and they are the same each time. Nothing invalidates them, for an
 * instance's texts are those of the build and never change.
 */
function keepPlainTexts(texts: i18n): void {
  texts.getFixedT = keepAnswers(texts.getFixedT.bind(texts), {
    nameOf: ([language, namespaces, prefix]) => JSON.stringify([language, namespaces, prefix]),
    change: (translate) =>
      keepAnswers(translate, { nameOf: (asked) => (asked.length === 1 && typeof asked[0] === 'string' ? asked[0] : null) }),
  });
}

type Keeping = {
  /** The name under which an answer is kept; null for one that is worked out each time. */
  readonly nameOf: (asked: readonly unknown[]) => string | null;
  readonly change?: (answer: never) => unknown;
};

/** A proxy, so that the function keeps its overloads and the properties that i18next gives it. */
function keepAnswers<Ask extends (...asked: never[]) => unknown>(ask: Ask, { nameOf, change = (answer) => answer }: Keeping): Ask {
  const kept = new Map<string, unknown>();
  return new Proxy(ask, {
    apply(target, self, asked) {
      const name = nameOf(asked);
      if (name === null) return Reflect.apply(target, self, asked);
      if (!kept.has(name)) kept.set(name, change(Reflect.apply(target, self, asked) as never));
      return kept.get(name);
    },
  });
}
