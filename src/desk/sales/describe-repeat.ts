import type { DeskQueries } from '#desk-service/desk-service.ts';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { SalesWords } from './sales-words.ts';

type Repeat = Pick<NonNullable<Awaited<ReturnType<DeskQueries['callers']['again']>>>, 'holidays' | 'holidaysBefore'>;

/** What to know before a trip is repeated: its holidays, and those of last year that the new days miss. */
export function describeRepeat(
  { holidays, holidaysBefore }: Repeat,
  { reference, words }: { readonly reference: string; readonly words: SalesWords },
): readonly string[] {
  const { sales, form, countryName, language } = words;
  const say = (key: 'again.holiday' | 'again.holidayBefore', { date, country, holiday }: Repeat['holidays'][number]) =>
    sales(key, {
      ...{ day: formatLongDate(date, tagOf(language)), country: countryName(country), reference },
      holiday: form(`explain.holidays.${holiday}`),
    });
  const kept = new Set(holidays.map(({ country, holiday }) => `${country} ${holiday}`));
  return [
    ...holidays.map((each) => say('again.holiday', each)),
    ...holidaysBefore.filter(({ country, holiday }) => !kept.has(`${country} ${holiday}`)).map((each) => say('again.holidayBefore', each)),
  ];
}
