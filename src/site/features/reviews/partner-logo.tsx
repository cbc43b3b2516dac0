import type { PartnerMark } from '../../ui/partner-mark.ts';
import styles from './reviews-block.module.css';

/** A word mark made of the partner's name. */
export function PartnerLogo({ name, sign, letters }: PartnerMark) {
  return (
    <li className={styles.logo}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d={sign} fillRule="evenodd" />
      </svg>
      <span className={styles[letters]}>{name}</span>
    </li>
  );
}
