import { readMoment } from '#domain/calendar/format-moment.ts';
import type { Translate } from '#output/texts/create-translate.ts';
import { createTravelWords, type TravelWords } from '#output/texts/travel/travel-words.ts';
import { useTranslation } from '../i18n/site-texts.ts';

const made = new WeakMap<Translate, TravelWords>();

/** How a page describes a trip, its price and its times in its language, in the same words as mails and documents. */
export function useTravelWords(): TravelWords {
  const { named, language } = useTranslation('travel');
  const words = made.get(named) ?? createTravelWords(named, language);
  made.set(named, words);
  return words;
}

/** An instant in words: "donderdag 26 november 2026, 23:04", in the local time of a zone. For sentences; tables use digits. */
export function useMomentInWords(timeZone: string): (instant: string) => string {
  const { day, clockTime } = useTravelWords();
  return (instant) => {
    const local = readMoment(instant, timeZone);
    return `${day(local.date)}, ${clockTime(local)}`;
  };
}
