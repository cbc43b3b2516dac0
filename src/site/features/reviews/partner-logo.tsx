import { createRandom, pickWhole } from '../../ui/random.ts';
import styles from './reviews-block.module.css';

const signs = [
  'M4 22V4h18v18zM9 9h8v8H9z',
  'M13 3a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM13 8a5 5 0 1 0 0 10z',
  'M13 3l11 20H2zM13 12l-4 8h8z',
  'M3 13L13 3l10 10-10 10zM13 8l5 5-5 5z',
  'M3 20V6h5v14zm7 0V2h5v18zm7 0V10h5v10z',
  'M13 2l3 7.500L24 10l-6 5.200L20 23l-7-4.300L6 23l2-7.800L2 10l8-.5z',
];
const letterStyles = ['wide', 'heavy', 'light', 'slanted'] as const;

/** A word mark made of the partner's name: always the same sign and letters for the same name. */
export function PartnerLogo({ name }: { readonly name: string }) {
  const random = createRandom(name);
  const sign = signs[pickWhole(random, 0, signs.length - 1)];
  const letters = letterStyles[pickWhole(random, 0, letterStyles.length - 1)] ?? 'heavy';
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d={sign} fillRule="evenodd" />
      </svg>
      <span className={styles[letters]}>{name}</span>
    </span>
  );
}
