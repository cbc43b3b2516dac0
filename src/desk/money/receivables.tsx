import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { ageBuckets } from '#operations/payments/rules/ageing.ts';
import { type DeskWords, useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Menu } from '../ui/menu.tsx';
import { Field } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { Segment } from '../ui/tabs.tsx';
import styles from './money.module.css';

export type Receivables = Awaited<ReturnType<DeskQueries['money']['receivables']>>;
type Receivable = Receivables['rows'][number];

type ReceivablesPartProps = { readonly list: Receivables; readonly show: string; readonly search: string; readonly tab: string };

/** Who owes us what: by age, the longest due first. */
export function ReceivablesPart({ list, show, search, tab }: ReceivablesPartProps) {
  const { t } = useDesk();
  const at = (value: string) => `?tab=${tab}&show=${value}${search === '' ? '' : `&q=${encodeURIComponent(search)}`}`;
  const options = [
    { to: at('soon'), text: t('money.soon') },
    { to: at('overdue'), text: t('money.onlyOverdue') },
    { to: at('all'), text: t('money.all') },
  ];
  return (
    <section aria-label={t('money.byAge')}>
      <div className={styles.head}>
        <h2>{t('money.byAge')}</h2>
        <div className={styles.end}>
          <Segment label={t('money.byAge')} options={options} current={at(show)} />
        </div>
      </div>
      <Ageing cents={list.ageing} />
      {tab === 'invoices' && <SearchForm show={show} search={search} />}
      {list.rows.length === 0 ? <Empty title={t('money.noneOpen')}>{t('money.noneOpenText')}</Empty> : <ReceivableTable rows={list.rows} />}
    </section>
  );
}

function Ageing({ cents }: { readonly cents: readonly number[] }) {
  const { t, money } = useDesk();
  const ages = ageBuckets.map(({ key }, index) => ({ key, cents: cents[index] ?? 0 })).filter((age) => age.cents > 0);
  if (ages.length === 0) return null;
  return (
    <div className={styles.ages}>
      <div className={styles.bars} aria-hidden="true">
        {ages.map((age) => (
          <span key={age.key} data-age={age.key} style={{ flex: age.cents }} />
        ))}
      </div>
      <ul aria-label={t('money.ageLabel')}>
        {ages.map((age) => (
          <li key={age.key}>
            <b>{money(age.cents)}</b> <span className={styles.muted}>{t(`money.ages.${age.key}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SearchForm({ show, search }: { readonly show: string; readonly search: string }) {
  const { t } = useDesk();
  return (
    <Form method="get" className={`${styles.table} ${styles.fields}`} role="search">
      <input type="hidden" name="tab" value="invoices" />
      <input type="hidden" name="show" value={show} />
      <Field label={t('money.search')} name="q" defaultValue={search} />
      <Button size="small" icon="search">
        {t('money.searchAct')}
      </Button>
    </Form>
  );
}

function ReceivableTable({ rows }: { readonly rows: readonly Receivable[] }) {
  const { t } = useDesk();
  const head = [
    { key: 'invoice', text: t('money.invoice') },
    { key: 'customer', text: t('money.customer') },
    { key: 'trip', text: t('money.trip') },
    { key: 'due', text: t('money.due') },
    { key: 'state', text: t('money.state') },
    { key: 'open', text: t('money.open'), isNumber: true },
    { key: 'next', text: t('money.next') },
    { key: 'acts', text: <span className={table.caption}>{t('money.acts')}</span> },
  ];
  return (
    <div className={`${styles.table} ${styles.flat}`}>
      <Table caption={t('money.byAge')} head={head}>
        {rows.map((row) => (
          <ReceivableRow key={row.reference} row={row} />
        ))}
      </Table>
    </div>
  );
}

function ReceivableRow({ row }: { readonly row: Receivable }) {
  const words = useDesk();
  const { t, money, columnDay } = words;
  return (
    <tr>
      <th scope="row">
        <a href={`/payments/invoices/${row.reference}`} target="_blank" rel="noreferrer">
          {row.invoiceNumber ?? t('money.invoice')}
        </a>
      </th>
      <td data-label={t('money.customer')} className={styles.strong}>
        {row.name}
      </td>
      <td data-label={t('money.trip')}>
        <Link to={`/trips/${row.reference}`}>{row.reference}</Link>
      </td>
      <td data-label={t('money.due')}>{columnDay(row.dueOn)}</td>
      <td data-label={t('money.state')}>
        <ReceivableState row={row} />
      </td>
      <td className={table.number} data-label={t('money.open')}>
        <b className={styles.strong}>{money(row.openCents)}</b>
      </td>
      <td data-label={t('money.next')} className={styles.muted}>
        {describeNext(row, words)}
      </td>
      <td>
        <div className={styles.acts}>
          <RowMenu row={row} />
        </div>
      </td>
    </tr>
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

const reminders = ['money.firstReminder', 'money.secondReminder', 'money.thirdReminder'] as const;

/** What comes next: the next reminder of what is late, or the day on which it is due. */
function describeNext({ lateDays, step, dueOn, dispute }: Receivable, { t, columnDay }: DeskWords): string {
  if (dispute !== '') return t('money.heldBy', { reason: dispute });
  if (lateDays <= 0) return t('money.waitsFor', { day: columnDay(dueOn) });
  return t(reminders[step] ?? 'money.callNext');
}

function RowMenu({ row }: { readonly row: Receivable }) {
  const { t } = useDesk();
  const links = [
    { text: t('money.openTrip'), icon: 'trips' as const, to: `/trips/${row.reference}` },
    { text: t('money.writeTo'), icon: 'mail' as const, to: `/trips/${row.reference}/write?letter=payment-reminder` },
  ];
  return (
    <>
      {row.email !== '' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="reference" value={row.reference} />
          <Button size="small" kind="quiet" icon="send" intent="send-invoice">
            {t('money.sendAgain')}
          </Button>
        </Form>
      )}
      <Menu label={`${t('money.acts')} ${row.reference}`} groups={[{ items: links }]} />
    </>
  );
}
