import { formatDate, formatLongDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { useSiteFrame } from '../site-context.ts';

export type ExplainWords = {
  /** A text under `explain`, for keys that the API names and the page cannot know at compile time; empty where there is none. */
  readonly named: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** `45 minutes`, `2 h`, `2 h 20 min` */
  readonly duration: (minutes: number) => string;
  readonly day: (date: string) => string;
  /** `2026-11-21` or `2026-11-21 08:30` as `21-11-2026 08:30` */
  readonly moment: (moment: string) => string;
  readonly tag: string;
};

/** How a price and its plan are put into words, in the page's language. */
export function useExplainWords(): ExplainWords {
  const { t, named } = useTranslation('form');
  const tag = tagOf(useSiteFrame().language);
  const number = (value: number) => formatNumber(value, tag);
  return {
    named: (key, values) => named(`explain.${key}`, { defaultValue: '', ...values }),
    money: (cents) => formatCents(cents, tag),
    number,
    duration: (minutes) => {
      const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
      if (hours === 0) return t('explain.duration.minutes', { count: rest });
      return rest === 0 ? t('explain.duration.hours', { hours: number(hours) }) : t('explain.duration.both', { hours, minutes: rest });
    },
    day: (date) => formatLongDate(date, tag),
    moment: (moment) => `${formatDate(moment.slice(0, 10))}${moment.slice(10)}`,
    tag,
  };
}
