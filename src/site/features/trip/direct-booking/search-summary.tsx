import type { ReactNode } from 'react';
import { isDate } from '#domain/calendar/written-date.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Container } from '../../../ui/section.tsx';
import styles from './direct-booking.module.css';
import type { SearchValues } from './search-values.ts';

type SearchSummaryProps = { readonly values: SearchValues /** The form, to search for something else. */; readonly children: ReactNode };

/** The search in a line. The form is folded beneath it, so that the results are visible. */
export function SearchSummary({ values, children }: SearchSummaryProps) {
  const { t } = useTranslation('trip');
  const { t: form } = useTranslation('form');
  const words = useTravelWords();
  const { from, to, date, time, returnDate, returnTime, passengers } = values;
  const moment = (day: string, hour: string) => (isDate(day) ? `${words.day(day)}, ${hour}` : '');
  const when = [moment(date, time), returnDate === date ? returnTime : moment(returnDate, returnTime)]
    .filter((part) => part !== '')
    .join(' – ');
  return (
    <Container className={styles.searched}>
      <h1 className={styles.route}>
        {from} <Icon name="arrow-right" /> {to}
      </h1>
      <p className={styles.facts}>
        <span>{when}</span>
        <span>{form('summary.people', { count: Number(passengers) })}</span>
      </p>
      <details className={styles.again}>
        <summary>{t('search.again')}</summary>
        {children}
      </details>
    </Container>
  );
}
