import { brand } from '#domain/sites/brand.ts';
import type { Link } from '#domain/sites/links.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { type TripShell, useTripShell } from '../../trip-shell.ts';
import { SiteLink } from '../../ui/link/site-link.tsx';
import styles from './logo.module.css';

/** The target of the logo: home, or the trip that the visitor is working on (docs/specification.md#screens). */
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
      <img className={styles.mark} src="/favicon.svg" width={36} height={36} alt="" />
      <span className={styles.name}>{brand.name}</span>
    </SiteLink>
  );
}
