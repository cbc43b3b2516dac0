import { createContext, useContext, useMemo } from 'react';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/incidents.json';
import { DeskTextsContext } from '../desk-texts.ts';

type IncidentKey = KeysOf<typeof english>;

/** The texts of incidents, which the pages that show any bring along. */
export const IncidentTextsContext = createContext<Texts>({});

export type IncidentWords = {
  readonly i: Translate<IncidentKey>;
  /** A text whose key comes from data. */
  readonly called: (group: 'kinds' | 'steps' | 'roles' | 'messages', key: string) => string;
};

/** Texts of incidents, in the page's language. */
export function useIncidents(): IncidentWords {
  const { language } = useContext(DeskTextsContext);
  const texts = useContext(IncidentTextsContext);
  return useMemo(() => {
    const parts = { tag: tagOf(language), namespace: 'incidents', namespaces: ['incidents'], textsOf: () => texts };
    const i: Translate = createTranslate(parts);
    return { i, called: (group, key) => i(`${group}.${key}`, { defaultValue: key }) };
  }, [language, texts]);
}
