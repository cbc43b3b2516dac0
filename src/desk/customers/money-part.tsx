import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Empty } from '../ui/empty.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { useCustomers } from './use-customers.ts';

type Line = Awaited<ReturnType<DeskQueries['customers']['money']>>[number];

/** The booked trips of a customer with their invoices: unpaid ones first. */
export function MoneyPart({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useCustomers();
  const { t: d, date, money } = useDesk();
  if (lines.length === 0) return <Empty title={t('noMoney')} />;
  const head = [
    { key: 'reference', text: d('table.reference') },
    { key: 'invoice', text: t('money.invoice') },
    { key: 'issued', text: t('money.issued') },
    { key: 'total', text: t('money.total'), isNumber: true },
    { key: 'paid', text: t('paid'), isNumber: true },
    { key: 'open', text: t('open'), isNumber: true },
    { key: 'due', text: t('money.due') },
    { key: 'state', text: d('table.state') },
  ];
  return (
    <Table caption={t('tabs.money')} head={head}>
      {lines.map((line) => (
        <tr key={line.reference}>
          <th scope="row">
            <Link to={`/trips/${line.reference}/money`}>{line.reference}</Link>
          </th>
          <td data-label={t('money.invoice')}>{line.number ?? '–'}</td>
          <td data-label={t('money.issued')}>{line.issuedOn === null ? '–' : date(line.issuedOn)}</td>
          <td data-label={t('money.total')} className={table.number}>
            {money(line.totalCents)}
          </td>
          <td data-label={t('paid')} className={table.number}>
            {money(line.paidCents)}
          </td>
          <td data-label={t('open')} className={table.number}>
            {money(line.openCents)}
          </td>
          <td data-label={t('money.due')}>{line.dueOn === null ? '–' : date(line.dueOn)}</td>
          <td data-label={d('table.state')}>
            <PaidState line={line} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function PaidState({ line: { number, openCents, overdueCents } }: { readonly line: Line }) {
  const { t } = useCustomers();
  if (overdueCents > 0) {
    return (
      <State shape="late" tone="red">
        {t('overdue')}
      </State>
    );
  }
  if (openCents > 0) {
    return (
      <State shape="open" tone="amber">
        {t('open')}
      </State>
    );
  }
  return number === null ? (
    <State shape="none" tone="grey">
      {t('money.notInvoiced')}
    </State>
  ) : (
    <State shape="done" tone="green">
      {t('paid')}
    </State>
  );
}
