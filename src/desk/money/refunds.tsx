import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import { OwedRefunds } from './owed-refunds.tsx';

export type Refunds = Awaited<ReturnType<DeskQueries['money']['refunds']>>;
type Order = Refunds['orders'][number];

type RefundsPartProps = { readonly refunds: Refunds; readonly answer: FormAnswer | undefined };

/** Refunds: owed, ordered by one person, approved by another, and handed to the bank as a file. */
export function RefundsPart({ refunds: { owed, orders, files }, answer }: RefundsPartProps) {
  const { t } = useDesk();
  if (owed.length + orders.length + files.length === 0) {
    return <Empty title={t('money.refundsNone')}>{t('money.refundsNoneText')}</Empty>;
  }
  return (
    <>
      <OwedRefunds owed={owed} answer={answer} />
      {orders.length > 0 && <OrderedRefunds orders={orders} />}
      <Files files={files} />
    </>
  );
}

function OrderedRefunds({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useDesk();
  const ready = orders.filter(({ approvedBy }) => approvedBy !== null).length;
  return (
    <section aria-label={t('money.orderedTitle')}>
      <div className={styles.head}>
        <h2>{t('money.orderedTitle')}</h2>
        <span className={styles.muted}>{orders.length}</span>
        {ready > 0 && (
          <Form method="post" className={styles.end} preventScrollReset>
            <Button<MoneyIntent> size="small" kind="main" icon="bank" intent="refund-file">
              {t('money.makeFile', { count: ready })}
            </Button>
          </Form>
        )}
      </div>
      <Orders orders={orders} />
    </section>
  );
}

function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { t, money } = useDesk();
  const head = [
    { key: 'trip', text: t('money.trip') },
    { key: 'customer', text: t('money.customer') },
    { key: 'account', text: t('money.iban') },
    { key: 'amount', text: t('money.amount'), isNumber: true },
    { key: 'by', text: t('money.orderedBy') },
    { key: 'state', text: t('money.state') },
    { key: 'acts', text: <span className={table.caption}>{t('money.acts')}</span> },
  ];
  return (
    <div className={styles.table}>
      <Table caption={t('money.orderedTitle')} head={head}>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={`/trips/${order.reference}`}>{order.reference}</Link>
            </th>
            <td data-label={t('money.customer')}>{order.customer}</td>
            <td data-label={t('money.iban')}>
              {order.name}
              <span className={styles.second}>{order.iban}</span>
            </td>
            <td className={table.number} data-label={t('money.amount')}>
              <b>{money(order.cents)}</b>
            </td>
            <td data-label={t('money.orderedBy')}>{order.orderedBy}</td>
            <td data-label={t('money.state')}>
              {order.approvedBy === null ? (
                <State shape="request" tone="amber">
                  {t('money.waitsForSecond')}
                </State>
              ) : (
                <State shape="booked" tone="green">
                  {t('money.approved', { name: order.approvedBy })}
                </State>
              )}
            </td>
            <td>
              <OrderActs order={order} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function OrderActs({ order }: { readonly order: Order }) {
  const { t } = useDesk();
  return (
    <Form method="post" className={styles.acts} preventScrollReset>
      <input type="hidden" name="refund" value={order.id} />
      {order.approvedBy === null && !order.mustAskAnother && (
        <Button<MoneyIntent> size="small" kind="main" intent="approve-refund">
          {t('money.approve')}
        </Button>
      )}
      <Button<MoneyIntent> size="small" kind="quiet" intent="refuse-refund">
        {t('money.refuse')}
      </Button>
    </Form>
  );
}

function Files({ files }: { readonly files: Refunds['files'] }) {
  const { t, money, instant } = useDesk();
  if (files.length === 0) return null;
  return (
    <div className={styles.panel}>
      <h2>{t('money.files')}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            {instant(file.madeAt)} · {t('money.refundCount', { count: file.count })} · {money(file.cents)} · {file.madeBy}{' '}
            <a href={`/payments/refunds/${file.id}`} download>
              {t('money.download')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
