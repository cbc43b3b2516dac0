import { createContext, useContext, useMemo } from 'react';
import { formatClockTime } from '#domain/calendar/doubled-hour.ts';
import { formatShortDay, formatShortInstant } from '#domain/calendar/format-short-date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/on-duty.json';

export const DriverTextsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({ language: 'en', texts: {} });

type Group = 'presses' | 'papers' | 'luggage' | 'extras' | 'ordered.occasions' | 'journeyPapers.names' | 'journeyPapers.desk';

/** The texts of a driver's page in the driver's language; times in the time zone of the trip's start. */
export function useDriverWords() {
  const { language, texts } = useContext(DriverTextsContext);
  return useMemo(() => {
    const parts = { tag: tagOf(language), namespace: 'on-duty', namespaces: ['on-duty'], textsOf: () => texts };
    const translate = createTranslate(parts);
    const t: Translate<KeysOf<typeof english>> = translate;
    return {
      t,
      called: (group: Group, key: string) => translate(`${group}.${key}`, { defaultValue: key }),
      clockTime: (time: Parameters<typeof formatClockTime>[0]) => formatClockTime(time, language),
      clock: (instant: string, timeZone: string) => formatClockTime(toLocal(instant, timeZone), language),
      day: (date: string) => formatShortDay(date, { language, now: Date.now() }),
      moment: (instant: string, timeZone: string) => formatShortInstant(instant, timeZone, { language, now: Date.now() }),
    };
  }, [language, texts]);
}
