import { textLimits } from '#domain/input/text-limits.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { useDesk } from '../../desk-texts.ts';
import { Choice, Field, Select } from '../../ui/parts.tsx';
import { useWork } from '../../use-work.ts';
import { useTripView } from '../trip-view.ts';
import { ActForm } from './act-form.tsx';
import styles from './acts.module.css';

/** The first price of a request, or another version of a quote, as one total. */
export function TotalAct() {
  const { t, named } = useDesk();
  const w = useWork();
  const { trip, outcome } = useTripView();
  const isAsked = outcome?.act === 'price' && outcome.problem === 'unlikely-price';
  const options = [['', t('acting.fewest')] as const, ...fleetKeys.map((key) => [key, named('vehicles', key)] as const)];
  return (
    <ActForm act="price" button={t('acting.price')}>
      {trip.row.state !== 'request' && <input type="hidden" name="isNewVersion" value="yes" />}
      <Field label={t('acting.total')} name="total" inputMode="decimal" required help={t('acting.totalHelp')} />
      <Select label={t('acting.vehicle')} name="vehicle1" options={options} />
      <Select label={t('acting.secondVehicle')} name="vehicle2" options={[['', t('acting.none')], ...options.slice(1)]} />
      <Field label={t('acting.drivers')} name="drivers" type="number" defaultValue="1" required />
      <Field label={t('acting.validDays')} name="validDays" type="number" defaultValue="14" required />
      <Field label={t('acting.note')} name="note" help={t('acting.noteHelp')} maxLength={textLimits.line} />
      {isAsked && (
        <p>
          <Choice name="isMeant" value="yes" label={w('price.isMeant')} />
        </p>
      )}
    </ActForm>
  );
}

/** The customer knows the price already. One press makes it binding, for the customer's choice or another one. */
export function ConfirmAct() {
  const { t, named, money } = useDesk();
  const { trip } = useTripView();
  const options = trip.onRequest.map(({ key, vehicles, totalCents, isFree }) => {
    const text = `${vehicles.map((each) => named('vehicles', each)).join(' + ')}, ${money(totalCents)}`;
    return [key, isFree ? `${text}, ${t('acting.hasRoom')}` : text] as const;
  });
  return (
    <ActForm act="confirm" button={named('buttons', 'confirm')}>
      <p className={styles.help}>{t('acting.confirmHelp')}</p>
      {options.length > 1 && <Select label={t('acting.vehicle')} name="option" options={options} />}
    </ActForm>
  );
}

export function ExtendAct() {
  const { t, named } = useDesk();
  return (
    <ActForm act="extend" button={named('buttons', 'extend')}>
      <Field label={t('acting.validDays')} name="days" type="number" defaultValue="14" required />
    </ActForm>
  );
}

export function ReserveAct() {
  const { t, named } = useDesk();
  return (
    <ActForm act="reserve" button={named('buttons', 'reserve')}>
      <p className={styles.help}>{t('acting.reserveHelp')}</p>
    </ActForm>
  );
}

export function GiveBackAct() {
  const { t, named } = useDesk();
  return (
    <ActForm act="release-reservation" button={named('buttons', 'release-reservation')}>
      <p className={styles.help}>{t('acting.releaseReservationHelp')}</p>
    </ActForm>
  );
}
