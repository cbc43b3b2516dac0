import { sayStopHours } from '#output/texts/travel/stop-hours.ts';
import { DayHours } from '../../../../explain/day-hours.tsx';
import { StopRail } from '../../../../explain/stop-rail.tsx';
import { timesOf } from '../../../../explain/stop-times.ts';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { RoutePicture } from '../../../../ui/route/route-picture.tsx';
import type { Choice, Travel, TravelStop } from '../../shared/state/travel.ts';
import styles from './trip-instrument.module.css';

export type TripInstrumentProps = {
  readonly travel: Pick<Travel, 'stops' | 'timeZone' | 'routePicture' | 'legs'>;
  readonly choice: Choice;
  /** On a phone the stops stand elsewhere on the page. */
  readonly stopsElsewhere?: boolean;
};

/** The route, the times and the driver's hours, with the same number for a stop everywhere. */
export function TripInstrument({ travel: { stops, timeZone, routePicture, legs }, choice, stopsElsewhere = false }: TripInstrumentProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const times = sayStopHours(stops.map(timesOf), words);
  const isOneDay = new Set(stops.flatMap(({ date, arrivalDate }) => [date, arrivalDate].filter((day) => day !== null))).size === 1;
  const rail = stops.map((stop, index) => {
    const leg = legs?.[index];
    return {
      key: stop.sequence,
      day: isOneDay ? null : (times[index]?.day ?? null),
      time: <Moment stop={stop} />,
      place: (
        <>
          <p>
            <strong>{stop.name}</strong>
          </p>
          {stop.time !== null && times[index]?.comes && <p className={styles.arrival}>{times[index].comes}</p>}
        </>
      ),
      wayOn: times[index + 1]?.way ?? null,
      leg: leg === undefined ? null : { distance: `${words.number(leg.kilometres)} km`, roads: leg.roads },
    };
  });
  return (
    <section className={styles.instrument} aria-label={t('overview.mapCaption')}>
      {routePicture && <RoutePicture svg={routePicture} />}
      <div className={classNames(styles.part, stopsElsewhere && styles.wideOnly)}>
        <StopRail stops={rail} compact />
      </div>
      {choice.crew.duties.length > 0 && (
        <div className={styles.part}>
          <DayHours crew={choice.crew} timeZone={timeZone} />
        </div>
      )}
    </section>
  );
}

function Moment({ stop }: { readonly stop: TravelStop }) {
  const { clockTime } = useTravelWords();
  const { departure, arrival } = timesOf(stop);
  const moment = departure ?? arrival;
  return moment === null ? null : <time dateTime={`${moment.date}T${moment.time}`}>{clockTime(moment)}</time>;
}
