import { Form, Link, useSearchParams } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { EInvoiceState } from '../ui/e-invoice-state.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { Field } from '../ui/parts.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import type { Receivables } from './money-lists.ts';
import { NextReminder } from './next-reminder.tsx';

type Receivable = Receivables['rows'][number];

type RowProps = { readonly row: Receivable; readonly answer: FormAnswer | undefined };

/** An unpaid invoice: how late it is, the next step, and the acts. */
export function ReceivableRow({ row, answer }: RowProps) {
  const { t, money, columnDay } = useDesk();
  const [search] = useSearchParams();
  const isRefused = answer !== undefined && answer.problem !== null;
  const isOpen = row.dispute === '' && (isRefused || search.get('dispute') === row.reference);
  return (
    <>
      <tr aria-selected={isOpen || undefined}>
        <th scope="row">
          <a href={`/payments/invoices/${row.reference}`} target="_blank" rel="noreferrer">
            {row.invoiceNumber ?? t('money.invoice')}
          </a>
          {row.eInvoice !== null && (
            <span className={styles.network}>
              <EInvoiceState status={row.eInvoice} />
            </span>
          )}
        </th>
        <td data-label={t('money.customer')} className={styles.strong}>
          {row.name}
        </td>
        <td data-label={t('money.trip')}>
          <Link to={`/trips/${row.reference}`} className={styles.whole}>
            {row.reference}
          </Link>
          {row.isSummary && <span className={styles.second}>{t('money.ofTrips', { count: row.trips })}</span>}
        </td>
        <td data-label={t('money.due')}>
          <span className={styles.whole}>{columnDay(row.dueOn)}</span>
        </td>
        <td data-label={t('money.state')}>
          <ReceivableState row={row} />
        </td>
        <td className={table.number} data-label={t('money.open')}>
          <b className={styles.strong}>{money(row.openCents)}</b>
        </td>
        <td data-label={t('money.next')} className={styles.muted}>
          <NextReminder row={row} />
        </td>
        <td>
          <div className={styles.acts}>
            <RowMenu row={row} disputeAt={addressWith(search, row.reference)} />
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={8}>
            <DisputeForm reference={row.reference} answer={answer} />
          </td>
        </tr>
      )}
    </>
  );
}

function ReceivableState({ row }: { readonly row: Receivable }) {
  const { t } = useDesk();
  if (row.dispute !== '') {
    return (
      <State shape="request" tone="amber">
        {t('money.dispute')}
      </State>
    );
  }
  if (row.lateDays > 0) {
    return (
      <State shape="late" tone="red">
        {t('money.late', { count: row.lateDays })}
      </State>
    );
  }
  return row.paidCents > 0 ? (
    <State shape="part" tone="amber">
      {t('money.partPaid')}
    </State>
  ) : (
    <State shape="none" tone="grey">
      {t('money.notDue')}
    </State>
  );
}

/** The page as shown, with the dispute form open. */
function addressWith(search: URLSearchParams, reference: string): string {
  return `?${new URLSearchParams([...[...search].filter(([name]) => name !== 'dispute'), ['dispute', reference]]).toString()}`;
}

function DisputeForm({ reference, answer }: { readonly reference: string; readonly answer: FormAnswer | undefined }) {
  const { t } = useDesk();
  return (
    <Answered answer={answer}>
      <Form method="post" className={styles.fields} preventScrollReset aria-label={t('money.openDispute')}>
        <input type="hidden" name="disputed" value={reference} />
        <Field label={t('money.disputeReason')} name="reason" required maxLength={textLimits.reason} />
        <Button<MoneyIntent> size="small" kind="main" icon="lock" intent="open-dispute">
          {t('money.holdReminders')}
        </Button>
      </Form>
    </Answered>
  );
}

function RowMenu({ row, disputeAt }: { readonly row: Receivable; readonly disputeAt: string }) {
  const { t } = useDesk();
  const { reference } = row;
  const links: readonly MenuItem[] = [
    { text: t('money.openTrip'), icon: 'trips', to: `/trips/${reference}` },
    { text: t('money.writeTo'), icon: 'mail', to: `/trips/${reference}/write?letter=payment-reminder` },
  ];
  const again: readonly MenuItem[] =
    row.email === '' ? [] : [{ text: t('money.sendAgain'), icon: 'send', intent: 'send-invoice', fields: { reference } }];
  const remind: readonly MenuItem[] = row.mayRemind
    ? [{ text: t('money.remind'), icon: 'send', intent: 'remind', fields: { reference } }]
    : [];
  const dispute: MenuItem =
    row.dispute === ''
      ? { text: t('money.openDispute'), icon: 'lock', to: disputeAt }
      : { text: t('money.closeDispute'), icon: 'check', intent: 'close-dispute', fields: { disputed: reference } };
  return <Menu label={`${t('money.acts')} ${reference}`} groups={[{ items: [...remind, ...links, ...again, dispute] }]} />;
}
