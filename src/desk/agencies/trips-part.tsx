import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Empty } from '../ui/empty.tsx';
import { Table } from '../ui/rows.tsx';
import { TripState } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import type { AgencyTripRow } from './agency-page.ts';
import { useAgencies } from './use-agencies.ts';

/** What the agency asked for or ordered, the newest first. */
export function TripsPart({ trips }: { readonly trips: readonly AgencyTripRow[] }) {
  const { t } = useAgencies();
  const { t: d, localMoment, money } = useDesk();
  if (trips.length === 0) return <Empty title={t('noTrips')}>{t('noTripsHelp')}</Empty>;
  const head = [
    { key: 'reference', text: d('table.reference') },
    { key: 'own', text: t('ownReference') },
    { key: 'state', text: d('table.state') },
    { key: 'departure', text: d('table.departure') },
    { key: 'route', text: d('table.route') },
    { key: 'price', text: d('table.price'), isNumber: true },
  ];
  return (
    <Table caption={t('tabs.trips')} head={head}>
      {trips.map(({ reference, ownReference, state, departure, route, totalCents }) => (
        <tr key={reference}>
          <th scope="row">
            <Link to={`/trips/${reference}`} prefetch="intent">
              {reference}
            </Link>
          </th>
          <td data-label={t('ownReference')}>{ownReference}</td>
          <td data-label={d('table.state')}>
            <TripState state={state} />
          </td>
          <td data-label={d('table.departure')} className={table.moment}>
            {departure === null ? '' : localMoment(departure)}
          </td>
          <td data-label={d('table.route')}>{route}</td>
          <td data-label={d('table.price')} className={table.number}>
            {totalCents === null ? '' : money(totalCents)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
