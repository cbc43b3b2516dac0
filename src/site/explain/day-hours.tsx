import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import styles from './day-hours.module.css';
import { axisOf, type DayOnAxis, daysOnAxis } from './hours-axis.ts';
import { useTravelWords } from './use-travel-words.ts';

type Crew = QuoteFieldsFragment['crew'];
type DayHoursProps = { readonly crew: Pick<Crew, 'duties' | 'checks' | 'drivers'>; readonly timeZone: string };

const mostDays = 3;

/** The driver's activities by the hour, one bar a day, and the share of the legal working day that they take. */
export function DayHours({ crew, timeZone }: DayHoursProps) {
  const { t } = useTranslation('form');
  const days = daysOnAxis(crew, timeZone);
  if (days.length === 0) return null;
  const shown = days.slice(0, mostDays);
  const axis = axisOf(shown);
  const isOne = days.length === 1;
  return (
    <div className={styles.hours}>
      {shown.map((day) => (
        <Day key={day.start} day={day} axis={axis} isOne={isOne} />
      ))}
      <div className={styles.axis} aria-hidden="true">
        {axis.hours.map((hour) => (
          <span key={hour}>{String(hour % 24).padStart(2, '0')}</span>
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {(['drive', 'empty', 'work', 'wait'] as const).map((part) => (
          <li key={part} data-part={part}>
            {t(`explain.day.parts.${part}`)}
          </li>
        ))}
      </ul>
      {days.length > mostDays && <p className={styles.more}>{t('explain.day.more', { count: days.length - mostDays })}</p>}
    </div>
  );
}

type DayProps = { readonly day: DayOnAxis; readonly axis: ReturnType<typeof axisOf>; readonly isOne: boolean };

function Day({ day, axis: { from, until }, isOne }: DayProps) {
  const { t } = useTranslation('form');
  const words = useTravelWords();
  const { date, begins, parts, minutes, limitMinutes, drivers } = day;
  const length = words.duration(minutes);
  const said = limitMinutes === null ? length : t('explain.day.of', { length, limit: words.duration(limitMinutes) });
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.minutes, begins - from));
  return (
    <figure className={styles.day}>
      <figcaption>
        <span>
          <strong>{isOne ? t('explain.day.heading') : words.shortDay(date)}</strong> {said}
        </span>
        <span className={styles.lawful}>{t('explain.day.lawful', { count: drivers })}</span>
      </figcaption>
      <svg className={styles.bar} viewBox={`0 0 ${until - from} 30`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ kind, minutes: width }, index) => (
          <rect key={starts[index]} x={starts[index]} width={width} height="30" data-part={kind} />
        ))}
        {limitMinutes !== null && begins + limitMinutes < until && (
          <path d={`M${begins + limitMinutes - from} 0V30`} className={styles.limit} />
        )}
      </svg>
    </figure>
  );
}
