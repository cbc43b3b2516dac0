import { Link, useSearchParams } from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { officeZone, useDesk } from '../desk-texts.ts';
import { Shape } from '../ui/icons/icon.tsx';
import styles from './day-strip.module.css';
import { curveAt, listAhead, markDepartures, roadPath, shareOf } from './place-departures.ts';
import { type Inbox, pathToDeparture } from './today-line.ts';
import { useTodayWords } from './today-words.ts';

type DayStripProps = { readonly title: string } & Pick<Inbox, 'departures' | 'now' | 'midnight'>;

const looks = {
  coach: { shape: 'open', tone: 'red' },
  contact: { shape: 'unread', tone: 'amber' },
  ready: { shape: 'booked', tone: 'green' },
} as const;

/** The departures of the next 24 hours as a road. Only those that lack something show their town. On a phone they are cards. */
export function DayStrip({ title, departures, now, midnight }: DayStripProps) {
  const { t } = useTodayWords();
  const { instant, date, clockTime } = useDesk();
  const timeOf = ({ leaves }: Pick<Inbox['departures'][number], 'leaves'>) => (leaves === null ? '' : clockTime(leaves));
  const [query] = useSearchParams();
  const marks = markDepartures(departures, now);
  const night = midnight === null ? null : `${shareOf(midnight, now) * 100}%`;
  return (
    <header className={styles.strip}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>{instant(now)}</p>
        <p>{t('departures', { count: departures.length })}</p>
      </div>
      <div className={styles.road}>
        <svg className={styles.line} viewBox="0 0 1000 76" preserveAspectRatio="none" aria-hidden="true">
          <path d={roadPath} />
        </svg>
        <svg className={styles.marks} width="100%" height="76" aria-hidden="true">
          {night !== null && midnight !== null && (
            <g className={styles.night}>
              <line x1={night} x2={night} y1="0" y2="76" />
              <svg x={night} overflow="visible" aria-hidden="true">
                <text x="6" y="68">
                  {date(todayIn(officeZone, midnight))}
                </text>
              </svg>
            </g>
          )}
          {marks.map(({ departure, share, state, count, hasWords }) => (
            <svg
              key={departure.reference}
              x={`${share * 100}%`}
              y={curveAt(share) - 6}
              overflow="visible"
              aria-hidden="true"
              data-tone={looks[state].tone}
            >
              <Link to={pathToDeparture(query, departure.reference)} tabIndex={-1} preventScrollReset>
                <rect className={styles.press} x="-12" y="-6" width="24" height="24" />
                <svg x="-6" width="12" height="12" aria-hidden="true">
                  <Shape name={looks[state].shape} />
                </svg>
              </Link>
              {hasWords && (
                <text
                  className={state === 'ready' ? styles.plain : undefined}
                  y={state === 'ready' ? 27 : -14}
                  textAnchor={share > 0.9 ? 'end' : share < 0.06 ? 'start' : 'middle'}
                >
                  <tspan className={styles.time}>{timeOf(departure)}</tspan> {state === 'ready' ? '' : departure.town}
                  {count > 1 && (state === 'ready' ? `×${count}` : ` +${count - 1}`)}
                </text>
              )}
            </svg>
          ))}
        </svg>
        <ol aria-label={t('departuresList')} className={styles.cards}>
          {listAhead(departures, now).map(({ departure: { reference, leaves, town, route }, state }) => (
            <li key={reference} data-tone={looks[state].tone}>
              <Link to={pathToDeparture(query, reference)} title={route} preventScrollReset>
                <b>{timeOf({ leaves })}</b> {town}
                <span className={styles.ready} data-tone={looks[state].tone}>
                  <Shape name={looks[state].shape} /> {t(`ready.${state}`)}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </header>
  );
}
