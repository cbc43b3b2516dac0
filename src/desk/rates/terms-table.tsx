import { useDesk } from '../desk-texts.ts';
import { useEditing } from '../editing/use-editing.ts';
import { ScrolledTable } from '../ui/scrolled-table.tsx';
import table from '../ui/table.module.css';
import type { TermsPart } from './trial.ts';

type TermsTableProps = { readonly terms: TermsPart; readonly caption: string };

/** For the same trips: the first payment, the last due date, and the cost of cancelling. */
export function TermsTable({ terms, caption }: TermsTableProps) {
  const { e } = useEditing();
  const { money } = useDesk();
  const { before, after, fees } = terms;
  const days = (count: number | null) => (count === null ? '–' : String(count));
  const rows: readonly Row[] = [
    { what: e('trial.terms.deposits'), was: String(before.deposits), is: String(after.deposits) },
    { what: e('trial.terms.depositSum'), was: money(before.depositCents), is: money(after.depositCents) },
    { what: e('trial.terms.lastDays'), was: days(before.lastDaysBefore), is: days(after.lastDaysBefore) },
    ...fees.map(({ daysBefore, beforeCents, afterCents }) => ({
      what: e('trial.terms.fee', { days: daysBefore }),
      was: money(beforeCents),
      is: money(afterCents),
    })),
  ];
  return (
    <ScrolledTable label={caption}>
      <table className={table.table}>
        <caption className={table.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{e('differences.what')}</th>
            <th scope="col">{e('differences.before')}</th>
            <th scope="col">{e('differences.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, was, is }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label={e('differences.before')}>{was}</td>
              <td data-label={e('differences.after')}>{was === is ? is : <strong>{is}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}

type Row = { readonly what: string; readonly was: string; readonly is: string };
