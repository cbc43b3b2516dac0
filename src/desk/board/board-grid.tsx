import { useEffect, useMemo, useRef } from 'react';
import type { BoardQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from './board.module.css';
import { type BoardRow, type Lift, problemsOf } from './use-lift.ts';
import { rowHeight, useWindow } from './use-window.ts';

type Board = BoardQuery['board'];
type Bar = Board['bars'][number];

/** The drawing's own width: a row is as wide as the page has room. */
const drawn = 1_000;

/** Rows of people and vehicles over time; only those in view are drawn. */
export function BoardGrid({ board, lift, ticks }: { readonly board: Board; readonly lift: Lift; readonly ticks: readonly string[] }) {
  const { p } = usePlanning();
  const { rows, bars, from, until } = board;
  const { first, last, onScroll, above, below } = useWindow(rows.length);
  const byRow = useMemo(() => Map.groupBy(bars, ({ resourceId }) => resourceId), [bars]);
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section ref={scroller} className={styles.scroll} onScroll={onScroll} aria-label={p('board.title')} tabIndex={0}>
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
          <Row key={row.id} row={row} at={first + index} bars={byRow.get(row.id) ?? []} span={{ from, until }} lift={lift} />
        ))}
        {below > 0 && <li aria-hidden style={{ height: below }} />}
      </ul>
    </section>
  );
}

type Span = { readonly from: string; readonly until: string };
type RowProps = { readonly row: BoardRow; readonly at: number; readonly bars: readonly Bar[]; readonly span: Span; readonly lift: Lift };

function Row({ row, at, bars, span, lift }: RowProps) {
  const problems = lift.lifted === null ? undefined : problemsOf(row, lift.found);
  const may = problems === undefined ? undefined : problems.length === 0 ? 'yes' : 'no';
  return (
    <li className={styles.row} data-row={at} data-target={lift.target === at || undefined} data-may={may}>
      <span className={styles.name}>
        {may === 'no' ? <s>{row.name}</s> : row.name} <small>{row.detail}</small>
      </span>
      <svg viewBox={`0 0 ${drawn} ${rowHeight}`} preserveAspectRatio="none" className={styles.time}>
        <title>{row.name}</title>
        {bars.map((bar) => (
          <BarShape key={`${bar.startsAt} ${bar.kind}`} bar={bar} row={row} span={span} lift={lift} />
        ))}
      </svg>
    </li>
  );
}

function BarShape({ bar, row, span, lift }: Omit<RowProps, 'at' | 'bars'> & { readonly bar: Bar }) {
  const { instant } = useDesk();
  const { p, called } = usePlanning();
  const { kind, startsAt, endsAt, reference, vehicleIndex } = bar;
  const x = placeIn(startsAt, span);
  const end = endsAt === null ? drawn : placeIn(endsAt, span);
  const until = endsAt === null ? p('away.open') : instant(endsAt);
  const title = `${reference ?? called('boardKinds', kind)}: ${instant(startsAt)} – ${until}`;
  const shape = { y: 6, height: rowHeight - 12 };
  if (reference === null || vehicleIndex === null) {
    return (
      <rect x={x} width={Math.max(1, end - x)} {...shape} className={styles.away}>
        <title>{title}</title>
      </rect>
    );
  }
  const rested = endsAt === null ? drawn : placeIn(new Date(Date.parse(endsAt) + row.restMinutes * 60_000).toISOString(), span);
  return (
    <>
      {row.restMinutes > 0 && (
        <rect x={end} width={Math.max(0, rested - end)} {...shape} className={styles.rest}>
          <title>{p('board.rest', { hours: row.restMinutes / 60 })}</title>
        </rect>
      )}
      <a
        href={`/plan/${reference}/${vehicleIndex + 1}`}
        aria-label={title}
        onClick={(event) => {
          event.preventDefault();
          lift.lift({ reference, vehicleIndex });
        }}
      >
        <rect x={x} width={Math.max(2, end - x)} {...shape} className={styles.duty}>
          <title>{title}</title>
        </rect>
      </a>
    </>
  );
}

/** Where an instant lies on the drawing, cut at its edges. */
function placeIn(instant: string, { from, until }: Span): number {
  const share = (Date.parse(instant) - Date.parse(from)) / (Date.parse(until) - Date.parse(from));
  return Math.round(Math.min(1, Math.max(0, share)) * drawn * 10) / 10;
}
