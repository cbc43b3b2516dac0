import { textLimits } from '#domain/input/text-limits.ts';
import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { useSales } from '../sales/use-sales.ts';
import { Button, Field } from '../ui/parts.tsx';
import { Act, type ActProps } from './act-panel.tsx';

/** Money that came in by bank, or went back. */
export function MoneyAct({ act, ...props }: ActProps) {
  const { t } = useDesk();
  // More than is due, or the same again: the same form once more, with a yes.
  const isAsked = props.outcome?.act === act && props.outcome.problem?.startsWith('ask-') === true;
  return (
    <Act act={act} {...props}>
      {isAsked && <input type="hidden" name="sure" value="yes" />}
      <Field label={act === 'paid' ? t('acting.amount') : t('acting.amountBack')} name="amount" inputMode="decimal" required />
      <Field label={t('acting.line')} name="note" help={t('acting.lineHelp')} required maxLength={textLimits.line} />
      <Field label={t('acting.date')} name="date" type="date" />
      <Button kind="main" intent={act}>
        {isAsked ? t('money.anyway') : t('acting.paid')}
      </Button>
    </Act>
  );
}

const addressFields = ['organisation', 'street', 'zipcode', 'city', 'country', 'vatNumber', 'purchaseOrder'] as const;

/** Takes the last invoice back by a credit note, for a new one with less on it or another address. */
export function InvoiceAct({ trip: { invoice }, ...act }: ActProps & { readonly trip: NonNullable<TripQuery['trip']> }) {
  const s = useSales();
  return (
    <Act {...act}>
      <p>{s('credit.help')}</p>
      <Field label={s('credit.amount')} name="amount" inputMode="decimal" />
      <Field label={s('credit.reason')} name="reason" required maxLength={textLimits.reason} />
      {addressFields.map((name) => (
        <Field key={name} label={s(`credit.${name}`)} name={name} defaultValue={invoice?.[name] ?? ''} />
      ))}
      <Button kind="main" intent="correct-invoice">
        {s('credit.send')}
      </Button>
    </Act>
  );
}
