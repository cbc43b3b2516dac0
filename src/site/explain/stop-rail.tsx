import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { RoadShields } from '../ui/road/road-shields.tsx';
import styles from './stop-rail.module.css';

export type RailLeg = { readonly kilometres: number; readonly roads: readonly { readonly country: string; readonly number: string }[] };

export type RailStop = {
  readonly key: number;
  /** Shown above the first stop of a part. */
  readonly day: string | null;
  readonly time: ReactNode;
  readonly place: ReactNode;
  /** The link to the next stop. */
  readonly wayOn: string | null;
  /** The road to the next stop, where it is known. */
  readonly leg?: { readonly distance: string; readonly roads: RailLeg['roads'] } | null;
};

type StopRailProps = {
  readonly stops: readonly RailStop[];
  /** In a panel: narrow and small; where it is wide, a few stops are side by side. */
  readonly compact?: boolean;
};

/** More are below each other at any width. */
const mostAcross = 3;

/**
 * Stops with the road between them, each with its number on the map. Pointing at one highlights the other. Times are on one side of the
 * road, places on the other.
 */
export function StopRail({ stops, compact = false }: StopRailProps) {
  const isAcross = compact && stops.length <= mostAcross && stops.slice(1).every(({ day }) => day === null);
  return (
    <div className={styles.box}>
      <ol className={classNames(styles.stops, compact && styles.compact, isAcross && styles.across)}>
        {stops.map(({ key, day, time, place, wayOn, leg = null }, index) => (
          <li key={key} className={styles.stop} data-stop={index + 1}>
            {day !== null && <p className={styles.day}>{day}</p>}
            <div className={styles.row}>
              <div className={styles.time}>{time}</div>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.place}>{place}</div>
              {index < stops.length - 1 && (wayOn !== null || leg !== null) && (
                <p className={styles.way}>
                  {leg !== null && <RoadShields roads={leg.roads} />}
                  {leg !== null && <span>{leg.distance}</span>}
                  {wayOn !== null && <span>{wayOn}</span>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
