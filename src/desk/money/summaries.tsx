import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { IssuedSummaries } from './issued-summaries.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';

export type WaitingSummaries = Awaited<ReturnType<DeskQueries['summaries']['waiting']>>;
type Waiting = WaitingSummaries[number];

type SummariesPartProps = {
  readonly waiting: WaitingSummaries;
  readonly issued: Awaited<ReturnType<DeskQueries['summaries']['issued']>>;
};

/** Summary invoices: what will be on the next of each customer, and those that were made. */
export function SummariesPart({ waiting, issued }: SummariesPartProps) {
  const { t } = useDesk();
  if (waiting.length + issued.length === 0) return <Empty title={t('money.summariesNone')}>{t('money.summariesNoneText')}</Empty>;
  return (
    <>
      {waiting.map((summary) => (
        <WaitingSummary key={`${summary.customerId} ${summary.trips[0]?.reference}`} summary={summary} />
      ))}
      {issued.length > 0 && <IssuedSummaries issued={issued} />}
    </>
  );
}

function WaitingSummary({ summary }: { readonly summary: Waiting }) {
  const { t, money, columnDay, date } = useDesk();
  const { customer, customerId, period, issueOn, dueOn, email, trips, totalCents } = summary;
  const title = t('money.summaryOf', { customer, from: date(period.from), to: date(period.to) });
  const head = [
    { key: 'trip', text: t('money.trip') },
    { key: 'day', text: t('money.day') },
    { key: 'route', text: t('money.route') },
    { key: 'people', text: t('money.people'), isNumber: true },
    { key: 'order', text: t('money.purchaseOrder') },
    { key: 'net', text: t('money.net'), isNumber: true },
    { key: 'vat', text: t('money.vat'), isNumber: true },
    { key: 'total', text: t('money.amount'), isNumber: true },
  ];
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2>
          <Link to={`/customers/${customerId}/money`}>{customer}</Link>
        </h2>
        <span className={styles.muted}>{`${date(period.from)} – ${date(period.to)}`}</span>
        <span className={styles.detail}>
          {t('money.summaryPlan', { day: columnDay(issueOn), due: columnDay(dueOn), email: email || t('money.summaryNobody') })}
        </span>
        <Form method="post" className={styles.end} preventScrollReset>
          <input type="hidden" name="customer" value={customerId} />
          <input type="hidden" name="from" value={period.from} />
          <Button<MoneyIntent> size="small" icon="send" intent="issue-summary">
            {t('money.summaryNow', { sum: money(totalCents) })}
          </Button>
        </Form>
      </div>
      <div className={styles.table}>
        <Table caption={title} head={head}>
          {trips.map((trip) => (
            <TripRow key={trip.reference} trip={trip} />
          ))}
        </Table>
      </div>
    </section>
  );
}

function TripRow({ trip }: { readonly trip: Waiting['trips'][number] }) {
  const { t, money, columnDay } = useDesk();
  const amounts = [
    { label: t('money.net'), cents: trip.netCents },
    { label: t('money.vat'), cents: trip.vatCents },
    { label: t('money.amount'), cents: trip.totalCents },
  ];
  return (
    <tr>
      <th scope="row">
        <Link to={`/trips/${trip.reference}/money`}>{trip.reference}</Link>
      </th>
      <td data-label={t('money.day')}>{columnDay(trip.startsOn)}</td>
      <td data-label={t('money.route')}>
        {`${trip.from} – ${trip.to}`}
        {trip.subject === 'cancellation' && (
          <span className={styles.second}>
            <State shape="expired" tone="grey">
              {t('money.feeOnly')}
            </State>
          </span>
        )}
      </td>
      <td className={table.number} data-label={t('money.people')}>
        {trip.passengers}
      </td>
      <td data-label={t('money.purchaseOrder')}>{trip.purchaseOrder || '–'}</td>
      {amounts.map(({ label, cents }) => (
        <td key={label} className={table.number} data-label={label}>
          {money(cents)}
        </td>
      ))}
    </tr>
  );
}
