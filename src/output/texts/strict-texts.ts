import type { TextFile } from '#domain/interface-texts/interface-texts.ts';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from './create-translate.ts';
import { currentLayer } from './laid-texts.ts';
import { readTexts } from './read-texts.ts';

/**
 * The texts of one file in each language, typed by the English keys. For output that cannot be taken back once sent: a key without a text
 * throws an Error, because no mail is better than one with a key in it.
 */
export function createStrictTexts<Key extends string>(file: TextFile): (language: SiteLanguage) => Translate<Key> {
  const make = () =>
    new Map(
      siteLanguages.map((language) => {
        const texts = readTexts(language, file);
        const onMissing = (_file: TextFile, key: string) => {
          throw new Error(`No text ${key} in ${file}.json`);
        };
        return [language, createTranslate({ tag: tagOf(language), namespace: file, namespaces: [file], textsOf: () => texts, onMissing })];
      }),
    );
  let [layer, translates] = [currentLayer(), make()];
  return (language) => {
    if (layer !== currentLayer()) [layer, translates] = [currentLayer(), make()];
    const translate = translates.get(language);
    if (translate === undefined) throw new RangeError(`No texts of ${language}`);
    return translate;
  };
}
