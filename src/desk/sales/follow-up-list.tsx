import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import type { FollowUpIntent } from './follow-up-forms.ts';
import styles from './sales.module.css';
import { useSales } from './use-sales.ts';

export type FollowUps = Awaited<ReturnType<DeskQueries['followUps']['list']>>;
type Row = FollowUps['rows'][number];

type FollowUpListProps = { readonly list: FollowUps; readonly mine: boolean };

/** Open quotes, the next call first, each with one press for "called, call again on …". */
export function FollowUpList({ list, mine }: FollowUpListProps) {
  const s = useSales();
  const head = [
    { key: 'call', text: s('follow.callOn') },
    { key: 'customer', text: s('follow.customer') },
    { key: 'trip', text: s('follow.trip') },
    { key: 'departs', text: s('follow.departs') },
    { key: 'until', text: s('follow.until') },
    { key: 'value', text: s('follow.value'), isNumber: true },
    { key: 'chance', text: s('follow.chance'), isNumber: true },
    { key: 'owner', text: s('follow.owner') },
    { key: 'acts', text: <span className={table.caption}>{s('follow.acts')}</span> },
  ];
  return (
    <Table caption={s('follow.title')} head={head}>
      {list.rows.map((row) => (
        <FollowUpRow key={row.reference} row={row} nextCallOn={list.nextCallOn} mine={mine} />
      ))}
    </Table>
  );
}

type FollowUpRowProps = { readonly row: Row; readonly nextCallOn: string; readonly mine: boolean };

function FollowUpRow({ row, nextCallOn, mine }: FollowUpRowProps) {
  const s = useSales();
  const { date, money } = useDesk();
  const { reference, customer, phone, departsOn, validUntil, totalCents, chance, member, callOn, isDue, calls, note } = row;
  return (
    <tr>
      <th scope="row">
        <State shape={isDue ? 'late' : 'none'} tone={isDue ? 'amber' : 'grey'}>
          {date(callOn)}
        </State>
      </th>
      <td data-label={s('follow.customer')}>
        {/* One element: on a phone a cell spreads its parts over its width. */}
        <span>
          {customer}{' '}
          {phone !== '' && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={table.moment}>
              {phone}
            </a>
          )}
          {(calls > 0 || note !== '') && (
            <span className={styles.second}>
              {[calls > 0 ? s('follow.calls', { count: calls }) : '', note].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
      </td>
      <td data-label={s('follow.trip')} className={table.moment}>
        <Link to={`/trips/${reference}`} prefetch="intent">
          {reference}
        </Link>
      </td>
      <td data-label={s('follow.departs')} className={table.moment}>
        {date(departsOn)}
      </td>
      <td data-label={s('follow.until')} className={table.moment}>
        {date(validUntil)}
      </td>
      <td data-label={s('follow.value')} className={table.number}>
        {money(totalCents)}
      </td>
      <td data-label={s('follow.chance')} className={table.number}>
        {chance === null ? '–' : `${chance} %`}
      </td>
      <td data-label={s('follow.owner')}>{member ?? s('follow.anybody')}</td>
      <td>
        <Form method="post" className={styles.rowActs} preventScrollReset>
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="nextOn" value={nextCallOn} />
          <input type="hidden" name="owner" value={row.memberId ?? ''} />
          <input type="hidden" name="chance" value={chance ?? ''} />
          <input type="hidden" name="mine" value={mine ? 'yes' : ''} />
          <Button<FollowUpIntent> size="small" intent="called" icon="phone">
            {s('follow.calledAgain', { day: date(nextCallOn) })}
          </Button>
          <ButtonLink size="small" kind="quiet" to={`/quotes?quote=${reference}${mine ? '&mine=yes' : ''}`}>
            {s('follow.more')}
          </ButtonLink>
        </Form>
      </td>
    </tr>
  );
}
