import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/parts.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import type { MoneyCases } from './money-lists.ts';

type RefundFormProps = { readonly owed: MoneyCases[number]; readonly answer: FormAnswer | undefined };

/** Orders a refund: by default the customer's whole balance, to the account that it was paid from. */
export function RefundForm({ owed, answer }: RefundFormProps) {
  const { t, typedMoney } = useDesk();
  return (
    <Answered answer={answer}>
      <Form method="post" className={styles.fields} preventScrollReset aria-label={t('money.refundTitle', { name: owed.name })}>
        <input type="hidden" name="ofCase" value={owed.id} />
        <input type="hidden" name="reference" value={owed.reference} />
        <Field
          label={t('money.amount')}
          name="amount"
          inputMode="decimal"
          defaultValue={typedMoney(owed.cents - owed.orderedCents)}
          required
        />
        <Field label={t('money.accountName')} name="name" defaultValue={owed.payerName || owed.name} required maxLength={textLimits.name} />
        <Field
          label={t('money.iban')}
          name="iban"
          defaultValue={owed.payerIban}
          help={owed.payerIban === '' ? undefined : t('money.ibanHelp')}
          required
        />
        <Button<MoneyIntent> size="small" kind="main" intent="order-refund">
          {t('money.order')}
        </Button>
      </Form>
    </Answered>
  );
}
