import { memo, useEffect, useMemo, useRef } from 'react';
import { type BoardSpan, boardSpanOf } from '#operations/duties/rules/board-clock.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from './board.module.css';
import type { Board, BoardBar, BoardRow, RowLimits } from './board.ts';
import { BarShape, drawn } from './board-bar.tsx';
import { LimitMarks, LimitsText } from './row-limits.tsx';
import { type Lift, problemsOf } from './use-lift.ts';
import { useLimits } from './use-limits.ts';
import { rowHeight, useWindow } from './use-window.ts';

/** Rows of people and vehicles over time; only those in view are drawn. */
export function BoardGrid({
  board,
  broken,
  days,
  lift,
  ticks,
}: {
  readonly board: Board;
  /** Duties that no longer hold, as `reference vehicle`. */
  readonly broken: ReadonlySet<string>;
  readonly days: string;
  readonly lift: Lift;
  readonly ticks: readonly string[];
}) {
  const { p } = usePlanning();
  const { rows, bars, from, until } = board;
  const { first, last, onScroll, above, below } = useWindow(rows.length);
  const byRow = useMemo(() => Map.groupBy(bars, ({ resourceId }) => resourceId), [bars]);
  const span = useMemo(() => boardSpanOf({ from, until }), [from, until]);
  const limits = useLimits(board, { days, rows: rows.slice(first, last) });
  const scroller = useRef<HTMLDivElement>(null);
  const { target } = lift;
  useEffect(() => {
    const element = scroller.current;
    if (element === null || target < 0) return;
    const top = target * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + 2 * rowHeight > element.scrollTop + element.clientHeight) element.scrollTop = top + 2 * rowHeight - element.clientHeight;
  }, [target]);
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      onScroll={onScroll}
      aria-label={p('board.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      data-columns={ticks.length}
    >
      <div className={styles.head} aria-hidden>
        <span className={styles.name} />
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {tick}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {above > 0 && <li aria-hidden style={{ height: above }} />}
        {rows.slice(first, last).map((row, index) => (
          <Row
            key={row.id}
            row={row}
            at={first + index}
            bars={byRow.get(row.id) ?? noBars}
            limits={limits.get(row.id)}
            span={span}
            broken={broken}
            lift={lift}
          />
        ))}
        {below > 0 && <li aria-hidden style={{ height: below }} />}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly row: BoardRow;
  readonly at: number;
  readonly bars: readonly BoardBar[];
  readonly limits: RowLimits | undefined;
  readonly span: BoardSpan;
  readonly broken: ReadonlySet<string>;
  readonly lift: Lift;
};

const noBars: readonly BoardBar[] = [];

/** Drawn once while others scroll into view. */
const Row = memo(function Row({ row, at, bars, limits, span, broken, lift }: RowProps) {
  const problems = lift.lifted === null ? undefined : problemsOf(row, lift.found);
  const may = problems === undefined ? undefined : problems.length === 0 ? 'yes' : 'no';
  return (
    <li className={styles.row} data-row={at} data-target={lift.target === at || undefined} data-may={may}>
      <span className={styles.name} title={`${row.name} ${row.detail}`}>
        {may === 'no' ? <s>{row.name}</s> : row.name} <small>{row.detail}</small>
        {limits !== undefined && <LimitsText limits={limits} />}
      </span>
      <svg viewBox={`0 0 ${drawn} ${rowHeight}`} preserveAspectRatio="none" className={styles.time}>
        <title>{row.name}</title>
        {bars.map((bar) => (
          <BarShape key={`${bar.startsAt} ${bar.kind}`} bar={bar} row={row} limits={limits} span={span} broken={broken} lift={lift} />
        ))}
        {limits !== undefined && <LimitMarks limits={limits} span={span} />}
      </svg>
    </li>
  );
});
