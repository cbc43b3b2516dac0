import { timesOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { Preview } from '../ask-price.ts';
import styles from './preview-details.module.css';

/**
 * Which places are meant, when the coach is there, and how exactly they are known: a name that was typed may be that of several. What a
 * place is reckoned from is said where it comes first.
 */
export function PreviewStops({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('form');
  const { whereabouts, stops, t: travel, number, duration } = useTravelWords();
  const times = stops(preview.stops.map(timesOf));
  const places = preview.stops.map((stop) => ({
    place: `${stop.label}, ${stop.country}`,
    note: whereabouts({ ...stop, ...stop.accuracy }),
    sequence: stop.sequence,
  }));
  const legs = preview.townLegs.map(({ town, kilometres, minutes }) =>
    travel('stops.withinTown', { place: town, kilometres: number(kilometres), duration: duration(minutes) }),
  );
  return (
    <div>
      <h3 className={styles.subheading}>{t('explain.stops')}</h3>
      <ol className={styles.stops}>
        {places.map(({ place, note, sequence }, index) => {
          const { when, way, wait } = times[index] ?? {};
          const isFirst = places.findIndex((other) => other.place === place) === index;
          return (
            <li key={sequence}>
              {way && <span className={styles.reason}>{way}</span>}
              {place}
              <span className={styles.times}>{[when, wait].filter(Boolean).join(', ')}</span>
              {isFirst && note !== null && <span className={styles.reason}>{note}</span>}
            </li>
          );
        })}
      </ol>
      {[...new Set(legs)].map((leg) => (
        <p key={leg} className={styles.note}>
          {leg}
        </p>
      ))}
    </div>
  );
}
