import { roadSignOf } from '#domain/sites/road-sign.ts';
import styles from './road-shields.module.css';

type RoadShieldsProps = { readonly roads: readonly { readonly country: string; readonly number: string }[] };

/** Numbers of roads as signs of their country. */
export function RoadShields({ roads }: RoadShieldsProps) {
  return roads.map((road) => (
    <span key={road.country + road.number} className={styles.shield} data-kind={roadSignOf(road)}>
      {road.number}
    </span>
  ));
}
