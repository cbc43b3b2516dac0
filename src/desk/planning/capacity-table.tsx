import type { CapacityQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import styles from './capacity.module.css';
import { usePlanning } from './use-planning.ts';

type Calendar = CapacityQuery['capacity'];
type Cell = Calendar['days'][number];

/** A row a day, a column a kind of vehicle: what is free, and what that comes from. */
export function CapacityTable({ calendar: { days, region, countedRegions } }: { readonly calendar: Calendar }) {
  const { named, date } = useDesk();
  const { p } = usePlanning();
  const kinds = [...new Set(days.map((cell) => cell.class))];
  if (kinds.length === 0) return <p className={styles.muted}>{p('capacity.nothing')}</p>;
  const rows = [...Map.groupBy(days, ({ day }) => day)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroll} aria-label={p('capacity.table')} tabIndex={0}>
      <table className={styles.table}>
        <caption>{p('capacity.formula')}</caption>
        <thead>
          <tr>
            <th scope="col">{p('capacity.day')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {named('vehicles', kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([day, cells]) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              {cells.map((cell) => (
                <DayCell key={cell.class} cell={cell} isCounted={countedRegions.includes(region)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayCell({ cell, isCounted }: { readonly cell: Cell; readonly isCounted: boolean }) {
  const { p } = usePlanning();
  const { own, allotted, placed, bookedOpen, held, buffer, free, isStopped } = cell;
  const sum = `${own} + ${allotted} − ${placed} − ${bookedOpen} − ${held} − ${buffer}`;
  return (
    <td data-none={isStopped || (isCounted && free < 1) || undefined}>
      <strong>{isStopped ? p('capacity.stopped') : isCounted ? free : p('capacity.unlimited')}</strong> <small>{sum}</small>
    </td>
  );
}
