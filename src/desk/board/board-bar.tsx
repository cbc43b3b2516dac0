import { type BoardSpan, shareOfSpan } from '#operations/duties/rules/board-clock.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import styles from './board.module.css';
import type { BoardBar, BoardRow, RowLimits } from './board.ts';
import type { Lift } from './use-lift.ts';
import { rowHeight } from './use-window.ts';

/** The drawing's own width: a row is as wide as the page has room. */
export const drawn = 1_000;

type BarProps = {
  readonly bar: BoardBar;
  readonly row: BoardRow;
  readonly limits: RowLimits | undefined;
  readonly span: BoardSpan;
  readonly broken: ReadonlySet<string>;
  readonly lift: Lift;
};

/** What takes somebody's time: a duty with the rest after it, which leads to who has it and can be lifted, or something else. */
export function BarShape({ bar, row, limits, span, broken, lift }: BarProps) {
  const { instant, period } = useDesk();
  const { p, called } = usePlanning();
  const { kind, startsAt, endsAt, reference, vehicleIndex, seen } = bar;
  const x = placeIn(startsAt, span);
  const end = endsAt === null ? drawn : placeIn(endsAt, span);
  const when = endsAt === null ? `${instant(startsAt)} – ${p('away.open')}` : period(startsAt, endsAt);
  const latest = reference === null ? undefined : latestOf(limits, startsAt);
  const most = latest === undefined ? '' : `. ${p('board.latest', { at: instant(latest) })}`;
  const title = `${reference ?? called('boardKinds', kind)}: ${when}${most}`;
  const shape = { y: 6, height: rowHeight - 12 };
  if (reference === null || vehicleIndex === null) {
    return (
      <rect x={x} width={Math.max(1, end - x)} {...shape} className={styles.away}>
        <title>{title}</title>
      </rect>
    );
  }
  const isBroken = broken.has(`${reference} ${vehicleIndex}`);
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
        aria-label={isBroken ? `${p('knockOn.title')}: ${title}` : title}
        onClick={(event) => {
          event.preventDefault();
          lift.lift({ reference, vehicleIndex, seen });
        }}
      >
        <rect x={x} width={Math.max(2, end - x)} {...shape} rx={2} className={isBroken ? styles.broken : styles.duty}>
          <title>{title}</title>
        </rect>
      </a>
    </>
  );
}

/** Until when the day of work may last that somebody is in at an instant. */
function latestOf(limits: RowLimits | undefined, at: string): string | undefined {
  const moment = Date.parse(at);
  return limits?.ends.find(({ startsAt, endsAt }) => Date.parse(startsAt) <= moment && moment < Date.parse(endsAt))?.latestAt;
}

/** Where an instant lies on the drawing, cut at its edges. */
export function placeIn(instant: string, span: BoardSpan): number {
  return Math.round(shareOfSpan(instant, span) * drawn * 10) / 10;
}
