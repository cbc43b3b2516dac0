import { useDesk } from '../desk-texts.ts';
import { Button, Field } from '../ui/parts.tsx';
import { Act, type ActProps } from './act-panel.tsx';

/** Money that came in by bank, or went back. */
export function MoneyAct({ act, ...props }: ActProps) {
  const { t } = useDesk();
  return (
    <Act act={act} {...props}>
      <Field label={act === 'paid' ? t('acting.amount') : t('acting.amountBack')} name="amount" inputMode="decimal" required />
      <Field label={t('acting.line')} name="note" help={t('acting.lineHelp')} required />
      <Field label={t('acting.date')} name="date" type="date" />
      <Button kind="main" intent={act}>
        {t('acting.paid')}
      </Button>
    </Act>
  );
}
