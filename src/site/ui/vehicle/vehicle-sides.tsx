import { useBuildVersion } from '../../site-context.ts';
import { classNames } from '../class-names.ts';
import styles from './vehicle-sides.module.css';

type VehicleSidesProps = {
  /** Keys of the vehicles, one for each that drives. */
  readonly vehicles: readonly string[];
  /** The seats of each; the usual size where unknown. */
  readonly seats?: readonly number[] | undefined;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Vehicles from the side at one scale; two of a kind are drawn twice. Decorative, because they are named beside it. */
export function VehicleSides({ vehicles, seats = [], eager = false, className }: VehicleSidesProps) {
  const build = useBuildVersion();
  const sides = vehicles.map((vehicle, index) => ({
    key: `${index} ${vehicle}`,
    src: `/art/side-${[vehicle, ...seats.slice(index, index + 1)].join('-')}.svg?v=${build}`,
  }));
  return (
    <span className={classNames(styles.sides, className)}>
      {sides.map(({ key, src }) => (
        <img key={key} src={src} alt="" height={152} className={styles.side} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ))}
    </span>
  );
}
