import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Field, Select } from '../ui/parts.tsx';
import styles from './trip-acts.module.css';

type DeskTrip = NonNullable<TripQuery['trip']>;

/** What can be done to the trip now, each folded until it is wanted; what the asker may not do is not there. */
export function TripActs({ trip, vehicleTypes }: { readonly trip: DeskTrip; readonly vehicleTypes: readonly string[] }) {
  const { acts } = trip;
  return (
    <div className={styles.acts}>
      {acts.includes('price') && <PriceAct vehicleTypes={vehicleTypes} />}
      {acts.includes('assign') && <AssignAct trip={trip} />}
      {acts.includes('paid') && <PaidAct />}
      {acts.includes('complete') && <PlainAct act="complete" />}
      {acts.includes('decline') && <DeclineAct />}
      {acts.includes('cancel') && <CancelAct trip={trip} />}
    </div>
  );
}

function Act({ act, open = false, children }: { readonly act: string; readonly open?: boolean; readonly children: ReactNode }) {
  const { named } = useDesk();
  return (
    <details className={styles.act} open={open}>
      <summary>{named('acts', act)}</summary>
      <Form method="post" className={styles.form}>
        {children}
      </Form>
    </details>
  );
}

function PriceAct({ vehicleTypes }: { readonly vehicleTypes: readonly string[] }) {
  const { t, named } = useDesk();
  const options = [['', t('acting.fewest')] as const, ...vehicleTypes.map((key) => [key, named('vehicles', key)] as const)];
  return (
    <Act act="price" open>
      <Field label={t('acting.total')} name="total" inputMode="decimal" required help={t('acting.totalHelp')} />
      <Select label={t('acting.vehicle')} name="vehicle" options={options} />
      <Select label={t('acting.secondVehicle')} name="vehicle" options={[['', t('acting.none')], ...options.slice(1)]} />
      <Field label={t('acting.drivers')} name="drivers" type="number" defaultValue="1" required />
      <Field label={t('acting.validDays')} name="validDays" type="number" defaultValue="14" required />
      <Field label={t('acting.note')} name="note" help={t('acting.noteHelp')} />
      <Button kind="main" intent="price">
        {t('acting.price')}
      </Button>
    </Act>
  );
}

function AssignAct({ trip }: { readonly trip: DeskTrip }) {
  const { t } = useDesk();
  return (
    <Act act="assign">
      <Field label={t('acting.driverName')} name="driverName" defaultValue={trip.driver?.name ?? ''} required />
      <Field label={t('acting.driverPhone')} name="driverPhone" type="tel" defaultValue={trip.driver?.phone ?? ''} required />
      <Field label={t('acting.lookFor')} name="vehicle" defaultValue={trip.vehicle} help={t('acting.lookForHelp')} required />
      <Button kind="main" intent="assign">
        {t('acting.assign')}
      </Button>
    </Act>
  );
}

function PaidAct() {
  const { t } = useDesk();
  return (
    <Act act="paid">
      <Field label={t('acting.amount')} name="amount" inputMode="decimal" required />
      <Field label={t('acting.line')} name="note" help={t('acting.lineHelp')} required />
      <Field label={t('acting.date')} name="date" type="date" />
      <Button kind="main" intent="paid">
        {t('acting.paid')}
      </Button>
    </Act>
  );
}

function PlainAct({ act }: { readonly act: 'complete' }) {
  const { t, named } = useDesk();
  return (
    <Act act={act}>
      <p>{t('acting.completeHelp')}</p>
      <Button intent={act}>{named('acts', act)}</Button>
    </Act>
  );
}

function DeclineAct() {
  const { t, named } = useDesk();
  return (
    <Act act="decline">
      <p>{t('acting.declineHelp')}</p>
      <Field label={t('acting.reason')} name="reason" />
      <Button kind="danger" intent="decline">
        {named('acts', 'decline')}
      </Button>
    </Act>
  );
}

function CancelAct({ trip }: { readonly trip: DeskTrip }) {
  const { t, named, money } = useDesk();
  return (
    <Act act="cancel">
      <p>{t('acting.cancelHelp', { fee: money(trip.feeCents ?? 0), total: money(trip.price?.totalCents ?? 0) })}</p>
      <Field label={t('acting.fee')} name="fee" inputMode="decimal" help={t('acting.feeHelp')} />
      <Field label={t('acting.reason')} name="reason" />
      <Button kind="danger" intent="cancel">
        {named('acts', 'cancel')}
      </Button>
    </Act>
  );
}
