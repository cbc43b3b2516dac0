import { type StopHours, sayStopHours } from '#output/texts/travel/stop-hours.ts';
import { StopRail } from '../../../explain/stop-rail.tsx';
import { timesOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './preview-stops.module.css';

type Stop = Preview['stops'][number];

/** Which places are meant and when the coach is there: a name that was typed may be that of several. */
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

/** Every day on which the coach comes to a stop or leaves it. */
function daysOf({ date, arrivalDate }: Stop): readonly string[] {
  return [arrivalDate, date].filter((day) => day !== null);
}

/** When the coach leaves, and of the last stop when it is expected, which is lighter for it is reckoned. */
function Time({ stop, leaves }: { readonly stop: Stop; readonly leaves: string | null }) {
  const { date, time, arrivalDate, arrivalTime } = stop;
  if (date !== null && time !== null) return <time dateTime={`${date}T${time}`}>{leaves ?? time}</time>;
  if (arrivalDate === null || arrivalTime === null) return null;
  return (
    <time dateTime={`${arrivalDate}T${arrivalTime}`} className={styles.reckoned}>
      {arrivalTime}
    </time>
  );
}

type PlaceProps = { readonly stop: Stop; readonly times: StopHours | undefined; readonly isKnown: boolean };

/** A place with its country where it comes first, and when the coach is expected there. */
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
 * How exactly places are known, and how far the price holds: said of a place where it comes first. What is driven within a town is
 * reckoned by its size.
 */
export function useReckonedNotes({ stops, townLegs }: Pick<Preview, 'stops' | 'townLegs'>): readonly string[] {
  const { whereabouts, t, number, duration } = useTravelWords();
  const places = stops.map((stop) => whereabouts({ ...stop, ...stop.accuracy }));
  const legs = townLegs.map(({ town, kilometres, minutes }) =>
    t('stops.withinTown', { place: town, kilometres: number(kilometres), duration: duration(minutes) }),
  );
  return [...new Set([...places, ...legs])].filter((note) => note !== null);
}
