import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Price } from '../../../ui/price.tsx';
import type { SummaryRow } from '../../../ui/summary/summary-list.tsx';
import { Lines } from '../check/check-rows.tsx';
import { invoiceLinesOf } from '../shared/price/invoice-lines.ts';
import type { TripData } from '../shared/state/load-trip.ts';
import { fullNameOf, type Travel } from '../shared/state/travel.ts';
import { useCrewRoute } from '../shared/use-crew-route.ts';

type BookingRows = {
  readonly vehicle: readonly SummaryRow[];
  readonly contacts: readonly SummaryRow[];
  readonly payment: readonly SummaryRow[];
};

/** What was booked, by subject. */
export function useBookingRows({ travel, choice, countryNames }: TripData): BookingRows {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { customer, contacts, invoice, assignment, flightNumber } = travel;
  const contactRow = (key: string, contact: typeof contacts.firstContact): readonly SummaryRow[] =>
    contact === null ? [] : [{ key, value: <Lines lines={[contact.name, contact.phoneNumber]} /> }];
  return {
    vehicle:
      choice === null
        ? []
        : [
            { key: t('check.vehicle'), value: <Lines lines={[words.vehicles(choice.vehicles), words.seats(choice.seats)]} /> },
            { key: t('crew.drivers'), value: words.drivers(choice.crew.drivers) },
            ...(assignment === null
              ? []
              : crewRows([assignment, ...assignment.others], [t('booking.operator'), t('booking.driver'), t('booking.assignedVehicle')])),
          ],
    contacts: [
      { key: t('booking.booker'), value: <Lines lines={[fullNameOf(customer), customer.organisation, customer.email, customer.phone]} /> },
      ...contactRow(t('booking.firstContact'), contacts.firstContact),
      ...contactRow(t('booking.secondContact'), contacts.secondContact),
      ...(flightNumber === '' ? [] : [{ key: t('booking.flightNumber'), value: flightNumber }]),
    ],
    payment: [
      ...(choice === null ? [] : [{ key: words.t('price.total'), value: <Price cents={choice.totalCents} size="l" /> }]),
      ...(invoice === null
        ? []
        : [
            { key: t('booking.method'), value: words.paymentMethod(invoice.paymentMethod) },
            {
              key: t('booking.invoiceTo'),
              value: <Lines lines={invoiceLinesOf({ travel, countryNames })} />,
            },
          ]),
    ],
  };
}

type CrewLine = Omit<NonNullable<Travel['assignment']>, 'others'>;

/** All drivers and vehicles. One vehicle may have two drivers. */
function crewRows(crew: readonly CrewLine[], [carrier, drivers, vehicles]: readonly [string, string, string]): readonly SummaryRow[] {
  const operators = [...new Set(crew.map(({ operator }) => operator))].filter((name) => name !== '');
  // A partner may have accepted the job without naming the driver.
  const known = crew.filter(({ driverName }) => driverName !== '');
  const named = known.map((line) => <DriverLines key={`${line.driverName} ${line.route[0]?.place}`} {...line} />);
  return [
    ...(operators.length === 0 ? [] : [{ key: carrier, value: <Lines lines={operators} /> }]),
    ...(known.length === 0 ? [] : [{ key: drivers, value: named }]),
    ...(known.length === 0 ? [] : [{ key: vehicles, value: <Lines lines={[...new Set(known.map(({ vehicle }) => vehicle))]} /> }]),
  ];
}

function DriverLines({ driverName, driverPhone, route }: CrewLine) {
  const routeOf = useCrewRoute();
  return (
    <>
      {route.length > 0 && <p>{routeOf(route)}</p>}
      <p>{driverName}</p>
      {driverPhone !== '' && (
        <p>
          <a href={`tel:${driverPhone.replace(/[^+\d]/g, '')}`}>{driverPhone}</a>
        </p>
      )}
    </>
  );
}
