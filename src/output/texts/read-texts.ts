import type { FlatTexts, TextFile, TextLayer } from '#domain/interface-texts/interface-texts.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { currentLayer } from './laid-texts.ts';

type Texts = { readonly [key: string]: string | Texts };

/** All texts, so only for the server: a page fetches its own. */
const files = import.meta.glob<Texts>('../../../locales/*/*.json', { eager: true, import: 'default' });

/**
 * The texts of one file in one language, with missing ones filled from its fallback languages. Texts published at the desk override the
 * file of their language.
 */
export function readTexts(language: SiteLanguage, file: TextFile, layer: TextLayer = currentLayer()): Texts {
  const chain = [language, ...fallbackLanguages[language]].toReversed();
  return chain.reduce<Texts>((merged, each) => mergeTexts(merged, layOver(readOwnTexts(each, file), laidOn(each, file, layer))), {});
}

/** The texts in a language's own file, without fallbacks; nothing if it has no file. */
export function readOwnTexts(language: SiteLanguage, file: TextFile): Texts {
  return files[`../../../locales/${language}/${file}.json`] ?? {};
}

function laidOn(language: SiteLanguage, file: TextFile, { texts }: TextLayer): FlatTexts {
  return texts.find((each) => each.language === language && each.file === file)?.texts ?? {};
}

/** Sets texts at their keys; all others keep their place. */
export function layOver(under: Texts, texts: FlatTexts): Texts {
  return Object.entries(texts).reduce<Texts>((merged, [key, text]) => mergeTexts(merged, treeOf(key.split('.'), text)), under);
}

function treeOf([name = '', ...rest]: readonly string[], text: string): Texts {
  return { [name]: rest.length === 0 ? text : treeOf(rest, text) };
}

function mergeTexts(under: Texts, over: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value;
  }
  return merged;
}
