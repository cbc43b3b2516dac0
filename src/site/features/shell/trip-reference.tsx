import { useTranslation } from '../../i18n/site-texts.ts';
import type { TripShell } from '../../trip-shell.ts';
import styles from './trip-reference.module.css';

/** The reference that the customer quotes on the telephone; "-" while it is loading or missing. */
export function TripReference({ trip }: { readonly trip: TripShell }) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.box}>
      <span className={styles.label}>{t('header.reference')}</span> <span className={styles.value}>{trip.reference ?? '-'}</span>
    </p>
  );
}
