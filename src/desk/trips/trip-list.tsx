import { Link } from 'react-router';
import type { ListColumn } from '#domain/trip/list-columns.ts';
import { useDesk } from '../desk-texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { SelectAll, SelectBox, type Selection } from '../ui/rows.tsx';
import { State, TripState } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { describeCell, nameColumn } from './describe-column.ts';
import { type ListAddress, type ListedTrip, pathToList } from './read-list.ts';
import type { BulkResult } from './trip-list-forms.ts';
import { useTripListWords } from './trip-list-words.ts';
import styles from './trips.module.css';

type TripListProps = {
  readonly trips: readonly ListedTrip[];
  readonly list: ListAddress;
  readonly selection: Selection;
  /** The results of the last act on several trips. */
  readonly results: readonly BulkResult[];
};

const numbers: readonly ListColumn[] = ['passengers', 'price'];
const moments: readonly ListColumn[] = ['departure', 'since', 'validUntil', 'heldUntil'];

function classOf(column: ListColumn): string | undefined {
  if (numbers.includes(column)) return table.number;
  return moments.includes(column) ? table.moment : undefined;
}

/** Trips with the chosen columns, each with a box to select it. */
export function TripList({ trips, list, selection, results }: TripListProps) {
  const words = useDesk();
  const { t } = words;
  if (trips.length === 0) return <p className={styles.none}>{t('table.none')}</p>;
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <caption className={table.caption}>{t('trips.found')}</caption>
        <thead>
          <tr>
            <td>
              <SelectAll selection={selection} count={trips.length} />
            </td>
            {list.columns.map((column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {column === 'departure' ? <ByDeparture list={list} /> : nameColumn(column, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <TripLine
              key={trip.reference}
              trip={trip}
              columns={list.columns}
              selection={selection}
              result={results.find(({ reference }) => reference === trip.reference)?.result}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The head of the departures. A press reverses the order. */
function ByDeparture({ list }: { readonly list: ListAddress }) {
  const { t } = useDesk();
  const isEarliest = list.filter.order === 'earliest';
  return (
    <Link to={pathToList(list, { order: isEarliest ? '' : 'earliest' })} className={styles.order}>
      {t('table.departure')} <span aria-hidden="true">{isEarliest ? '↑' : list.filter.order === '' ? '↓' : ''}</span>
    </Link>
  );
}

type TripLineProps = {
  readonly trip: ListedTrip;
  readonly columns: readonly ListColumn[];
  readonly selection: Selection;
  readonly result: string | undefined;
};

function TripLine({ trip, columns, selection, result }: TripLineProps) {
  const words = useDesk();
  const { reference } = trip;
  return (
    <tr data-selected={selection.selected.has(reference) || undefined}>
      <td>
        <SelectBox selection={selection} id={reference} label={reference} name="selected" />
      </td>
      {columns.map((column) =>
        column === 'reference' ? (
          <th key={column} scope="row">
            <Link to={`/trips/${reference}`} prefetch="intent">
              {reference}
            </Link>{' '}
            {trip.isUnreadable && <strong className={table.held}>{words.t('table.unreadable')} </strong>}
            {trip.isPaused && <strong className={table.held}>{words.t('table.held')}</strong>}
            {result !== undefined && <Result result={result} />}
          </th>
        ) : (
          <td key={column} className={classOf(column)} data-label={nameColumn(column, words)}>
            <Cell trip={trip} column={column} />
          </td>
        ),
      )}
    </tr>
  );
}

function Result({ result }: { readonly result: string }) {
  const { t } = useTripListWords();
  return result === 'done' ? (
    <State shape="done" tone="green">
      {t('results.one')}
    </State>
  ) : (
    <State shape="late" tone="red">
      {t('results.not')}
    </State>
  );
}

function Cell({ trip, column }: { readonly trip: ListedTrip; readonly column: ListColumn }) {
  const words = useDesk();
  const { t } = useTripListWords();
  if (column === 'state') return <TripState state={trip.state} />;
  if (column === 'owner') return trip.owner === '' ? null : <Owner name={trip.owner} />;
  if (column === 'driver' && trip.state === 'booked' && !trip.hasDriver) {
    return (
      <State shape="open" tone="red">
        {t('noCoach')}
      </State>
    );
  }
  return describeCell(trip, column, words);
}

function Owner({ name }: { readonly name: string }) {
  return (
    <span className={styles.owner}>
      <Avatar name={name} /> <span className={styles.ownerName}>{name}</span>
    </span>
  );
}
