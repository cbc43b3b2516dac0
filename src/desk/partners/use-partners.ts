import { createContext, useContext, useMemo } from 'react';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/partners.json';
import { DeskTextsContext } from '../desk-texts.ts';

/** The texts of the pages about partners, which each of them brings along. */
export const PartnersTextsContext = createContext<Texts>({});

type Group = 'states' | 'languages' | 'gate' | 'modes' | 'answers' | 'problems' | 'statements.unbilled';

/** Texts of the pages about partners, in the page's language. */
export function usePartners() {
  const { language } = useContext(DeskTextsContext);
  const texts = useContext(PartnersTextsContext);
  return useMemo(() => {
    const parts = { tag: tagOf(language), namespace: 'partners', namespaces: ['partners'], textsOf: () => texts };
    const translate = createTranslate(parts);
    const t: Translate<KeysOf<typeof english>> = translate;
    /** A text whose key comes from data; the key itself where there is none. */
    const called = (group: Group, key: string) => translate(`${group}.${key}`, { defaultValue: key });
    return { t, called };
  }, [language, texts]);
}
