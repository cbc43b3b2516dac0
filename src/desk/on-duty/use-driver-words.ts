import { createContext, useContext, useMemo } from 'react';
import { formatDateTime } from '#domain/calendar/format-date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/on-duty.json';

export const DriverTextsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({ language: 'en', texts: {} });

type Group = 'presses' | 'papers' | 'luggage' | 'extras' | 'journeyPapers.names' | 'journeyPapers.desk';

/** Texts of a driver's page, in his language; moments by the clock of where the trip begins. */
export function useDriverWords() {
  const { language, texts } = useContext(DriverTextsContext);
  return useMemo(() => {
    const parts = { tag: tagOf(language), namespace: 'on-duty', namespaces: ['on-duty'], textsOf: () => texts };
    const translate = createTranslate(parts);
    const t: Translate<KeysOf<typeof english>> = translate;
    return {
      t,
      called: (group: Group, key: string) => translate(`${group}.${key}`, { defaultValue: key }),
      clock: (instant: string, timeZone: string) => toLocal(instant, timeZone).time,
      moment: formatDateTime,
    };
  }, [language, texts]);
}
