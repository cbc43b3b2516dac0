import { formatDate } from '#domain/calendar/format-date.ts';
import { listWeeks } from '#operations/figures/rules/period.ts';
import type { FiguresQuery } from '../api/generated/operations.ts';
import { useFigureWords } from './figure-texts.ts';
import styles from './figures.module.css';

type Figures = Pick<FiguresQuery['figures'], 'from' | 'to' | 'lines'>;

const [width, height, top, foot] = [720, 200, 18, 26];
const floor = height - foot;
/** Where a date no longer has room to its right. */
const isLate = (x: number) => x > width - 80;
/** So many dates are read beneath each other's pictures. */
const mostDates = 8;

/** How many asked and ordered, week by week; the same figures stand in the table beneath. Made on the server, without script. */
export function WeeksChart({ from, to, lines }: Figures) {
  const { f } = useFigureWords();
  const ofWeek = new Map(lines.filter(({ kind }) => kind === 'week').map((line) => [line.value, line]));
  const weeks = listWeeks({ from, to }).map((week) => ({
    week,
    asked: ofWeek.get(week)?.asked ?? 0,
    booked: ofWeek.get(week)?.booked ?? 0,
  }));
  const most = Math.max(1, ...weeks.map(({ asked }) => asked));
  const step = width / weeks.length;
  const sizeOf = (count: number) => ((floor - top) * count) / most;
  const everySo = Math.ceil(weeks.length / mostDates);
  return (
    <figure>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={f('weeksPicture', { most })}>
        <line className={styles.axis} x1={0} x2={width} y1={floor} y2={floor} />
        <text className={styles.most} x={0} y={12}>
          {most}
        </text>
        {weeks.map(({ week, asked, booked }, index) => (
          <g key={week}>
            <rect className={styles.asked} x={step * (index + 0.1)} y={floor - sizeOf(asked)} width={step * 0.8} height={sizeOf(asked)} />
            <rect
              className={styles.booked}
              x={step * (index + 0.1)}
              y={floor - sizeOf(booked)}
              width={step * 0.8}
              height={sizeOf(booked)}
            />
            {index % everySo === 0 && (
              <text
                x={isLate(step * index) ? width : step * (index + 0.1)}
                y={height - 8}
                textAnchor={isLate(step * index) ? 'end' : 'start'}
              >
                {formatDate(week)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.ofAsked}>{f('asked')}</span>
        <span className={styles.ofBooked}>{f('booked')}</span>
      </figcaption>
    </figure>
  );
}
