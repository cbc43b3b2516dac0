import { Form } from 'react-router';
import { ageBuckets } from '#operations/payments/rules/ageing.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Field } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import table from '../ui/table.module.css';
import { Segment } from '../ui/tabs.tsx';
import styles from './money.module.css';
import type { Receivables } from './money-lists.ts';
import { RemindAll } from './next-reminder.tsx';
import { ReceivableRow } from './receivable-row.tsx';

type Receivable = Receivables['rows'][number];

type ReceivablesPartProps = {
  readonly list: Receivables;
  readonly show: string;
  readonly search: string;
  readonly tab: string;
  readonly answer: FormAnswer | undefined;
};

/** What customers owe us: by age, the longest due first. */
export function ReceivablesPart({ list, show, search, tab, answer }: ReceivablesPartProps) {
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
          <RemindAll count={list.reminders} />
          <Segment label={t('money.byAge')} options={options} current={at(show)} />
        </div>
      </div>
      <Ageing cents={list.ageing} />
      {tab === 'invoices' && <SearchForm show={show} search={search} />}
      {list.rows.length === 0 ? (
        <Empty title={t('money.noneOpen')}>{t('money.noneOpenText')}</Empty>
      ) : (
        <ReceivableTable rows={list.rows} answer={answer} />
      )}
    </section>
  );
}

function Ageing({ cents }: { readonly cents: readonly number[] }) {
  const { t, money } = useDesk();
  const total = cents.reduce((sum, each) => sum + each, 0);
  const ages = ageBuckets
    .map(({ key }, index) => {
      const before = cents.slice(0, index).reduce((sum, each) => sum + each, 0);
      return { key, cents: cents[index] ?? 0, from: (before / total) * 100, share: ((cents[index] ?? 0) / total) * 100 };
    })
    .filter((age) => age.cents > 0);
  if (ages.length === 0) return null;
  return (
    <div className={styles.ages}>
      <svg className={styles.bars} aria-hidden="true" width="100%" height="10">
        {ages.map((age) => (
          <rect key={age.key} data-age={age.key} x={`${age.from}%`} width={`${age.share}%`} height="10" rx="3" />
        ))}
      </svg>
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

type ReceivableTableProps = { readonly rows: readonly Receivable[]; readonly answer: FormAnswer | undefined };

function ReceivableTable({ rows, answer }: ReceivableTableProps) {
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
          <ReceivableRow key={row.reference} row={row} answer={answer?.typed.disputed === row.reference ? answer : undefined} />
        ))}
      </Table>
    </div>
  );
}
