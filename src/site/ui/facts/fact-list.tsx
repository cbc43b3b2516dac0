import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Signs of a trip's facts, on the grid and with the stroke of the other icons; only pages of trips load them. */
const signs = {
  bus: 'M5 6.5A2.5 2.5 0 0 1 7.5 4h9A2.5 2.5 0 0 1 19 6.5V17H5zM5 11.5h14M7.5 17v2.5M16.5 17v2.5M8.2 14.3h.01M15.8 14.3h.01',
  wheel:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM3.7 10.8c5-1.6 11.6-1.6 16.6 0M10.8 13.8L8.4 19.6M13.2 13.8l2.4 5.8',
  route:
    'M6 15.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM18 3.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM8.2 18h7.3a3 3 0 0 0 0-6h-7a3 3 0 0 1 0-6h7.3',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3.2 2',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  people:
    'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 20c0-3.6 2.7-5.5 6.5-5.5s6.5 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2.2.7 3.5 2.4 3.5 5.1',
  luggage:
    'M7 8h10a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 7 8ZM9.5 8V4h5v4M10 12v4M14 12v4M8 20v1.5M16 20v1.5',
  check: 'M4.5 12.8l4.8 4.7L19.5 6.5',
  shield: 'M12 3l7.5 2.7v5.8c0 4.6-3 7.9-7.5 9.5-4.5-1.6-7.5-4.9-7.5-9.5V5.7zM8.5 12l2.5 2.5 4.5-4.8',
} as const;

export type Fact = { readonly sign: keyof typeof signs; readonly value: ReactNode };

/** What a reader looks for first, each in a line behind its sign. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ sign, value }) => (
        <li key={sign} className={styles.fact}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
            <path d={signs[sign]} />
          </svg>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}
