import type { DeskQueries } from '#desk-service/desk-service.ts';
import { listWeeks, mondayOf } from '#operations/figures/rules/period.ts';
import { useDesk } from '../desk-texts.ts';
import { useFigureWords } from './figure-texts.ts';
import styles from './figures.module.css';
import { useDeskNumbers } from './use-desk-numbers.ts';

type Figures = Pick<Awaited<ReturnType<DeskQueries['figures']['ofWeeks']>>, 'from' | 'to' | 'today' | 'lines' | 'before'>;

const [width, height, top, foot, start] = [720, 220, 14, 26, 64];
const floor = height - foot;
/** The most dates that are legible on the axis. */
const mostDates = 8;
/** Steps of the scale. */
const marks = [0, 0.5, 1];

/** Bookings week by week, with last year as a line. The table beneath has the same figures. Drawn on the server, without a script. */
export function WeeksChart({ from, to, today, lines, before }: Figures) {
  const { f } = useFigureWords();
  const { date } = useDesk();
  const { euros } = useDeskNumbers();
  const weeks = listWeeks({ from, to });
  const [now, then] = [centsByWeek(lines), centsByWeek(before)];
  const most = Math.max(1, ...weeks.map((week) => Math.max(now.get(week) ?? 0, then.get(week) ?? 0)));
  const step = (width - start) / weeks.length;
  const yOf = (cents: number) => floor - ((floor - top) * cents) / most;
  const leftOf = (index: number) => start + step * index;
  const everySo = Math.ceil(weeks.length / mostDates);
  const line = weeks.map((week, index) => `${index === 0 ? 'M' : 'L'}${leftOf(index) + step / 2} ${yOf(then.get(week) ?? 0)}`).join('');
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={f('weeksPicture', { most: euros(most) })}>
        {marks.map((part) => (
          <g key={part}>
            <line className={styles.axis} x1={start} x2={width} y1={yOf(most * part)} y2={yOf(most * part)} />
            <text x={start - 8} y={yOf(most * part) + 4} textAnchor="end">
              {euros(most * part)}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => (
          <g key={week}>
            <rect
              className={week === mondayOf(today) ? styles.current : styles.booked}
              x={leftOf(index) + step * 0.2}
              y={yOf(now.get(week) ?? 0)}
              width={step * 0.6}
              height={floor - yOf(now.get(week) ?? 0)}
              rx={2}
            />
            {index % everySo === 0 && (
              <text x={leftOf(index) + step / 2} y={height - 8} textAnchor="middle">
                {date(week)}
              </text>
            )}
          </g>
        ))}
        {then.size > 0 && <path className={styles.before} d={line} />}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.ofBooked}>{f('thisYear')}</span>
        {then.size > 0 && <span className={styles.ofBefore}>{f('lastYear')}</span>}
      </figcaption>
    </figure>
  );
}

function centsByWeek(lines: Figures['before']): ReadonlyMap<string, number> {
  return new Map(lines.filter(({ kind }) => kind === 'week').map(({ value, bookedCents }) => [value, bookedCents]));
}
