import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Pagination, Table } from '../ui/rows.tsx';
import { TripState } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { useRights } from '../use-rights.ts';
import styles from './customers.module.css';
import { useCustomers } from './use-customers.ts';

type TripsPartProps = Awaited<ReturnType<DeskQueries['customers']['trips']>> & {
  readonly tab: 'trips' | 'quotes';
  readonly page: number;
};

/** The trips of a customer, or only its unbooked quotes; the latest departure first. */
export function TripsPart({ tab, trips, hasMore, page }: TripsPartProps) {
  const { t } = useCustomers();
  const { t: d, localMoment, money, instant } = useDesk();
  const mayPrice = useRights().has('price-trips');
  if (trips.length === 0) return <Empty title={t(`noTrips.${tab}`)} />;
  const isQuotes = tab === 'quotes';
  const head = [
    { key: 'reference', text: d('table.reference') },
    { key: 'state', text: d('table.state') },
    { key: 'departure', text: d('table.departure') },
    { key: 'route', text: d('table.route') },
    { key: 'person', text: t('person') },
    { key: 'passengers', text: d('table.passengers'), isNumber: true },
    { key: 'price', text: d('table.price'), isNumber: true },
    ...(isQuotes ? [{ key: 'until', text: t('validUntil') }] : []),
    ...(mayPrice ? [{ key: 'again', text: <span className={table.caption}>{t('again')}</span> }] : []),
  ];
  return (
    <>
      <Table caption={t(`tabs.${tab}`)} head={head}>
        {trips.map((trip) => (
          <tr key={trip.reference}>
            <th scope="row">
              <Link to={`/trips/${trip.reference}`} prefetch="intent">
                {trip.reference}
              </Link>
            </th>
            <td data-label={d('table.state')}>
              <TripState state={trip.state} />
            </td>
            <td data-label={d('table.departure')} className={table.moment}>
              {trip.departure === null ? '' : localMoment(trip.departure)}
            </td>
            <td data-label={d('table.route')}>{trip.route}</td>
            <td data-label={t('person')}>{trip.person}</td>
            <td data-label={d('table.passengers')} className={table.number}>
              {trip.passengers}
            </td>
            <td data-label={d('table.price')} className={table.number}>
              {trip.totalCents === null ? '' : money(trip.totalCents)}
            </td>
            {isQuotes && <td data-label={t('validUntil')}>{trip.validUntil === null ? '' : instant(trip.validUntil)}</td>}
            {mayPrice && (
              <td>
                {trip.person !== '' && (
                  <ButtonLink to={`/new?again=${trip.reference}`} size="small" kind="quiet">
                    {t('again')}
                  </ButtonLink>
                )}
              </td>
            )}
          </tr>
        ))}
      </Table>
      <div className={styles.pages}>
        <Pagination label={t('pages')} previousTo={page > 1 ? `?page=${page - 1}` : null} nextTo={hasMore ? `?page=${page + 1}` : null} />
      </div>
    </>
  );
}
