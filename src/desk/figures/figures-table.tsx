import { ScrolledTable } from '../ui/scrolled-table.tsx';
import table from '../ui/table.module.css';
import { useFigureWords } from './figure-texts.ts';
import styles from './figures.module.css';
import type { Line } from './name-line.ts';
import { useDeskNumbers } from './use-desk-numbers.ts';

const columns = ['asked', 'priced', 'booked', 'driven', 'cancelled', 'conversion', 'revenue', 'mean', 'lead', 'margin'] as const;

type Named = Line & { readonly name: string };

type FiguresTableProps = { readonly lines: readonly Named[]; readonly total: Named | undefined; readonly of: string };

/** Rows of one kind, by number of requests, weeks from the latest; the total at the bottom. */
export function FiguresTable({ lines, total, of }: FiguresTableProps) {
  const { f } = useFigureWords();
  const { number, percent, euros } = useDeskNumbers();
  const cells = ({ asked, priced, booked, driven, cancelled, bookedPercent, bookedCents, meanCents, meanLeadDays, marginPercent }: Named) =>
    [
      ['asked', number(asked)],
      ['priced', number(priced)],
      ['booked', number(booked)],
      ['driven', number(driven)],
      ['cancelled', number(cancelled)],
      ['conversion', percent(bookedPercent)],
      ['revenue', euros(bookedCents)],
      ['mean', euros(meanCents)],
      ['lead', number(meanLeadDays)],
      ['margin', percent(marginPercent)],
    ] as const;
  return (
    <ScrolledTable label={of}>
      <table className={`${table.table} ${styles.table}`}>
        <caption className={table.caption}>{of}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={table.number}>
                {f(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...lines, ...(total === undefined ? [] : [total])].map((line) => (
            <tr key={`${line.kind} ${line.value}`} data-total={line.kind === 'all' || undefined}>
              <th scope="row">{line.name}</th>
              {cells(line).map(([column, text]) => (
                <td key={column} className={table.number} data-label={f(column)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}
