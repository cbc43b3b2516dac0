import { textLimits } from '#domain/input/text-limits.ts';
import { writeOffLimitCents } from '#operations/payments/rules/adjustments.ts';
import { useDesk } from '../../desk-texts.ts';
import { useSales } from '../../sales/use-sales.ts';
import { Choice, Field } from '../../ui/parts.tsx';
import { useWork } from '../../use-work.ts';
import { useTripView } from '../trip-view.ts';
import { ActForm } from './act-form.tsx';
import styles from './acts.module.css';

/** Records money that came in by bank or went back. The open amount is filled in. */
export function TransferAct({ act }: { readonly act: 'paid' | 'refunded' }) {
  const { t, typedMoney } = useDesk();
  const w = useWork();
  const { trip, outcome } = useTripView();
  const { outstandingCents, due } = trip.money;
  const open = act === 'paid' ? (due?.cents ?? outstandingCents) : -outstandingCents;
  const isAsked = outcome?.act === 'paid' && outcome.problem?.startsWith('ask-') === true;
  return (
    <ActForm act={act} button={w(`act.${act}`)}>
      <Field
        label={act === 'paid' ? t('acting.amount') : t('acting.amountBack')}
        name="amount"
        inputMode="decimal"
        defaultValue={open > 0 ? typedMoney(open) : ''}
        required
      />
      <Field label={t('acting.line')} name="note" help={t('acting.lineHelp')} required maxLength={textLimits.line} />
      <Field label={t('acting.date')} name="date" type="date" />
      {act === 'paid' && isAsked && (
        <p>
          <Choice name="sure" value="yes" label={t('money.anyway')} />
        </p>
      )}
    </ActForm>
  );
}

const addressFields = [
  ...([
    'organisation',
    'street',
    'zipcode',
    'city',
    'country',
    'vatNumber',
    'purchaseOrder',
    'organisationNumber',
    'buyerReference',
  ] as const),
];

/** Replaces the last invoice through a credit note and a new invoice, with a lower amount or another address. */
export function InvoiceAct() {
  const s = useSales();
  const { billing } = useTripView().trip.money;
  return (
    <ActForm act="correct-invoice" button={s('credit.send')}>
      <p className={styles.help}>{s('credit.help')}</p>
      <Field label={s('credit.amount')} name="amount" inputMode="decimal" />
      <Field label={s('credit.reason')} name="reason" required maxLength={textLimits.reason} />
      {addressFields.map((name) => (
        <Field key={name} label={s(`credit.${name}`)} name={name} defaultValue={billing?.[name] ?? ''} />
      ))}
    </ActForm>
  );
}

/** Gives up what a customer still owes, or a part of it. */
export function WriteOffAct() {
  const { t, money, typedMoney } = useDesk();
  const w = useWork();
  const { outstandingCents } = useTripView().trip.money;
  return (
    <ActForm act="write-off" button={w('act.writeOff')}>
      <p className={styles.help}>{t('acting.writeOffHelp', { open: money(outstandingCents), limit: money(writeOffLimitCents) })}</p>
      <Field
        label={t('acting.writeOffAmount')}
        name="amount"
        inputMode="decimal"
        defaultValue={typedMoney(Math.max(0, outstandingCents))}
        required
      />
      <Field label={t('acting.reason')} name="reason" required maxLength={textLimits.reason} />
    </ActForm>
  );
}

/** Waives the recovery costs of a reminder. */
export function WaiveReminderAct() {
  const { t, money } = useDesk();
  const w = useWork();
  const { reminderFeeCents } = useTripView().trip.money;
  return (
    <ActForm act="waive-reminder-fee" button={w('act.waiveReminder')}>
      <p className={styles.help}>{t('acting.waiveReminderHelp', { fee: money(reminderFeeCents) })}</p>
      <Field label={t('acting.reason')} name="reason" required maxLength={textLimits.reason} />
    </ActForm>
  );
}

/** Waives part or all of a cancellation fee. */
export function WaiveAct() {
  const { t, money } = useDesk();
  const w = useWork();
  const fee = useTripView().trip.money.cancelled?.feeCents ?? 0;
  return (
    <ActForm act="waive-fee" button={w('act.waive')}>
      <p className={styles.help}>{t('acting.waiveHelp', { fee: money(fee) })}</p>
      <Field label={t('acting.newFee')} name="fee" inputMode="decimal" defaultValue="0.00" required />
      <Field label={t('acting.reason')} name="reason" required maxLength={textLimits.reason} />
    </ActForm>
  );
}
