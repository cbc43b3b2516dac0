import { type StopHours, sayStopHours } from '#output/texts/travel/stop-hours.ts';
import { StopRail } from '../../../explain/stop-rail.tsx';
import { timesOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './preview-stops.module.css';

type Stop = Preview['stops'][number];

/** The places as understood, and when the coach is there. A typed name may belong to several places. */
export function PreviewStops({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('form');
  const words = useTravelWords();
  const times = sayStopHours(preview.stops.map(timesOf), words);
  const isOneDay = new Set(preview.stops.flatMap(daysOf)).size === 1;
  const rail = preview.stops.map((stop, index) => {
    const leg = preview.legs[index];
    return {
      key: stop.sequence,
      day: index === 0 && isOneDay ? null : (times[index]?.day ?? null),
      time: <Time stop={stop} leaves={times[index]?.leaves ?? null} />,
      place: <Place stop={stop} times={times[index]} isKnown={preview.stops.slice(0, index).some(({ label }) => label === stop.label)} />,
      wayOn: times[index + 1]?.way ?? null,
      leg: leg === undefined ? null : { distance: `${words.number(leg.kilometres)} km`, roads: leg.roads },
    };
  });
  return (
    <section>
      <h3>
        <VisuallyHidden>{t('explain.stops')}</VisuallyHidden>
      </h3>
      <StopRail stops={rail} compact />
    </section>
  );
}

/** Every day on which the coach reaches or leaves a stop. */
function daysOf({ date, arrivalDate }: Stop): readonly string[] {
  return [arrivalDate, date].filter((day) => day !== null);
}

/** The departure of the coach, and at the last stop the expected arrival, in lighter type because it is an estimate. */
function Time({ stop, leaves }: { readonly stop: Stop; readonly leaves: string | null }) {
  const { clockTime } = useTravelWords();
  const { departure, arrival } = timesOf(stop);
  if (departure !== null) return <time dateTime={`${departure.date}T${departure.time}`}>{leaves ?? clockTime(departure)}</time>;
  if (arrival === null) return null;
  return (
    <time dateTime={`${arrival.date}T${arrival.time}`} className={styles.reckoned}>
      {clockTime(arrival)}
    </time>
  );
}

type PlaceProps = { readonly stop: Stop; readonly times: StopHours | undefined; readonly isKnown: boolean };

/** A place, with its country at its first mention, and the expected arrival of the coach. */
function Place({ stop: { label, country, time }, times, isKnown }: PlaceProps) {
  const arrival = times?.comes ?? null;
  const isInLine = isKnown && time === null && arrival !== null;
  return (
    <>
      <p>
        <strong className={styles.name}>{label}</strong>
        {!isKnown && `, ${country}`}
        {isInLine && <span className={styles.arrival}>, {arrival}</span>}
      </p>
      {arrival !== null && !isInLine && <p className={styles.moments}>{arrival}</p>}
    </>
  );
}

/**
 * How precisely places are known, and up to which distance the price holds, at the first mention of a place. Driving within a town depends
 * on its size.
 */
export function useEstimateNotes({ stops, townLegs }: Pick<Preview, 'stops' | 'townLegs'>): readonly string[] {
  const { whereabouts, t, number, duration } = useTravelWords();
  const places = stops.map((stop) => whereabouts({ ...stop, ...stop.accuracy }));
  const legs = townLegs.map(({ town, kilometres, minutes }) =>
    t('stops.withinTown', { place: town, kilometres: number(kilometres), duration: duration(minutes) }),
  );
  return [...new Set([...places, ...legs])].filter((note) => note !== null);
}
