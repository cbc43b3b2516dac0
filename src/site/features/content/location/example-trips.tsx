import { formatDate } from '#domain/calendar/format-date.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { LocationText } from '../load-subjects.ts';
import { type ExampleTrip, searchOf } from './example-search.ts';
import styles from './example-trips.module.css';
import { PriceTable } from './price-table.tsx';

type ExampleTripsProps = { readonly city: string; readonly trips: readonly ExampleTrip[]; readonly prices: LocationText['priceTable'] };

/** The prices of day trips from the city, from our own engine, as a departure board. Each opens the request form filled in. */
export function ExampleTrips({ city, trips, prices }: ExampleTripsProps) {
  const { t } = useTranslation('pages');
  const [first] = trips;
  if (first === undefined) return null;
  return (
    <Section heading={t('exampleTrips.heading', { city })} lead={t('exampleTrips.lead')} tone="tint">
      <ul className={styles.board}>
        {trips.map((trip) => (
          <Trip key={trip.to} city={city} trip={trip} />
        ))}
      </ul>
      <PriceTable city={city} trips={trips} prices={prices} />
      <p className={styles.note}>
        {t('exampleTrips.note', { asOf: formatDate(first.asOf), date: formatDate(first.date), leave: first.leave, back: first.back })}
      </p>
    </Section>
  );
}

function Trip({ city, trip }: { readonly city: string; readonly trip: ExampleTrip }) {
  const { t } = useTranslation('pages');
  const { fleet } = useSiteFrame();
  const vehicle = fleet.find((each) => each.fleet === trip.vehicle)?.title ?? '';
  const { to, passengers, kilometres } = trip;
  return (
    <li className={styles.trip}>
      <p className={styles.times}>
        {trip.leave} – {trip.back}
      </p>
      <h3 className={styles.way}>
        <VisuallyHidden>{city} – </VisuallyHidden>
        {to}
      </h3>
      <p className={styles.facts}>
        {vehicle && <>{vehicle}, </>}
        {t('exampleTrips.facts', { passengers, kilometres })}
      </p>
      <Price cents={trip.totalCents} size="l" className={styles.price} />
      <SiteLink to={{ page: 'request-quote' }} search={searchOf(city, trip)} className={styles.link} prefetch={false}>
        {t('exampleTrips.plan')}
        <VisuallyHidden>
          , {city} – {to}
        </VisuallyHidden>
      </SiteLink>
    </li>
  );
}
