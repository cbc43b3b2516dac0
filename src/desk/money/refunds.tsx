import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';

export type Refunds = Awaited<ReturnType<DeskQueries['money']['refunds']>>;
type Order = Refunds['orders'][number];

/** Money that goes back: ordered by one person, agreed to by another, and handed to the bank as a file. */
export function RefundsPart({ refunds: { orders, files } }: { readonly refunds: Refunds }) {
  const { t } = useDesk();
  const ready = orders.filter(({ approvedBy }) => approvedBy !== null).length;
  return (
    <section aria-label={t('money.refunds')}>
      <div className={styles.head}>
        <h2>{t('money.refunds')}</h2>
        {ready > 0 && (
          <Form method="post" className={styles.end} preventScrollReset>
            <Button<MoneyIntent> size="small" kind="main" icon="bank" intent="refund-file">
              {t('money.makeFile', { count: ready })}
            </Button>
          </Form>
        )}
      </div>
      {orders.length === 0 ? <Empty title={t('money.refundsNone')}>{t('money.refundsNoneText')}</Empty> : <Orders orders={orders} />}
      <Files files={files} />
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
      <Table caption={t('money.refunds')} head={head}>
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
      {order.approvedBy === null && (
        <Button<MoneyIntent> size="small" intent="approve-refund">
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
