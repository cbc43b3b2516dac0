import { useDesk } from '../desk-texts.ts';
import { Table } from '../ui/rows.tsx';
import table from '../ui/table.module.css';
import type { FollowUps } from './follow-up-list.tsx';
import styles from './sales.module.css';
import { useSales } from './use-sales.ts';

/** The open value by week of departure, and why quotes were lost. */
export function FollowUpSums({ list: { weeks, losses } }: { readonly list: FollowUps }) {
  const s = useSales();
  const { date, money } = useDesk();
  const sums = [
    { key: 'quotes', text: s('follow.quotes'), isNumber: true },
    { key: 'value', text: s('follow.value'), isNumber: true },
  ];
  return (
    <div className={styles.sums}>
      {weeks.length > 0 && (
        <section aria-label={s('follow.weeks')}>
          <h2>{s('follow.weeks')}</h2>
          <Table
            caption={s('follow.weeks')}
            head={[{ key: 'week', text: s('follow.week') }, ...sums, { key: 'expected', text: s('follow.expected'), isNumber: true }]}
          >
            {weeks.map(({ monday, quotes, cents, expectedCents }) => (
              <tr key={monday}>
                <th scope="row">{date(monday)}</th>
                <td data-label={s('follow.quotes')} className={table.number}>
                  {quotes}
                </td>
                <td data-label={s('follow.value')} className={table.number}>
                  {money(cents)}
                </td>
                <td data-label={s('follow.expected')} className={table.number}>
                  {money(expectedCents)}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
      {losses.length > 0 && (
        <section aria-label={s('follow.losses')}>
          <h2>{s('follow.losses')}</h2>
          <Table caption={s('follow.losses')} head={[{ key: 'reason', text: s('follow.reason') }, ...sums]}>
            {losses.map(({ reason, quotes, cents }) => (
              <tr key={reason}>
                <th scope="row">{s(`follow.reasons.${reason}`)}</th>
                <td data-label={s('follow.quotes')} className={table.number}>
                  {quotes}
                </td>
                <td data-label={s('follow.value')} className={table.number}>
                  {money(cents)}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
    </div>
  );
}
