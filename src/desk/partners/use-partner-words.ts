import { createContext, useContext, useMemo } from 'react';
import { formatShortDay, formatShortInstant, formatShortMoment } from '#domain/calendar/format-short-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { Clash } from '#operations/partners/rules/stock.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/partner.json';

export const PartnerWordsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({ language: 'en', texts: {} });

type Group =
  | 'vehicles'
  | 'luggageKinds'
  | 'extraKinds'
  | 'ordered.occasions'
  | 'standings'
  | 'papers'
  | 'statement.kinds'
  | 'statement.treatments'
  | 'billing.problems'
  | 'issues'
  | 'score.measures'
  | 'score.kinds'
  | 'incidentKinds'
  | 'paperKinds'
  | 'journeyPapers.names'
  | 'journeyPapers.desk'
  | 'problems'
  | 'counter.outcomes'
  | 'counter.forHours';

/** Texts and formats of a partner's page, in the partner's language. */
export function usePartnerWords() {
  const { language, texts } = useContext(PartnerWordsContext);
  return useMemo(() => {
    const tag = tagOf(language);
    const format = { language, now: Date.now() };
    const translate = createTranslate({ tag, namespace: 'partner', namespaces: ['partner'], textsOf: () => texts });
    const t: Translate<KeysOf<typeof english>> = translate;
    return {
      t,
      /** A text whose key comes from data; the key itself where there is no such text. */
      called: (group: Group, key: string, values: Readonly<Record<string, string | number>> = {}) =>
        translate(`${group}.${key}`, { defaultValue: key, ...values }),
      /** Why a job probably clashes with what the partner has. */
      clashText: ({ units, references, day }: Clash) => {
        const values = { references: references.join(', '), units: units ?? 0, day: formatShortDay(day, format) };
        if (units === null) return t('alsoThen', values);
        return references.length === 0 ? t('clash.none', values) : t('clash.taken', values);
      },
      /** Why a calendar could not be read; an answer of its server has a number. */
      faultOf: (fault: string) =>
        fault.startsWith('http-')
          ? t('supply.status', { status: fault.slice('http-'.length) })
          : translate(`supply.faults.${fault}`, { defaultValue: fault }),
      number: (value: number) => formatNumber(value, tag),
      percent: (value: number) => formatPercent(value, tag),
      country: (code: string) => countryNameOf(code, language),
      money: (cents: number) => formatCents(cents, tag),
      day: (date: string) => formatShortDay(date, format),
      instant: (instant: string, timeZone: string) => formatShortInstant(instant, timeZone, format),
      moment: (moment: Parameters<typeof formatShortMoment>[0]) => formatShortMoment(moment, format),
    };
  }, [language, texts]);
}
