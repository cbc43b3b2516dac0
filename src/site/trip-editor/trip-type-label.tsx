import styles from './trip-type-label.module.css';

type TripType = 'one-way' | 'return' | 'day-trip' | 'tour';
type Picture = {
  readonly roads: readonly string[];
  /** Which way one goes. */
  readonly heads: string;
  readonly stops: readonly (readonly [number, number])[];
};

const pictures: Record<TripType, Picture> = {
  'one-way': {
    roads: ['M10 34C30 34 32 12 56 12'],
    heads: 'M51 7l6 5-6 5',
    stops: [
      [10, 34],
      [63, 12],
    ],
  },
  return: {
    roads: ['M12 20C22 7 48 6 59 17', 'M60 26C50 39 24 40 13 29'],
    heads: 'M59 10v7h-8M13 36v-7h8',
    stops: [
      [10, 24],
      [62, 22],
    ],
  },
  'day-trip': {
    roads: ['M13 32C25 21 47 21 59 30', 'M59 36C47 41 25 41 13 36'],
    heads: 'M53 24.5l6 5.5-8 2M19 41.5L13 36l8-2',
    stops: [
      [10, 34],
      [62, 33],
    ],
  },
  tour: {
    roads: ['M9 34C18 34 16 14 26 14S34 33 44 33 52 12 63 12'],
    heads: '',
    stops: [
      [9, 34],
      [26, 14],
      [44, 33],
      [63, 12],
    ],
  },
};

/** A kind of trip, and what it looks like on a map, as routes are drawn: the way, its stops, and the sun over what is back by evening. */
export function TripTypeLabel({ type, label }: { readonly type: TripType; readonly label: string }) {
  const { roads, heads, stops } = pictures[type];
  return (
    <span className={styles.label}>
      {label}
      <svg viewBox="0 0 72 46" aria-hidden="true" className={styles.picture}>
        {type === 'day-trip' && <path className={styles.sun} d={sun} />}
        <path className={styles.road} d={[...roads, heads].join('')} />
        {stops.map(([x, y]) => (
          <circle key={x} className={styles.stop} cx={x} cy={y} r="5" />
        ))}
      </svg>
    </span>
  );
}

const sun = 'M36 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM36 1v2M25.5 11h2M44.5 11h2M28.6 3.6l1.4 1.4M43.4 3.6L42 5';
