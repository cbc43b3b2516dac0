import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Each with a drawing in the styles, which add nothing to a page's script. */
type Sign = 'bus' | 'wheel' | 'route' | 'clock' | 'calendar' | 'people' | 'luggage' | 'check' | 'shield';

export type Fact = { readonly sign: Sign; readonly value: ReactNode };

/** The main facts, each in a line with a sign. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ sign, value }) => (
        <li key={sign} data-sign={sign} className={styles.fact}>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}
