import { Link } from 'react-router';
import type { ListColumn } from '#domain/trip/list-columns.ts';
import type { ListedTripFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { TripState } from '../ui/state.tsx';
import styles from '../ui/table.module.css';
import { describeCell, nameColumn } from './describe-column.ts';

type Columns = { readonly columns: readonly ListColumn[] };

const numbers: readonly ListColumn[] = ['passengers', 'price'];
const moments: readonly ListColumn[] = ['departure', 'since', 'validUntil'];

function classOf(column: ListColumn): string | undefined {
  if (numbers.includes(column)) return styles.number;
  return moments.includes(column) ? styles.moment : undefined;
}

/** Trips with the columns that somebody chose. */
export function TripList({ trips, columns }: Columns & { readonly trips: readonly ListedTripFragment[] }) {
  const words = useDesk();
  const { t } = words;
  if (trips.length === 0) return <p>{t('table.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('trips.found')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {nameColumn(column, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <TripLine key={trip.reference} trip={trip} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TripLine({ trip, columns }: Columns & { readonly trip: ListedTripFragment }) {
  const words = useDesk();
  return (
    <tr>
      {columns.map((column) =>
        column === 'reference' ? (
          <th key={column} scope="row">
            <Link to={`/trips/${trip.reference}`} prefetch="intent">
              {trip.reference}
            </Link>{' '}
            {trip.isUnreadable && <strong className={styles.held}>{words.t('table.unreadable')} </strong>}
            {trip.isHeld && <strong className={styles.held}>{words.t('table.held')}</strong>}
          </th>
        ) : (
          <td key={column} className={classOf(column)} data-label={nameColumn(column, words)}>
            {column === 'state' ? <TripState state={trip.state} /> : describeCell(trip, column, words)}
          </td>
        ),
      )}
    </tr>
  );
}
