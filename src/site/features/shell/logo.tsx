import { brand } from '#domain/sites/brand.ts';
import type { Link } from '#domain/sites/links.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { type TripShell, useTripShell } from '../../trip-shell.ts';
import { SiteLink } from '../../ui/link/site-link.tsx';
import styles from './logo.module.css';

/** Where the logo leads: home, or back to the trip that the visitor is busy with (specification 2.6). */
export function logoTarget(trip: TripShell | null): Link {
  if (trip === null || trip.flow === 'direct-booking') return { page: 'home' };
  const isQuote = trip.flow === 'quote' || trip.flow === 'my-quote';
  return { page: isQuote ? 'my-quote' : 'my-booking', id: trip.id };
}

export function Logo() {
  const { t } = useTranslation('common');
  const target = logoTarget(useTripShell());
  const label = target.page === 'home' ? t('header.toHome', { brand: brand.name }) : t('header.toTrip', { brand: brand.name });
  return (
    <SiteLink to={target} className={styles.logo} aria-label={label} prefetch={false}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <rect className={styles.plate} width="40" height="40" rx="11" />
        <path
          className={styles.bus}
          d="M9 12.500Q9 9 12.500 9h15Q31 9 31 12.500V27q0 1.500-1.500 1.500V31q0 1-1 1H27q-1 0-1-1v-2.500H14V31q0 1-1 1h-1.500q-1 0-1-1v-2.500Q9 28.500 9 27z"
        />
        <path
          className={styles.plate}
          d="M12 13q0-1 1-1h14q1 0 1 1v6.500q-8 3-16 0zM12.500 24a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 0 1-3.400 0zM24.100 24a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 0 1-3.400 0z"
        />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </SiteLink>
  );
}
