import { type StopHours, sayStopHours } from '#output/texts/travel/stop-hours.ts';
import { StopRail } from '../../../explain/stop-rail.tsx';
import { timesOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { RoutePicture } from '../../../ui/route/route-picture.tsx';
import styles from './itinerary-list.module.css';
import type { Travel, TravelStop } from './state/travel.ts';

type ItineraryListProps = Pick<Travel, 'stops' | 'namesZone'> & {
  readonly routePicture?: string | undefined;
  /** Shows how precisely each stop is known, and how far its price holds: to the customer, but not to passengers. */
  readonly withWhereabouts?: boolean;
  /** False for a trip without a price: then no distance is shown. */
  readonly isPriced?: boolean;
};

/** The stops in driving order, each with the expected arrival and departure, and the roads between. */
export function ItineraryList({ stops, namesZone, routePicture, withWhereabouts = false, isPriced = true }: ItineraryListProps) {
  const words = useTravelWords();
  const times = sayStopHours(stops.map(timesOf), words);
  const rail = stops.map((stop, index) => ({
    key: stop.sequence,
    day: times[index]?.day ?? null,
    time: <Time stop={stop} times={times[index]} />,
    place: <Place stop={stop} times={times[index]} withWhereabouts={withWhereabouts} isPriced={isPriced} />,
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

type StopProps = { readonly stop: TravelStop; readonly times: StopHours | undefined };

function Time({ stop, times }: StopProps) {
  const { date, time } = stop;
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  if (time === null || date === null) return <End stop={stop} said={times?.comes ?? words.t('stops.end')} />;
  return (
    <>
      <span className={styles.leaves}>{t('itinerary.leaves')}</span> <time dateTime={`${date}T${time}`}>{times?.leaves ?? time}</time>
    </>
  );
}

/** "Back about 18:29": the word marks the time as an estimate. */
function End({ stop, said }: { readonly stop: TravelStop; readonly said: string }) {
  const { clockTime } = useTravelWords();
  const { arrival } = timesOf(stop);
  const time = arrival === null ? '' : clockTime(arrival);
  const at = said.indexOf(time);
  if (arrival === null || at === -1) return <span className={styles.times}>{said}</span>;
  return (
    <span className={styles.ends}>
      {said.slice(0, at)}
      <time dateTime={`${arrival.date}T${arrival.time}`}>{time}</time>
      {said.slice(at + time.length)}
    </span>
  );
}

type PlaceProps = StopProps & { readonly withWhereabouts: boolean; readonly isPriced: boolean };

function Place({ stop, times, withWhereabouts, isPriced }: PlaceProps) {
  const words = useTravelWords();
  const { time, lines, country, notes } = stop;
  const [name = '', ...others] = lines;
  const whereabouts = !withWhereabouts ? null : words.whereabouts({ ...stop, ...stop.accuracy }, { isPriced });
  return (
    <>
      <p className={styles.name}>{name}</p>
      {time !== null && times?.comes && (
        <p className={styles.times}>{[times.comes, times.wait].filter((text) => text !== null).join(', ')}</p>
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
