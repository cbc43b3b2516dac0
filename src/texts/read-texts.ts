import type { SiteLanguage } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Every text there is, so for the server alone: a page fetches its own. */
const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' });

/** A file of `locales/`: the interface's, mails' or papers'. */
export type TextFile =
  | 'common'
  | 'pages'
  | 'form'
  | 'trip'
  | 'travel'
  | 'mail'
  | 'documents'
  | 'desk'
  | 'planning'
  | 'sales'
  | 'incidents'
  | 'editing'
  | 'partners'
  | 'on-duty';

/** The texts of one file in one language, what it lacks filled from its fallback languages: nobody who reads it looks further. */
export function readTexts(language: SiteLanguage, file: TextFile): Texts {
  const chain = [language, ...fallbackLanguages[language]].toReversed();
  return chain.reduce<Texts>((merged, each) => mergeTexts(merged, readOwnTexts(each, file)), {});
}

/** What a language's own file says, without its fallbacks; nothing where it has no file. */
export function readOwnTexts(language: SiteLanguage, file: TextFile): Texts {
  return files[`../../locales/${language}/${file}.json`] ?? {};
}

function mergeTexts(under: Texts, over: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value;
  }
  return merged;
}
