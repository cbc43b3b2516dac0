import { Link } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { useSales } from '../sales/use-sales.ts';
import { Button, Field, Select } from '../ui/parts.tsx';
import { Act, type ActProps } from './act-panel.tsx';
import styles from './trip-acts.module.css';

type DeskTrip = NonNullable<TripQuery['trip']>;
type PriceActProps = ActProps & { readonly trip: DeskTrip; readonly vehicleTypes: readonly string[] };

/** How a trip gets its price: from the engine's lines, as a total, or as it was asked for on request. */
export function PricingActs({ trip, vehicleTypes, ...act }: PriceActProps) {
  const s = useSales();
  return (
    <>
      {trip.onRequest.length > 0 && <ConfirmAct {...act} act="confirm" trip={trip} />}
      <Link className={styles.link} to={`/trips/${trip.row.reference}/price`}>
        {s('byLines.link')}
      </Link>
      <PriceAct {...act} trip={trip} vehicleTypes={vehicleTypes} />
    </>
  );
}

/** The first price of a request, or another version of a quote. */
function PriceAct({ trip, vehicleTypes, ...act }: PriceActProps) {
  const { t, named } = useDesk();
  const options = [['', t('acting.fewest')] as const, ...vehicleTypes.map((key) => [key, named('vehicles', key)] as const)];
  return (
    <Act
      {...act}
      open={trip.row.state === 'request' && trip.onRequest.length === 0}
      title={trip.row.state === 'request' ? undefined : t('acting.priceAgain')}
    >
      {trip.row.state !== 'request' && <input type="hidden" name="isNewVersion" value="yes" />}
      <Field label={t('acting.total')} name="total" inputMode="decimal" required help={t('acting.totalHelp')} />
      <Select label={t('acting.vehicle')} name="vehicle1" options={options} />
      <Select label={t('acting.secondVehicle')} name="vehicle2" options={[['', t('acting.none')], ...options.slice(1)]} />
      <Field label={t('acting.drivers')} name="drivers" type="number" defaultValue="1" required />
      <Field label={t('acting.validDays')} name="validDays" type="number" defaultValue="14" required />
      <Field label={t('acting.note')} name="note" help={t('acting.noteHelp')} maxLength={textLimits.line} />
      <Button kind="main" intent="price">
        {t('acting.price')}
      </Button>
    </Act>
  );
}

/** The price was named already: one press binds us to it, for the customer's choice or another of his. */
function ConfirmAct({ trip, ...act }: ActProps & { readonly trip: DeskTrip }) {
  const { t, named, money } = useDesk();
  const options = trip.onRequest.map(
    ({ key, vehicles, totalCents, isFree }) =>
      [
        key,
        `${vehicles.map((each) => named('vehicles', each)).join(' + ')}, ${money(totalCents)}${isFree ? `, ${t('acting.hasRoom')}` : ''}`,
      ] as const,
  );
  return (
    <Act {...act} open>
      <p>{t('acting.confirmHelp')}</p>
      {options.length > 1 && <Select label={t('acting.vehicle')} name="option" options={options} />}
      <Button kind="main" intent="confirm">
        {named('acts', 'confirm')}
      </Button>
    </Act>
  );
}
