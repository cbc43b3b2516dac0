import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import type { Receivables } from './money-lists.ts';

type Receivable = Receivables['rows'][number];
const names = ['money.firstReminder', 'money.secondReminder', 'money.thirdReminder'] as const;

/** The next step for an unpaid invoice, and beneath it the last reminder as a letter. */
export function NextReminder({ row }: { readonly row: Receivable }) {
  const { t, columnDay, instant } = useDesk();
  const { step, remindedAt, reference } = row;
  const sent = names[step - 1];
  return (
    <>
      {useNextWords(row)}
      {sent !== undefined && remindedAt !== null && (
        <a className={styles.second} href={`/payments/reminders/${reference}`} target="_blank" rel="noreferrer" title={instant(remindedAt)}>
          {t('money.reminded', { name: t(sent), day: columnDay(remindedAt.slice(0, 10)) })}
        </a>
      )}
    </>
  );
}

function useNextWords({ lateDays, dueOn, dispute, next, mayRemind }: Receivable): string {
  const { t, columnDay } = useDesk();
  if (dispute !== '') return t('money.heldBy', { reason: dispute });
  if (lateDays <= 0) return t('money.waitsFor', { day: columnDay(dueOn) });
  if (next === null) return t('money.callNext');
  const name = t(names[next.step - 1] ?? 'money.callNext');
  return mayRemind ? name : t('money.remindFrom', { name, day: columnDay(next.on) });
}

/** Sends all reminders that are due with one press. */
export function RemindAll({ count }: { readonly count: number }) {
  const { t } = useDesk();
  if (count === 0) return null;
  return (
    <Form method="post" preventScrollReset>
      <Button<MoneyIntent> size="small" icon="send" intent="remind-all">
        {t('money.remindAll', { count })}
      </Button>
    </Form>
  );
}
