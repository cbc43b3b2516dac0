import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Facts, Panel } from '../ui/parts.tsx';

type DeskTrip = NonNullable<TripQuery['trip']>;

/** What the trip is: who, where, for whom, at what price. */
export function TripFacts({ trip }: { readonly trip: DeskTrip }) {
  const { t, named, money, localMoment } = useDesk();
  const { row, price } = trip;
  const ring = (phone: string) => <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>;
  return (
    <div>
      <Panel title={t('trip.customer')}>
        <Facts
          facts={[
            [t('trip.name'), `${trip.firstName} ${trip.lastName}`.trim()],
            [t('trip.organisation'), trip.organisation],
            [
              t('trip.email'),
              <a key="mail" href={`mailto:${trip.email}`}>
                {trip.email}
              </a>,
            ],
            [t('trip.phone'), trip.phone === '' ? '' : ring(trip.phone)],
            [t('trip.site'), `${row.site} (${trip.language})`],
            ...trip.people.map(
              ({ name, phone }) =>
                [
                  t('trip.onTheDay'),
                  <span key={name}>
                    {name}, {ring(phone)}
                  </span>,
                ] as const,
            ),
          ]}
        />
      </Panel>
      <Panel title={t('trip.stops')}>
        <Facts
          facts={trip.stops.map(({ place, date, time, notes, isLocated }, index) => [
            `${index + 1}. ${date !== null && time !== null ? localMoment({ date, time }) : t('trip.end')}`,
            [place, isLocated ? '' : t('trip.notLocated'), notes].filter((line) => line !== '').join('\n'),
          ])}
        />
      </Panel>
      <Panel title={t('trip.group')}>
        <Facts
          facts={[
            [t('table.passengers'), String(row.passengers)],
            [t('trip.luggage'), trip.luggage],
            [t('trip.extras'), trip.extras.join(', ')],
            [t('trip.flight'), trip.flightNumber],
            [t('trip.notes'), trip.notes],
            [t('trip.reasons'), row.reasons.map((reason) => named('reasons', reason)).join(', ')],
          ]}
        />
      </Panel>
      {price !== null && (
        <Panel title={t('table.price')}>
          <Facts
            facts={[
              [t('trip.total'), money(price.totalCents)],
              [t('trip.net'), money(price.netCents)],
              [t('trip.vat'), money(price.vatCents)],
              [t('trip.vehicles'), price.vehicles.map((key) => named('vehicles', key)).join(' + ')],
              [t('trip.cancelled'), trip.cancelledAtCents === null ? null : money(trip.cancelledAtCents)],
            ]}
          />
        </Panel>
      )}
      {trip.driver !== null && (
        <Panel title={t('trip.driver')}>
          <Facts
            facts={[
              [t('trip.name'), trip.driver.name],
              [t('trip.phone'), ring(trip.driver.phone)],
              [t('trip.vehicles'), trip.vehicle],
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
