import { createContext, useContext, useMemo } from 'react';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { fleetKeys, type SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/editing.json';
import { useDesk } from '../desk-texts.ts';
import { explainIssue } from './explain-issue.ts';

export type EditingKey = KeysOf<typeof english>;

/** The texts of the pages that edit prices and content. They are many, so only those pages load them. */
export const EditingTextsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({ language: 'en', texts: {} });

export type EditingWords = {
  readonly e: Translate<EditingKey>;
  /** A text whose key comes from data; the key itself where there is no such text. */
  readonly called: (
    group:
      | 'problems'
      | 'tables'
      | 'kinds'
      | 'options'
      | 'holds'
      | 'states'
      | 'facts.states'
      | 'texts.files'
      | 'texts.states'
      | 'reviews.states'
      | 'reviews.reasons'
      | 'pictures.problems',
    key: string,
  ) => string;
  /** The label of a part of a field's path. */
  readonly part: (name: string) => string;
  /** The labels of a whole path, in order. */
  readonly path: (path: string) => string;
  /** The issue of a field. */
  readonly issue: (message: string) => string;
};

export function useEditing(): EditingWords {
  const { language, texts } = useContext(EditingTextsContext);
  const { named } = useDesk();
  return useMemo(() => {
    const e: Translate = createTranslate({ tag: tagOf(language), namespace: 'editing', namespaces: ['editing'], textsOf: () => texts });
    const part = (name: string) => {
      if (/^\d+$/.test(name)) return e('row', { number: Number(name) + 1 });
      if (/^[A-Z]{2}$/.test(name)) return countryNameOf(name, language);
      if ((fleetKeys as readonly string[]).includes(name)) return named('vehicles', name);
      return e(`fields.${name}`, { defaultValue: name });
    };
    return {
      e,
      part,
      called: (group, key) => e(`${group}.${key}`, { defaultValue: key }),
      path: (path) => path.split('.').map(part).join(' › '),
      issue: (message) => {
        const { key, value } = explainIssue(message);
        return e(`issues.${key}`, { value });
      },
    };
  }, [language, texts, named]);
}
