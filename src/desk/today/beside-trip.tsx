import { useDesk } from '../desk-texts.ts';
import { DutyNow } from '../duty/duty-now.tsx';
import { Timeline } from '../ui/timeline.tsx';
import styles from './today.module.css';
import type { BesideLine } from './today-beside.ts';
import { useTodayWords } from './today-words.ts';

/** The history and the itinerary of the chosen line's trip. */
export function BesideTrip({ trip: { reference, version, stops, happened, vehicles } }: { readonly trip: BesideLine }) {
  const { t } = useTodayWords();
  const { named, instant, clockTime } = useDesk();
  return (
    <>
      {vehicles.length > 0 && (
        <section className={styles.part}>
          {vehicles.map((vehicleIndex) => (
            <DutyNow key={`${reference} ${vehicleIndex}`} run={{ reference, vehicleIndex }} />
          ))}
        </section>
      )}
      {happened.length > 0 && (
        <section className={styles.part}>
          <h3>{t('happened')}</h3>
          <Timeline
            entries={happened.map(({ key, at, actor, name, event, text }) => ({
              ...{ key, at: instant(at), instant: at, icon: event === null ? ('note' as const) : ('check' as const) },
              text: (
                <>
                  {event === null ? text : named('events', event)} <span className={styles.muted}>{name ?? named('actors', actor)}</span>
                </>
              ),
            }))}
          />
        </section>
      )}
      <section className={styles.part} data-way>
        <h3>{t('way')}</h3>
        <div className={styles.way}>
          <ol className={styles.stops}>
            {stops.map(({ name, place, departure }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a group may visit one place twice
              <li key={index}>
                <b>{departure !== null && clockTime(departure)}</b>
                <span>
                  <b>{name}</b>
                  {place !== name && <span className={styles.muted}> {place}</span>}
                </span>
              </li>
            ))}
          </ol>
          <img className={styles.map} src={`/trips/${reference}/map.svg?v=${version}`} alt="" loading="lazy" width={720} height={450} />
        </div>
      </section>
    </>
  );
}
