import type { StopWords } from '#output/texts/travel/stop-words.ts';
import { StopRail } from '../../../explain/stop-rail.tsx';
import { timesOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { RoutePicture } from '../../../ui/route/route-picture.tsx';
import styles from './itinerary-list.module.css';
import type { Travel, TravelStop } from './state/travel.ts';

type ItineraryListProps = Pick<Travel, 'stops' | 'namesZone'> & {
  readonly routePicture?: string | undefined;
  /** Says how exactly each stop is known, and how far its price holds: to whoever books, and not to those who travel along. */
  readonly withWhereabouts?: boolean;
};

/** The stops in driving order, each with the moments at which the vehicle is expected and leaves, and the ways between. */
export function ItineraryList({ stops, namesZone, routePicture, withWhereabouts = false }: ItineraryListProps) {
  const words = useTravelWords();
  const times = words.stops(stops.map(timesOf));
  const rail = stops.map((stop, index) => ({
    key: stop.sequence,
    day: stop.date === null || stop.date === stops[index - 1]?.date ? null : words.day(stop.date),
    time: <Time stop={stop} times={times[index]} />,
    place: <Place stop={stop} times={times[index]} withWhereabouts={withWhereabouts} />,
    wayOn: times[index + 1]?.way ?? null,
  }));
  const clocks = words.clocks(stops.map(({ clockChange }) => clockChange));
  return (
    <div className={styles.itinerary}>
      <RouteFigure routePicture={routePicture} />
      <StopRail stops={rail} />
      {clocks && <p className={styles.clocks}>{clocks}</p>}
      {namesZone && <p className={styles.note}>{words.t('stops.note')}</p>}
    </div>
  );
}

type StopProps = { readonly stop: TravelStop; readonly times: StopWords | undefined };

function Time({ stop, times }: StopProps) {
  const { date, time } = stop;
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  if (time === null || date === null) return <End stop={stop} said={times?.arrival ?? words.t('stops.end')} />;
  return (
    <>
      <span className={styles.leaves}>{t('itinerary.leaves')}</span> <time dateTime={`${date}T${time}`}>{time}</time>
    </>
  );
}

/** "Back about 18:29": its hour looks like those above it, and the word before it says that it is reckoned. */
function End({ stop: { arrivalDate, arrivalTime }, said }: { readonly stop: TravelStop; readonly said: string }) {
  const at = arrivalTime === null ? -1 : said.indexOf(arrivalTime);
  if (arrivalDate === null || arrivalTime === null || at === -1) return <span className={styles.times}>{said}</span>;
  return (
    <span className={styles.ends}>
      {said.slice(0, at)}
      <time dateTime={`${arrivalDate}T${arrivalTime}`}>{arrivalTime}</time>
      {said.slice(at + arrivalTime.length)}
    </span>
  );
}

function Place({ stop, times, withWhereabouts }: StopProps & { readonly withWhereabouts: boolean }) {
  const words = useTravelWords();
  const { time, lines, country, notes } = stop;
  const [name = '', ...others] = lines;
  const whereabouts = !withWhereabouts ? null : words.whereabouts({ ...stop, ...stop.accuracy });
  return (
    <>
      <p className={styles.name}>{name}</p>
      {time !== null && times?.arrival && (
        <p className={styles.times}>{[times.arrival, times.wait].filter((text) => text !== null).join(', ')}</p>
      )}
      <p className={styles.detail}>{[...others, country].join(', ')}</p>
      {whereabouts !== null && <p className={styles.detail}>{whereabouts}</p>}
      {notes !== '' && <p className={styles.detail}>{notes}</p>}
    </>
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
