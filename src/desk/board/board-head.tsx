import { type BoardSpan, nightFrom, nightHours } from '#operations/duties/rules/board-clock.ts';
import { useDesk } from '../desk-texts.ts';
import styles from './board.module.css';
import type { Board } from './board.ts';
import { percent, placeIn } from './board-bar.tsx';

type HeadProps = { readonly board: Board; readonly days: number; readonly span: BoardSpan };

/** Hours between two lines, by the number of shown days; with more days only the days. */
const hoursATick: Readonly<Record<number, number>> = { 1: 2, 3: 6 };

/** With more days than this, the columns are too narrow for the usual weekday and date. */
const mostWholeDays = 14;

/** The days, their hours if there are few, and the current time. Decorative, because each bar has its own time. */
export function BoardHead({ board, days, span }: HeadProps) {
  const { columnDay, clock } = useDesk();
  const { from, now } = board;
  const hours = hoursATick[days];
  const [shownHours, firstHour] = span.nights === null ? [24, 0] : [nightHours, nightFrom];
  const isNow = Date.parse(span.from) < Date.parse(now) && Date.parse(now) < Date.parse(span.until);
  return (
    <div className={styles.head} aria-hidden>
      <span className={styles.name} />
      <div className={styles.columns}>
        <div className={styles.ticks}>
          {Array.from({ length: days }, (_, index) => dayOf(from, index)).map((day) => (
            <strong key={day}>{days > mostWholeDays ? shortDay(columnDay(day), day) : columnDay(day)}</strong>
          ))}
        </div>
        {hours !== undefined && (
          <div className={styles.ticks} data-hours>
            {Array.from({ length: (days * shownHours) / hours }, (_, index) => index).map((index) => (
              <span key={index}>{String((firstHour + ((index * hours) % shownHours)) % 24).padStart(2, '0')}</span>
            ))}
          </div>
        )}
        {isNow && hours !== undefined && (
          <svg className={styles.clock} aria-hidden="true">
            <svg x={percent(placeIn(now, span))} width={1} height={16} overflow="visible" aria-hidden="true">
              <rect x={-19} width={38} height={16} rx={4} />
              <text x={0} y={12} textAnchor="middle">
                {clock(now)}
              </text>
            </svg>
          </svg>
        )}
      </div>
    </div>
  );
}

/** The first two letters of the weekday, and the day of the month. */
function shortDay(written: string, date: string): string {
  return `${written.slice(0, 2)} ${Number(date.slice(8))}`;
}

/** From noon on, because midnight is on the day before in UTC, and a day of 23 hours is a day. */
export function dayOf(from: string, index: number): string {
  return new Date(Date.parse(from) + (index * 24 + 12) * 3_600_000).toISOString().slice(0, 10);
}
