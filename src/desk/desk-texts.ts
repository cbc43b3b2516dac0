import { createContext, useContext, useMemo } from 'react';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import { formatClockTime } from '#domain/calendar/doubled-hour.ts';
import { formatColumnDay } from '#domain/calendar/format-date.ts';
import { formatNearMoment } from '#domain/calendar/format-moment.ts';
import {
  formatCompactInstant,
  formatShortDay,
  formatShortInstant,
  formatShortMoment,
  formatShortPeriod,
} from '#domain/calendar/format-short-date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { writeEuros } from '#domain/money/write-euros.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../locales/en/desk.json';

type DeskKey = KeysOf<typeof english>;

export const DeskTextsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({ language: 'en', texts: {} });

/** The texts of planning. They are many, so only planning pages load them. */
export const PlanningTextsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({
  language: 'en',
  texts: {},
});

/** The office's time zone, for moments that belong to no stop. */
export const officeZone = 'Europe/Amsterdam';

export type DeskWords = {
  readonly language: SiteLanguage;
  readonly t: Translate<DeskKey>;
  /** A text whose key comes from data; the key itself where there is no such text. */
  readonly named: (
    group:
      | 'states'
      | 'reasons'
      | 'acts'
      | 'buttons'
      | 'events'
      | 'mails'
      | 'roles'
      | 'problems'
      | 'lostStates'
      | 'lostReporters'
      | 'vehicles'
      | 'proofs'
      | 'actors'
      | 'payments'
      | 'eInvoices'
      | 'eInvoiceReasons'
      | 'details'
      | 'luggage'
      | 'extras'
      | 'values'
      | 'rings',
    key: string,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  /** Why an act was refused. A problem without a text in `desk.json` does not compile here. */
  readonly problem: (problem: DeskProblem, values?: Readonly<Record<string, string | number>>) => string;
  /** The issue of a field. */
  readonly issue: (code: string) => string;
  readonly country: (code: string) => string;
  readonly number: (value: number) => string;
  readonly money: (cents: number) => string;
  /** An amount in a field, as people of the language type it. */
  readonly typedMoney: (cents: number) => string;
  readonly date: (date: string) => string;
  /** With its year, also near today: of what lasts longer than a year. */
  readonly fullDate: (date: string) => string;
  readonly localMoment: (moment: Parameters<typeof formatShortMoment>[0]) => string;
  /** The time of a local moment alone. */
  readonly clockTime: (time: Parameters<typeof formatClockTime>[0]) => string;
  readonly instant: (instant: string) => string;
  /** For today only the time. */
  readonly compactInstant: (instant: string) => string;
  readonly period: (from: string, until: string) => string;
  /** An instant and a day, short. */
  readonly nearMoment: (instant: string) => string;
  /** The time of day alone, by the office's clock. */
  readonly clock: (instant: string) => string;
  readonly columnDay: (date: string) => string;
};

/** The issues of fields that have a text of their own. All others are shown as unreadable. */
const issueWords = ['required', 'too-long', 'too-few', 'too-many', 'email', 'phone', 'unusual', 'overlaps'] as const;

/** Texts and formats of the page's language. */
export function useDesk(): DeskWords {
  const { language, texts } = useContext(DeskTextsContext);
  return useMemo(() => createDeskWords({ language, texts }), [language, texts]);
}

/** The same outside a page. */
export function createDeskWords({ language, texts }: { readonly language: SiteLanguage; readonly texts: Texts }): DeskWords {
  const tag = tagOf(language);
  const format = { language, now: Date.now() };
  const t = createTranslate({ tag, namespace: 'desk', namespaces: ['desk'], textsOf: () => texts });
  // The compiler checks these keys. `t` takes any string, for `named`.
  const known: Translate<DeskKey> = t;
  return {
    language,
    t,
    named: (group, key, values) => t(`${group}.${key}`, { ...values, defaultValue: key }),
    problem: (problem, values) => known(`problems.${problem}`, values),
    issue: (code) => known(`issues.${issueWords.find((each) => each === code) ?? 'invalid'}`),
    country: (code) => countryNameOf(code, language),
    number: (value) => formatNumber(value, tag),
    money: (cents) => formatCents(cents, tag),
    typedMoney: (cents) => writeEuros(cents, language),
    date: (date) => formatShortDay(date, format),
    // A day far from now names its year.
    fullDate: (date) => formatShortDay(date, { language, now: 0 }),
    localMoment: (moment) => formatShortMoment(moment, format),
    clockTime: (time) => formatClockTime(time, language),
    instant: (instant) => formatShortInstant(instant, officeZone, format),
    compactInstant: (instant) => formatCompactInstant(instant, officeZone, format),
    period: (from, until) => formatShortPeriod(from, until, officeZone, format),
    nearMoment: (instant) => formatNearMoment(instant, officeZone, language),
    clock: (instant) => formatClockTime(toLocal(instant, officeZone), language),
    columnDay: (date) => formatColumnDay(date, tag),
  };
}
