import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './stop-rail.module.css';

export type RailStop = {
  readonly key: number;
  /** Said above the stop that begins it. */
  readonly day: string | null;
  readonly time: ReactNode;
  readonly place: ReactNode;
  /** The way to the next stop. */
  readonly wayOn: string | null;
};

type StopRailProps = {
  readonly stops: readonly RailStop[];
  /** In a panel: narrow, and in small letters. */
  readonly compact?: boolean;
};

/** Stops beneath each other on the road between them: times on one side of it, places on the other. */
export function StopRail({ stops, compact = false }: StopRailProps) {
  return (
    <ol className={classNames(styles.stops, compact && styles.compact)}>
      {stops.map(({ key, day, time, place, wayOn }) => (
        <li key={key} className={styles.stop}>
          {day !== null && <p className={styles.day}>{day}</p>}
          <div className={styles.row}>
            <div className={styles.time}>{time}</div>
            <div className={styles.place}>
              {place}
              {wayOn !== null && <p className={styles.way}>{wayOn}</p>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
