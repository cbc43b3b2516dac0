import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './capacity.module.css';
import { levelOf } from './level-of.ts';

export type Calendar = Awaited<ReturnType<DeskQueries['capacity']['calendar']>>;
type Row = Calendar['rows'][number];

/** Free vehicles: a column a day, a row for each vehicle class of a region. A press shows where the number comes from. */
export function CapacityTable({ calendar }: { readonly calendar: Calendar }) {
  const { columnDay } = useDesk();
  const { p } = usePlanning();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <section className={styles.scroll} aria-label={p('capacity.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{p('capacity.region')}</th>
            {calendar.days.map((day) => (
              <th key={day} scope="col" data-weekend={isWeekend(day) || undefined}>
                {columnDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(calendar.rows, ({ region }) => region)].map(([region, rows]) => (
          <tbody key={region}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={calendar.days.length + 1}>
                {region}
              </th>
            </tr>
            {rows.map((row) => (
              <ClassRow key={row.class} row={row} calendar={calendar} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}

function ClassRow({ row, calendar }: { readonly row: Row; readonly calendar: Calendar }) {
  const { named } = useDesk();
  const { p } = usePlanning();
  const most = Math.max(...row.days.map(({ own, allotted, partners }) => own + allotted + partners));
  return (
    <tr>
      <th scope="row">
        {named('vehicles', row.class)} <span className={styles.muted}>{most > 0 && p('capacity.of', { count: most })}</span>
      </th>
      {row.days.map((cell) => (
        <td key={cell.day}>
          <DayCell cell={cell} calendar={calendar} />
        </td>
      ))}
    </tr>
  );
}

type CellProps = { readonly cell: Row['days'][number]; readonly calendar: Calendar };

function DayCell({ cell, calendar: { region, fromDay } }: CellProps) {
  const { date } = useDesk();
  const { p } = usePlanning();
  const level = levelOf(cell);
  const asked = new URLSearchParams({ region, from: fromDay, of: cell.region, class: cell.class, day: cell.day });
  const shown = { stopped: <Icon name="lock" size={14} />, unlimited: '∞' } as const;
  const free = level === 'stopped' || level === 'unlimited' ? p(`capacity.${level}`) : p('capacity.freeOf', { count: cell.free });
  return (
    <Link to={`/capacity?${asked}`} className={styles.cell} data-level={level} aria-label={`${date(cell.day)}: ${free}`} preventScrollReset>
      {level === 'stopped' || level === 'unlimited' ? shown[level] : cell.free}
    </Link>
  );
}
