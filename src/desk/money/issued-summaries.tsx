import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';

type Issued = Awaited<ReturnType<DeskQueries['summaries']['issued']>>;

/** The summary invoices that were made, the latest first, each with its PDF and what is open of it. */
export function IssuedSummaries({ issued }: { readonly issued: Issued }) {
  const { t, columnDay } = useDesk();
  const head = [
    { key: 'invoice', text: t('money.invoice') },
    { key: 'customer', text: t('money.customer') },
    { key: 'period', text: t('money.period') },
    { key: 'trips', text: t('money.tripsHead'), isNumber: true },
    { key: 'total', text: t('money.amount'), isNumber: true },
    { key: 'open', text: t('money.open'), isNumber: true },
    { key: 'made', text: t('money.madeOn') },
    { key: 'acts', text: <span className={table.caption}>{t('money.acts')}</span> },
  ];
  return (
    <section aria-label={t('money.summariesMade')}>
      <div className={styles.head}>
        <h2>{t('money.summariesMade')}</h2>
        <span className={styles.muted}>{issued.length}</span>
      </div>
      <div className={styles.table}>
        <Table caption={t('money.summariesMade')} head={head}>
          {issued.map((summary) => (
            <tr key={summary.id}>
              <th scope="row">
                <a href={`/payments/invoices/${summary.reference}/${summary.number}`} target="_blank" rel="noreferrer">
                  {summary.number}
                </a>
              </th>
              <td data-label={t('money.customer')}>
                {summary.customerId === null ? '–' : <Link to={`/customers/${summary.customerId}/money`}>{summary.customer}</Link>}
              </td>
              <td data-label={t('money.period')}>{`${columnDay(summary.from)} – ${columnDay(summary.to)}`}</td>
              <td className={table.number} data-label={t('money.tripsHead')}>
                {summary.trips}
              </td>
              <Amounts summary={summary} />
              <td data-label={t('money.madeOn')}>
                {columnDay(summary.issuedAt.slice(0, 10))}
                {summary.issuedBy !== '' && <span className={styles.second}>{summary.issuedBy}</span>}
              </td>
              <td>
                <Form method="post" className={styles.acts} preventScrollReset>
                  <input type="hidden" name="summary" value={summary.id} />
                  <Button<MoneyIntent> size="small" kind="quiet" icon="send" intent="resend-summary">
                    {t('money.sendAgain')}
                  </Button>
                </Form>
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  );
}

function Amounts({ summary: { totalCents, openCents } }: { readonly summary: Issued[number] }) {
  const { t, money } = useDesk();
  return (
    <>
      <td className={table.number} data-label={t('money.amount')}>
        <b>{money(totalCents)}</b>
      </td>
      <td className={table.number} data-label={t('money.open')}>
        {openCents === 0 ? (
          <State shape="done" tone="green">
            {t('money.settledInvoice')}
          </State>
        ) : (
          money(openCents)
        )}
      </td>
    </>
  );
}
