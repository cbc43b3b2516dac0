import { type BoardSpan, shareOfSpan } from '#operations/duties/rules/board-clock.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import type { ShapeName } from '../ui/icons/icon-names.ts';
import sprite from '../ui/icons/sprite.svg';
import type { BarHandlers } from './bar-handlers.ts';
import styles from './board.module.css';
import { type BoardBar, type BoardRow, barKey, type RowLimits } from './board.ts';
import { type ShownState, stateOfBar } from './board-view.ts';
import { runOfBar } from './use-several.ts';

/** The shape of each state, the same as in lists. */
export const barShapes: Readonly<Record<Exclude<ShownState, 'free'>, ShapeName>> = {
  planned: 'open',
  sent: 'unread',
  read: 'read',
  underWay: 'running',
  done: 'done',
  conflict: 'late',
  away: 'none',
};

/** A bar narrower than this, in per cent of the shown time, has its text to its right. */
const leastForWords = 8;

/** Less room than this to its right, in per cent, is too small for readable text. */
const leastBeside = 5;

type BarProps = {
  readonly bar: BoardBar;
  readonly row: BoardRow;
  /** Where the next bar of the row begins: the limit for the text of a short bar, in per cent. */
  readonly until: number;
  readonly limits: RowLimits | undefined;
  readonly span: BoardSpan;
  readonly now: string;
  readonly handlers: BarHandlers;
};

/** An occupied time: a duty with the rest after it, which can be lifted and marked, or something else. */
export function BarShape({ bar, row, until, limits, span, now, handlers }: BarProps) {
  const { p } = usePlanning();
  const { startsAt, endsAt, reference } = bar;
  const { title, words, state } = useBarWords(bar, limits, handlers.broken);
  const x = placeIn(startsAt, span);
  const end = endsAt === null ? 100 : placeIn(endsAt, span);
  const width = Math.max(0.15, end - x);
  const rested = endsAt === null ? 100 : placeIn(new Date(Date.parse(endsAt) + row.restMinutes * 60_000).toISOString(), span);
  // By day, where only nights are drawn.
  if (end <= x && span.nights !== null) return null;
  const isWide = width >= leastForWords;
  const text = <BarText words={words} shape={barShapes[state]} isLocked={bar.lockedBy !== null} />;
  const box = (
    <svg
      x={percent(x)}
      width={percent(width)}
      y={4}
      height={36}
      className={styles.bar}
      data-state={state}
      aria-hidden={reference !== null || undefined}
    >
      <title>{title}</title>
      <rect width="100%" height={36} rx={4} className={styles.body} />
      {state === 'underWay' && <rect width={percent(progressOf(bar, now))} height={36} className={styles.progress} />}
      <rect width={4} height={36} className={styles.edge} />
      {isWide && text}
    </svg>
  );
  const beside = !isWide && until - x > leastBeside && (
    <svg x={percent(x)} width={percent(until - x)} y={4} height={36} className={styles.beside} data-state={state} aria-hidden="true">
      {text}
    </svg>
  );
  if (reference === null) {
    return (
      <>
        {box}
        {beside}
      </>
    );
  }
  return (
    <>
      {row.restMinutes > 0 && (
        <rect x={percent(end)} width={percent(Math.max(0, rested - end))} y={14} height={16} className={styles.rest}>
          <title>{p('board.rest', { hours: row.restMinutes / 60 })}</title>
        </rect>
      )}
      <BarLink bar={bar} title={title} handlers={handlers}>
        {box}
        {beside}
      </BarLink>
    </>
  );
}

type LinkProps = { readonly bar: BoardBar; readonly title: string; readonly handlers: BarHandlers; readonly children: React.ReactNode };

/** Links to the finder; with the script a press shows its details, a drag or Enter lifts it, and Shift or Ctrl marks it. */
function BarLink({ bar, title, handlers, children }: LinkProps) {
  const { p } = usePlanning();
  const { reference, vehicleIndex } = bar;
  const isMarked = handlers.isMarked(bar);
  const run = runOfBar(bar);
  return (
    <a
      href={`/plan/${reference}/${(vehicleIndex ?? 0) + 1}`}
      aria-label={isMarked ? `${title}. ${p('board.marked')}` : title}
      data-bar={barKey(bar)}
      data-lift
      data-marked={isMarked || undefined}
      draggable={false}
      onClick={(event) => {
        event.preventDefault();
        handlers.press(bar, event);
      }}
      onKeyDown={(event) => handlers.key(bar, event)}
      onPointerDown={(event) => run !== null && bar.lockedBy === null && event.pointerType !== 'touch' && handlers.drag.start(run, event)}
      onPointerMove={handlers.drag.move}
      onPointerUp={handlers.drag.end}
      onPointerCancel={handlers.drag.cancel}
    >
      {children}
    </a>
  );
}

type TextProps = { readonly words: readonly [string, string]; readonly shape: ShapeName; readonly isLocked?: boolean };

/** The shape of a state, the mark of a locked crew, and two lines. */
export function BarText({ words: [first, second], shape, isLocked = false }: TextProps) {
  return (
    <>
      <use href={`${sprite}#s-${shape}`} x={9} y={5} width={12} height={12} className={styles.shape} />
      {isLocked && <use href={`${sprite}#i-lock`} x={23} y={3} width={14} height={14} className={styles.lock} />}
      <text x={isLocked ? 40 : 25} y={15} className={styles.first}>
        {first}{' '}
      </text>
      <text x={9} y={30} className={styles.second}>
        {second}
      </text>
    </>
  );
}

/** The label of a bar: in two lines, and complete for a screen reader and as a tooltip. */
function useBarWords(bar: BoardBar, limits: RowLimits | undefined, broken: ReadonlySet<string>) {
  const { instant, period, clock } = useDesk();
  const { p, called } = usePlanning();
  const { kind, startsAt, endsAt, reference, route, people, crew, lockedBy } = bar;
  const state = stateOfBar(bar, broken);
  const when = endsAt === null ? `${instant(startsAt)} – ${p('away.open')}` : period(startsAt, endsAt);
  if (reference === null) {
    const title = `${called('boardKinds', kind)}: ${when}`;
    return { title, words: [called('boardKinds', kind), when] as const, state };
  }
  const latest = latestOf(limits, startsAt);
  const most = latest === undefined ? [] : [p('board.latest', { at: instant(latest) })];
  const said = p(`board.states.${state}`);
  const times = `${clock(startsAt)}–${endsAt === null ? '' : clock(endsAt)}`;
  const words = [route, [times, people, crew].filter((each) => each !== '').join(' · ')] as const;
  // The visible text is part of the accessible name, so that voice control can use it.
  const title = [
    `${reference}: ${words.join(' ')}`,
    when,
    p('board.people', { count: people }),
    ...most,
    said,
    ...(lockedBy === null ? [] : [p('board.lock.by', { by: lockedBy })]),
  ].join('. ');
  return { title, words, state };
}

/** The part of a bar that is over, in per cent. */
function progressOf({ startsAt, endsAt }: BoardBar, now: string): number {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt ?? startsAt)];
  return end <= start ? 0 : Math.min(100, Math.max(0, ((Date.parse(now) - start) / (end - start)) * 100));
}

/** The end of the working day of a person who is on duty at an instant. */
function latestOf(limits: RowLimits | undefined, at: string): string | undefined {
  const moment = Date.parse(at);
  return limits?.ends.find(({ startsAt, endsAt }) => Date.parse(startsAt) <= moment && moment < Date.parse(endsAt))?.latestAt;
}

/** The position of an instant between both ends, in per cent, clamped to them. */
export function placeIn(instant: string, span: BoardSpan): number {
  return Math.round(shareOfSpan(instant, span) * 10_000) / 100;
}

export function percent(share: number): string {
  return `${share}%`;
}
