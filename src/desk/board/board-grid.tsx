import { memo, useMemo } from 'react';
import { type BoardSpan, boardSpanOf } from '#operations/duties/rules/board-clock.ts';
import { CrewProblem } from '../planning/crew-problem.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import type { BarHandlers } from './bar-handlers.ts';
import styles from './board.module.css';
import { type Board, type BoardBar, type BoardRow, barKey, type DepotHead, type GridRow, type RowLimits } from './board.ts';
import { BarShape, percent, placeIn } from './board-bar.tsx';
import { BoardHead } from './board-head.tsx';
import { ProposedBar } from './proposed-bar.tsx';
import { LimitMarks, LimitsText } from './row-limits.tsx';
import { Spacer } from './spacer.tsx';
import type { DrawnProposal, DrawnRow } from './use-drawn-proposal.ts';
import { judgedIn, type Lift } from './use-lift.ts';
import { useLimits } from './use-limits.ts';
import { keyOf } from './use-proposal.ts';
import type { Scroll } from './use-scroll.ts';
import { useRowHeight, useWindow } from './use-window.ts';

type GridProps = {
  readonly board: Board;
  readonly rows: readonly GridRow[];
  readonly byRow: ReadonlyMap<string, readonly BoardBar[]>;
  readonly hits: ReadonlySet<number>;
  readonly days: string;
  /** Only the nights are drawn. */
  readonly isNight: boolean;
  readonly lift: Lift;
  readonly handlers: BarHandlers;
  readonly scroll: Scroll;
  readonly proposal: DrawnProposal;
};

/** Rows of people and vehicles over time; only visible ones are rendered. */
export function BoardGrid({ board, rows, byRow, hits, days, isNight, lift, handlers, scroll, proposal }: GridProps) {
  const { p } = usePlanning();
  const { from, until, now } = board;
  const height = useRowHeight();
  const { first, last, onScroll, above, below } = useWindow(rows.length, { height });
  const span = useMemo(() => boardSpanOf({ from, until }, isNight ? Number(days) : null), [from, until, isNight, days]);
  const shown = rows.slice(first, last);
  const limits = useLimits(board, { days, rows: shown });
  return (
    <section
      ref={scroll.scroller}
      className={styles.scroll}
      onScroll={onScroll}
      aria-label={p('board.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      data-days={days}
    >
      <RestPattern />
      <BoardHead board={board} days={Number(days)} span={span} />
      <ul className={styles.rows}>
        <Spacer height={above} />
        {shown.map((row, index) =>
          row.kind === 'depot' ? (
            <Depot key={row.id} depot={row} />
          ) : (
            <Row
              key={row.id}
              row={row}
              at={first + index}
              isHit={hits.has(first + index)}
              bars={byRow.get(row.id) ?? noBars}
              limits={limits.get(row.id)}
              span={span}
              now={now}
              lift={lift}
              handlers={handlers}
              drawn={proposal.drawn.get(row.id) ?? noneDrawn}
              toggle={proposal.toggle}
            />
          ),
        )}
        <Spacer height={below} />
      </ul>
    </section>
  );
}

/** The hatch of rests and absences, defined once for all rows. */
function RestPattern() {
  return (
    <svg width={0} height={0} className={styles.hidden} aria-hidden="true" focusable="false">
      <pattern id="hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(-60)">
        <rect width={6} height={1.5} className={styles.hatch} />
      </pattern>
    </svg>
  );
}

/** A depot above its rows: how many there are, and how many have nothing in these days. */
function Depot({ depot }: { readonly depot: DepotHead }) {
  const { p } = usePlanning();
  const [count, free] = depot.detail.split(' ');
  return (
    <li className={styles.depot}>
      <strong>{depot.name}</strong> <span>{count}</span>
      <span className={styles.free}>{p('board.freeOf', { count: Number(free) })}</span>
    </li>
  );
}

type RowProps = {
  readonly row: BoardRow;
  readonly at: number;
  readonly isHit: boolean;
  readonly bars: readonly BoardBar[];
  readonly limits: RowLimits | undefined;
  readonly span: BoardSpan;
  readonly now: string;
  readonly lift: Lift;
  readonly handlers: BarHandlers;
  readonly drawn: readonly DrawnRow[];
  readonly toggle: DrawnProposal['toggle'];
};

const noneDrawn: readonly DrawnRow[] = [];
const noBars: readonly BoardBar[] = [];

/** Memoised while others scroll into view. */
const Row = memo(function Row({ row, at, isHit, bars, limits, span, now, lift, handlers, drawn, toggle }: RowProps) {
  const judged = lift.lifted === null ? undefined : judgedIn(row, lift.found);
  const may = judged === undefined ? undefined : judged.problems.length === 0 ? 'yes' : 'no';
  const isNow = Date.parse(span.from) < Date.parse(now) && Date.parse(now) < Date.parse(span.until);
  return (
    <li className={styles.row} data-row={at} data-target={lift.target === at || undefined} data-may={may} data-hit={isHit || undefined}>
      <span className={styles.name} title={`${row.name} ${row.detail}`}>
        {may === 'no' ? <s>{row.name}</s> : row.name} <small>{row.detail}</small>
        {judged === undefined ? limits !== undefined && <LimitsText limits={limits} /> : <Judged judged={judged} />}
      </span>
      <svg className={styles.time}>
        <title>{row.name}</title>
        {bars.map((bar, index) => (
          <BarShape
            key={barKey(bar)}
            bar={bar}
            row={row}
            until={placeIn(bars[index + 1]?.startsAt ?? span.until, span)}
            limits={limits}
            span={span}
            now={now}
            handlers={handlers}
          />
        ))}
        {drawn.map((each) => (
          <ProposedBar key={keyOf(each.row)} drawn={each} span={span} toggle={toggle} />
        ))}
        {limits !== undefined && <LimitMarks limits={limits} span={span} />}
        {may === 'yes' && <Place lifted={lift.lifted} span={span} isTarget={lift.target === at} />}
        {isNow && <rect x={percent(placeIn(now, span))} width={2} height="100%" className={styles.now} />}
      </svg>
    </li>
  );
});

/** Where the lifted duty would be placed. */
function Place({ lifted, span, isTarget }: { readonly lifted: Lift['lifted']; readonly span: BoardSpan; readonly isTarget: boolean }) {
  if (lifted === null || lifted.startsAt === '') return null;
  const x = placeIn(lifted.startsAt, span);
  const width = (lifted.endsAt === null ? 100 : placeIn(lifted.endsAt, span)) - x;
  return (
    <rect x={percent(x)} width={percent(width)} y={4} height={36} rx={4} className={styles.place} data-target={isTarget || undefined} />
  );
}

/** While a duty is lifted: that the row may have it and how far away it is, or the first objection. */
function Judged({ judged }: { readonly judged: NonNullable<ReturnType<typeof judgedIn>> }) {
  const { p } = usePlanning();
  const [problem] = judged.problems;
  return (
    <span className={styles.left}>
      {problem === undefined ? p('board.mayNear', { kilometres: judged.kilometres }) : <CrewProblem problem={problem} />}
    </span>
  );
}
