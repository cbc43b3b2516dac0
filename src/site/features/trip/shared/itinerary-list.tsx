import type { StopWords } from '#texts/travel/stop-words.ts';
import { RoutePicture } from '../../../explain/route-picture.tsx';
import { timesOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import styles from './itinerary-list.module.css';
import type { Travel, TravelStop } from './state/travel.ts';

type ItineraryListProps = Pick<Travel, 'stops'> & {
  readonly routePicture?: string | undefined;
  /** Says how exactly each stop is known, and how far its price holds: to whoever books, and not to those who travel along. */
  readonly withWhereabouts?: boolean;
};

/** The stops in driving order, each with the moments at which the vehicle is expected and leaves, and the ways between. */
export function ItineraryList({ stops, routePicture, withWhereabouts = false }: ItineraryListProps) {
  const words = useTravelWords();
  const times = words.stops(stops.map(timesOf));
  return (
    <div className={styles.itinerary}>
      <RouteFigure routePicture={routePicture} />
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <Stop
            key={stop.sequence}
            stop={stop}
            times={times[index]}
            wayOn={times[index + 1]?.way ?? null}
            isNewDay={stop.date !== null && stop.date !== stops[index - 1]?.date}
            withWhereabouts={withWhereabouts}
          />
        ))}
      </ol>
      <p className={styles.note}>{words.t('stops.note')}</p>
    </div>
  );
}

type StopProps = {
  readonly stop: TravelStop;
  readonly times: StopWords | undefined;
  /** The way to the next stop. */
  readonly wayOn: string | null;
  readonly isNewDay: boolean;
  readonly withWhereabouts: boolean;
};

function Stop({ stop, times, wayOn, isNewDay, withWhereabouts }: StopProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { date, time, lines, country, notes } = stop;
  const [name = '', ...others] = lines;
  const whereabouts = !withWhereabouts ? null : words.whereabouts({ ...stop, ...stop.accuracy });
  return (
    <li className={styles.stop}>
      {isNewDay && date !== null && <p className={styles.day}>{words.day(date)}</p>}
      <div className={styles.row}>
        <p className={styles.time}>
          {time === null || date === null ? (
            <span className={styles.times}>{times?.arrival ?? words.t('stops.end')}</span>
          ) : (
            <>
              <span className={styles.leaves}>{t('itinerary.leaves')}</span> <time dateTime={`${date}T${time}`}>{time}</time>
            </>
          )}
        </p>
        <div className={styles.place}>
          <p className={styles.name}>{name}</p>
          {time !== null && times?.arrival && (
            <p className={styles.times}>{[times.arrival, times.wait].filter((text) => text !== null).join(', ')}</p>
          )}
          <p className={styles.detail}>{[...others, country].join(', ')}</p>
          {whereabouts !== null && <p className={styles.detail}>{whereabouts}</p>}
          {notes !== '' && <p className={styles.detail}>{notes}</p>}
          {wayOn !== null && <p className={styles.way}>{wayOn}</p>}
        </div>
      </div>
    </li>
  );
}

/** The map of a trip, where there is one. */
export function RouteFigure({ routePicture }: { readonly routePicture: string | undefined }) {
  const { t } = useTranslation('trip');
  if (!routePicture) return null;
  return (
    <figure className={styles.figure}>
      <RoutePicture svg={routePicture} />
      <figcaption className={styles.note}>{t('overview.mapCaption')}</figcaption>
    </figure>
  );
}
