import { Link } from 'react-router';
import type { TripRowFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { TripState } from './state.tsx';
import styles from './table.module.css';

type Column = 'since' | 'reasons' | 'validUntil' | 'lacks' | 'state';

/** The one thing to do about a trip next, and where. */
export type NextStep = { readonly to: string; readonly text: string };

/** Trips as lines, each with a link to its page; the last column says what the list is about. */
export function TripTable({
  trips,
  column,
  caption,
  next,
}: {
  readonly trips: readonly TripRowFragment[];
  readonly column: Column;
  readonly caption: string;
  readonly next?: (trip: TripRowFragment) => NextStep | null;
}) {
  const { t } = useDesk();
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
            {next !== undefined && <th scope="col">{t('table.next')}</th>}
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <TripLine key={trip.reference} trip={trip} column={column} next={next?.(trip)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TripLineProps = { readonly trip: TripRowFragment; readonly column: Column };

/** `next` is undefined in a list without such a column. */
function TripLine({ trip, column, next }: TripLineProps & { readonly next: NextStep | null | undefined }) {
  const { t, money, localMoment } = useDesk();
  return (
    <tr>
      <th scope="row">
        <Link to={`/trips/${trip.reference}`} prefetch="intent">
          {trip.reference}
        </Link>
        {trip.isUnreadable && <strong className={styles.held}> {t('table.unreadable')}</strong>}
      </th>
      <td data-label={t('table.customer')}>{trip.customer}</td>
      <td data-label={t('table.route')}>{trip.route}</td>
      <td className={styles.moment} data-label={t('table.departure')}>
        {trip.date !== null && trip.time !== null ? localMoment({ date: trip.date, time: trip.time }) : ''}
      </td>
      <td className={styles.number} data-label={t('table.passengers')}>
        {trip.passengers}
      </td>
      <td className={styles.number} data-label={t('table.price')}>
        {trip.totalCents === null ? '–' : money(trip.totalCents)}
      </td>
      <td data-label={t(`table.${column}`)}>
        <span>
          {trip.isHeld && <strong className={styles.held}>{t('table.held')}</strong>}
          <LastCell trip={trip} column={column} />
        </span>
      </td>
      {next !== undefined && (
        <td data-label={t('table.next')}>
          {next !== null && (
            <Link to={next.to} className={styles.next} aria-label={`${next.text}: ${trip.reference}`}>
              {next.text}
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}

function LastCell({ trip, column }: TripLineProps) {
  const { t, named, instant } = useDesk();
  switch (column) {
    case 'since':
      return instant(trip.createdAt);
    case 'reasons':
      return `${trip.reasons.map((reason) => named('reasons', reason)).join(', ')} (${instant(trip.createdAt)})`;
    case 'validUntil':
      return trip.validUntil === null ? '' : instant(trip.validUntil);
    case 'state':
      return <TripState state={trip.state} />;
    case 'lacks': {
      const isLawful = trip.hasDriver && !trip.isUndeclared;
      return (
        <>
          {!trip.hasDriver && <strong className={styles.held}>{t('lacks.driver')}</strong>}{' '}
          {trip.isUndeclared && <strong className={styles.held}>{t('lacks.reference')}</strong>}{' '}
          {trip.hasLeader ? isLawful && t('lacks.nothing') : t('lacks.leader')}
        </>
      );
    }
  }
}
