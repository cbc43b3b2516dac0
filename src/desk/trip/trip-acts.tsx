import { Link } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import type { TripQuery } from '../api/generated/operations.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Field } from '../ui/parts.tsx';
import { Act, type ActProps } from './act-panel.tsx';
import { ContactsAct, CustomerAct } from './customer-acts.tsx';
import { InvoiceAct, MoneyAct } from './money-acts.tsx';
import { PricingActs } from './pricing-acts.tsx';
import styles from './trip-acts.module.css';

type DeskTrip = NonNullable<TripQuery['trip']>;

type TripActsProps = {
  readonly trip: DeskTrip;
  /** The version that whoever acts has seen. */
  readonly version: number;
  readonly vehicleTypes: readonly string[];
  readonly outcome: FormAnswer | undefined;
};

/** What can be done to the trip now, each folded until it is wanted; what the asker may not do is not there. */
export function TripActs({ trip, version, vehicleTypes, outcome }: TripActsProps) {
  const { acts } = trip;
  const { named } = useDesk();
  const of = (act: string) => ({ act, version, outcome });
  return (
    <div className={styles.acts}>
      {acts.includes('price') && <PricingActs {...of('price')} trip={trip} vehicleTypes={vehicleTypes} />}
      {acts.includes('extend') && <ExtendAct {...of('extend')} />}
      {acts.includes('assign') && <AssignAct {...of('assign')} trip={trip} />}
      {acts.includes('paid') && <MoneyAct {...of('paid')} />}
      {acts.includes('refunded') && <MoneyAct {...of('refunded')} />}
      {acts.includes('correct-invoice') && <InvoiceAct {...of('correct-invoice')} trip={trip} />}
      {acts.includes('complete') && <CompleteAct {...of('complete')} />}
      {acts.includes('change-itinerary') && (
        <Link className={styles.link} to={`/trips/${trip.row.reference}/change`}>
          {named('acts', 'change-itinerary')}
        </Link>
      )}
      {acts.includes('contact-details') && <ContactsAct {...of('contact-details')} trip={trip} />}
      {acts.includes('journey-details') && <ContactsAct {...of('journey-details')} trip={trip} />}
      {acts.includes('correct-customer') && <CustomerAct {...of('correct-customer')} trip={trip} />}
      <WriteLink trip={trip} />
      {acts.includes('decline') && <DeclineAct {...of('decline')} reference={trip.row.reference} />}
      {acts.includes('cancel') && <CancelAct {...of('cancel')} trip={trip} />}
      {acts.includes('hold-mails') && <HoldAct {...of('hold-mails')} />}
      {acts.includes('release-mails') && <ReleaseAct {...of('release-mails')} />}
    </div>
  );
}

/** A letter has a page of its own: there is more to read than fits into a fold. */
function WriteLink({ trip: { row, mayWrite } }: { readonly trip: DeskTrip }) {
  const { named } = useDesk();
  if (!mayWrite) return null;
  return (
    <Link className={styles.link} to={`/trips/${row.reference}/write`}>
      {named('acts', 'letter')}
    </Link>
  );
}

function ExtendAct(act: ActProps) {
  const { t, named } = useDesk();
  return (
    <Act {...act}>
      <Field label={t('acting.validDays')} name="days" type="number" defaultValue="14" required />
      <Button kind="main" intent="extend">
        {named('acts', 'extend')}
      </Button>
    </Act>
  );
}

function AssignAct({ trip, ...act }: ActProps & { readonly trip: DeskTrip }) {
  const { t } = useDesk();
  return (
    <Act {...act}>
      <Field label={t('acting.driverName')} name="driverName" defaultValue={trip.driver?.name ?? ''} required maxLength={textLimits.line} />
      <Field label={t('acting.driverPhone')} name="driverPhone" type="tel" defaultValue={trip.driver?.phone ?? ''} required />
      <Field
        label={t('acting.lookFor')}
        name="vehicle"
        defaultValue={trip.vehicle}
        help={t('acting.lookForHelp')}
        required
        maxLength={textLimits.line}
      />
      <Button kind="main" intent="assign">
        {t('acting.assign')}
      </Button>
    </Act>
  );
}

function CompleteAct(act: ActProps) {
  const { t, named } = useDesk();
  return (
    <Act {...act}>
      <p>{t('acting.completeHelp')}</p>
      <Button intent="complete">{named('acts', 'complete')}</Button>
    </Act>
  );
}

function HoldAct(act: ActProps) {
  const { t, named } = useDesk();
  return (
    <Act {...act}>
      <p>{t('acting.holdHelp')}</p>
      <Field label={t('acting.reason')} name="reason" required maxLength={textLimits.reason} />
      <Button kind="danger" intent="hold-mails">
        {named('acts', 'hold-mails')}
      </Button>
    </Act>
  );
}

function ReleaseAct(act: ActProps) {
  const { t, named } = useDesk();
  return (
    <Act {...act}>
      <p>{t('acting.releaseHelp')}</p>
      <Button intent="release-mails">{named('acts', 'release-mails')}</Button>
    </Act>
  );
}

function DeclineAct({ reference, ...act }: ActProps & { readonly reference: string }) {
  const { t, named } = useDesk();
  return (
    <Act {...act}>
      <p>{t('acting.declineHelp')}</p>
      <p>
        <Link to={`/trips/${reference}/decline`}>{t('acting.declineWith')}</Link>
      </p>
      <Field label={t('acting.reason')} name="reason" maxLength={textLimits.reason} />
      <Button kind="danger" intent="decline">
        {named('acts', 'decline')}
      </Button>
    </Act>
  );
}

function CancelAct({ trip, ...act }: ActProps & { readonly trip: DeskTrip }) {
  const { t, named, money } = useDesk();
  return (
    <Act {...act}>
      <p>{t('acting.cancelHelp', { fee: money(trip.feeCents ?? 0), total: money(trip.price?.totalCents ?? 0) })}</p>
      <Field label={t('acting.fee')} name="fee" inputMode="decimal" help={t('acting.feeHelp')} />
      <Field label={t('acting.reason')} name="reason" maxLength={textLimits.reason} />
      <Button kind="danger" intent="cancel">
        {named('acts', 'cancel')}
      </Button>
    </Act>
  );
}
