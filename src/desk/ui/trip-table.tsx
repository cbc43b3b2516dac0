import { Link } from 'react-router';
import type { TripRowFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import styles from './table.module.css';

type Column = 'since' | 'reasons' | 'validUntil' | 'lacks' | 'state';

/** Trips as lines, each with a link to its page; the last column says what the list is about. */
export function TripTable({
  trips,
  column,
  caption,
}: {
  readonly trips: readonly TripRowFragment[];
  readonly column: Column;
  readonly caption: string;
}) {
  const { t, money, localMoment } = useDesk();
  if (trips.length === 0) return <p>{t('table.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.reference')}</th>
            <th scope="col">{t('table.customer')}</th>
            <th scope="col">{t('table.route')}</th>
            <th scope="col">{t('table.departure')}</th>
            <th scope="col" className={styles.number}>
              {t('table.passengers')}
            </th>
            <th scope="col" className={styles.number}>
              {t('table.price')}
            </th>
            <th scope="col">{t(`table.${column}`)}</th>
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <tr key={trip.reference}>
              <th scope="row">
                <Link to={`/trips/${trip.reference}`} prefetch="intent">
                  {trip.reference}
                </Link>
              </th>
              <td>{trip.customer}</td>
              <td>{trip.route}</td>
              <td className={styles.moment}>
                {trip.date !== null && trip.time !== null ? localMoment({ date: trip.date, time: trip.time }) : ''}
              </td>
              <td className={styles.number}>{trip.passengers}</td>
              <td className={styles.number}>{trip.totalCents === null ? '–' : money(trip.totalCents)}</td>
              <td>
                <LastCell trip={trip} column={column} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LastCell({ trip, column }: { readonly trip: TripRowFragment; readonly column: Column }) {
  const { t, named, instant } = useDesk();
  switch (column) {
    case 'since':
      return instant(trip.createdAt);
    case 'reasons':
      return `${trip.reasons.map((reason) => named('reasons', reason)).join(', ')} (${instant(trip.createdAt)})`;
    case 'validUntil':
      return trip.validUntil === null ? '' : instant(trip.validUntil);
    case 'state':
      return named('states', trip.state);
    case 'lacks': {
      const lacks = [trip.hasDriver ? '' : t('lacks.driver'), trip.hasLeader ? '' : t('lacks.leader')].filter((each) => each !== '');
      return lacks.length === 0 ? t('lacks.nothing') : lacks.join(', ');
    }
  }
}
