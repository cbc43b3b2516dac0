import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Facts, Panel } from '../ui/parts.tsx';

type DeskTrip = NonNullable<TripQuery['trip']>;

/** What the trip is: who, where, for whom, at what price. */
export function TripFacts({ trip }: { readonly trip: DeskTrip }) {
  return (
    <div>
      <CustomerFacts trip={trip} />
      <StopFacts trip={trip} />
      <GroupFacts trip={trip} />
      <PriceFacts trip={trip} />
      <DriverFacts trip={trip} />
    </div>
  );
}

function Ring({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>;
}

function CustomerFacts({ trip }: { readonly trip: DeskTrip }) {
  const { t } = useDesk();
  const people = trip.people.map(({ name, phone }) => {
    const person = (
      <span key={name}>
        {name}, <Ring phone={phone} />
      </span>
    );
    return [t('trip.onTheDay'), person] as const;
  });
  return (
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
          [t('trip.phone'), trip.phone === '' ? '' : <Ring key="phone" phone={trip.phone} />],
          [t('trip.site'), `${trip.row.site} (${trip.language})`],
          ...people,
        ]}
      />
    </Panel>
  );
}

function StopFacts({ trip }: { readonly trip: DeskTrip }) {
  const { t, localMoment } = useDesk();
  return (
    <Panel title={t('trip.stops')}>
      <Facts
        facts={trip.stops.map(({ date, time, ...stop }, index) => [
          `${index + 1}. ${date !== null && time !== null ? localMoment({ date, time }) : t('trip.end')}`,
          [stop.place, sayReckoned(stop, t), stop.notes].filter((line) => line !== '').join('\n'),
        ])}
      />
    </Panel>
  );
}

type ReckonedStop = Pick<DeskTrip['stops'][number], 'town' | 'zip' | 'precision' | 'reckonedFrom' | 'spreadKilometres'>;

/** What the price of a stop is reckoned from, and up to how far from there it holds; empty where its place is known exactly. */
function sayReckoned({ town, zip, precision, reckonedFrom, spreadKilometres }: ReckonedStop, t: ReturnType<typeof useDesk>['t']): string {
  if (reckonedFrom === 'itself') return '';
  // Trips of before kept no distance.
  if (spreadKilometres === 0) return t('trip.notLocated');
  const kilometres = Math.ceil(spreadKilometres);
  if (precision === 'town') return t('trip.fromTownAlone', { place: town, kilometres });
  return reckonedFrom === 'postcode'
    ? t('trip.fromPostcode', { place: `${zip} ${town}`, kilometres })
    : t('trip.fromTown', { place: town, kilometres });
}

function GroupFacts({ trip: { row, ...trip } }: { readonly trip: DeskTrip }) {
  const { t, named, localMoment } = useDesk();
  return (
    <Panel title={t('trip.group')}>
      <Facts
        facts={[
          [t('table.passengers'), String(row.passengers)],
          [t('trip.luggage'), named('luggage', trip.luggage)],
          [t('trip.extras'), trip.extras.map((extra) => named('extras', extra)).join(', ')],
          [t('trip.babySeats'), countOf(trip.babySeats)],
          [t('trip.childSeats'), countOf(trip.childSeats)],
          [t('trip.boosterSeats'), countOf(trip.boosterSeats)],
          [t('trip.parts'), trip.parts.map((each) => sayPart(each, { t, named, localMoment })).join('; ')],
          [t('trip.flight'), trip.flightNumber],
          [t('trip.notes'), trip.notes],
          [t('trip.reasons'), row.reasons.map((reason) => named('reasons', reason)).join(', ')],
        ]}
      />
    </Panel>
  );
}

type Words = Pick<ReturnType<typeof useDesk>, 't' | 'named' | 'localMoment'>;

function sayPart(part: DeskTrip['parts'][number], { t, named, localMoment }: Words): string {
  const { boardsAt, boardsDate, boardsTime, returnDate, returnTime, passengers, vehicles } = part;
  const back = returnDate === null || returnTime === null ? null : localMoment({ date: returnDate, time: returnTime });
  const isBoarding = boardsAt !== null && boardsDate !== null && boardsTime !== null;
  const said = isBoarding
    ? [t('trip.boardsOf', { passengers, moment: localMoment({ date: boardsDate, time: boardsTime }), place: boardsAt })]
    : [t('trip.returnOf', { moment: back ?? '', passengers })];
  if (isBoarding && back !== null) said.push(t('trip.backAt', { moment: back }));
  return [...said, ...vehicles.map((key) => named('vehicles', key))].join(', ');
}

function PriceFacts({ trip: { price, cancelledAtCents } }: { readonly trip: DeskTrip }) {
  const { t, named, money } = useDesk();
  if (price === null) return null;
  return (
    <Panel title={t('table.price')}>
      <Facts
        facts={[
          [t('trip.total'), money(price.totalCents)],
          [t('trip.net'), money(price.netCents)],
          [t('trip.vat'), money(price.vatCents)],
          [t('trip.vehicles'), price.vehicles.map((key) => named('vehicles', key)).join(' + ')],
          [t('trip.cancelled'), cancelledAtCents === null ? null : money(cancelledAtCents)],
        ]}
      />
    </Panel>
  );
}

function DriverFacts({ trip: { driver, vehicle } }: { readonly trip: DeskTrip }) {
  const { t } = useDesk();
  if (driver === null) return null;
  return (
    <Panel title={t('trip.driver')}>
      <Facts
        facts={[
          [t('trip.name'), driver.name],
          [t('trip.phone'), <Ring key="phone" phone={driver.phone} />],
          [t('trip.vehicles'), vehicle],
        ]}
      />
    </Panel>
  );
}

/** Of what there is none of nothing is said. */
function countOf(count: number): string {
  return count === 0 ? '' : String(count);
}
