import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { fillIn } from './fill-in.ts';
import type { HomeTrip } from './load-home.ts';
import styles from './short-form.module.css';
import { searchOfTrip } from './trip-search.ts';

type OthersProps = { readonly trips: readonly HomeTrip[]; readonly form: RefObject<HTMLFormElement | null> };

/** Other trips to try: in place after hydration, on the price page before. */
export function OtherTrips({ trips, form }: OthersProps) {
  const { t } = useTranslation('pages');
  return (
    <p className={styles.others}>
      {t('home.form.try')}
      {trips.map((trip) => (
        <SiteLink
          key={trip.from}
          to={{ page: 'request-quote' }}
          search={searchOfTrip(trip)}
          prefetch={false}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            fillIn(form.current, searchOfTrip(trip));
          }}
        >
          {t('home.form.tryTrip', { passengers: trip.passengers, from: trip.from, to: trip.to })}
        </SiteLink>
      ))}
    </p>
  );
}
