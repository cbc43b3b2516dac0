import { isDate } from '#domain/calendar/written-date.ts';
import type { TravelWords } from '#output/texts/travel/travel-words.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { comesBack, type ItineraryValues, splitHour } from '../../../trip-editor/itinerary-values.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './trip-summary.module.css';

/** The trip of the page's address in a line, and the link to change it, instead of a title of the form. */
export function TripSummary({ values }: { readonly values: ItineraryValues }) {
  const { t, named } = useTranslation('form');
  const words = useTravelWords();
  const { type, stops, passengers } = values;
  const from = shortPlace(stops[0]?.place);
  const to = shortPlace(stops.at(-1)?.place);
  const people = Number(passengers) >= 1 ? t('summary.people', { count: Number(passengers) }) : '';
  const facts = [named([`type.${type}.label`, 'type.return.label']), whenOf(values, words), people];
  return (
    <header className={styles.summary}>
      <h1 className={styles.title}>
        {from === '' || to === '' ? (
          t('title')
        ) : (
          <>
            {from} <Icon name="arrow-right" /> {to}
          </>
        )}
      </h1>
      <p className={styles.facts}>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        <a href="#stops-0-place" className={styles.change}>
          {t('summary.change')}
        </a>
      </p>
    </header>
  );
}

/** "Utrecht, Nederland" becomes Utrecht where only a line is available. */
function shortPlace(place = ''): string {
  return place.split(',')[0]?.trim() ?? '';
}

/** "donderdag 21 januari 2027, 09:00 – 17:30", and the second day where it differs. */
function whenOf({ type, stops }: ItineraryValues, words: Pick<TravelWords, 'day' | 'clockTime'>): string {
  const [first, last] = [stops[0], comesBack(type) ? stops.at(-1) : undefined];
  const isSameDay = last !== undefined && last.date !== '' && last.date === first?.date;
  const back = isSameDay ? sayTime(last.time, words) : momentOf(last, words);
  return [momentOf(first, words), back].filter((moment) => moment !== '').join(' – ');
}

function momentOf(stop: ItineraryValues['stops'][number] | undefined, words: Pick<TravelWords, 'day' | 'clockTime'>): string {
  if (stop === undefined || !isDate(stop.date)) return '';
  return [words.day(stop.date), sayTime(stop.time, words)].filter((part) => part !== '').join(', ');
}

/** A time as typed, with the hour that was chosen on the night on which the clocks go back. */
function sayTime(typed: string, { clockTime }: Pick<TravelWords, 'clockTime'>): string {
  const { time, hour } = splitHour(typed);
  return hour === 'first' || hour === 'second' ? clockTime({ time, hour }) : time;
}
