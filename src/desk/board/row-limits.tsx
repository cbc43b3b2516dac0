import type { BoardSpan } from '#operations/duties/rules/board-clock.ts';
import { useDesk } from '../desk-texts.ts';
import { formatDuration } from '../planning/format-duration.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Shape } from '../ui/icons/icon.tsx';
import styles from './board.module.css';
import type { RowLimits } from './board.ts';
import { barShapes, percent, placeIn } from './board-bar.tsx';
import { rowHeight } from './use-window.ts';

/** The remaining hours of the week and the fortnight, and the latest start of the next weekly rest. */
export function LimitsText({ limits }: { readonly limits: RowLimits }) {
  const { instant, nearMoment } = useDesk();
  const { p } = usePlanning();
  const { weekMinutes, weekLimitMinutes, fortnightMinutes, fortnightLimitMinutes, isSmall, weeklyRests, blocked } = limits;
  const [rest] = weeklyRests;
  const leftOf = (minutes: number, limit: number) =>
    p(minutes < 0 ? 'board.over' : 'board.left', { hours: formatDuration(Math.abs(minutes)), limit: limit / 60 });
  const hours = [leftOf(weekMinutes, weekLimitMinutes), leftOf(fortnightMinutes, fortnightLimitMinutes)];
  const restOf = (key: 'board.restShort' | 'board.restBy', at: (instant: string) => string) =>
    rest === undefined ? [] : [p(key, { hours: rest.minutes / 60, at: at(rest.dueAt) })];
  const taken = blocked.map(({ from, until }) => p('board.blocked', { from: instant(from), until: instant(until) }));
  const rules = isSmall ? [p('board.small')] : [];
  const whole = [...rules, ...hours, ...restOf('board.restBy', instant), ...taken].join(' · ');
  return (
    <span className={styles.left} data-over={weekMinutes < 0 || fortnightMinutes < 0 || undefined} title={whole}>
      <span aria-hidden="true">{[...hours, ...restOf('board.restShort', nearMoment), ...rules].join(' · ')}</span>
      <span className={styles.hidden}>{whole}</span>
    </span>
  );
}

/** How long each day could last, and the latest start of a weekly rest. */
export function LimitMarks({ limits, span }: { readonly limits: RowLimits; readonly span: BoardSpan }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  return (
    <>
      {limits.blocked.map(({ from, until }) => (
        <rect
          key={from}
          x={percent(placeIn(from, span))}
          width={percent(placeIn(until, span) - placeIn(from, span))}
          y={rowHeight - 6}
          height={6}
          className={styles.blocked}
        >
          <title>{p('board.blocked', { from: instant(from), until: instant(until) })}</title>
        </rect>
      ))}
      {limits.ends.map(({ startsAt, endsAt, latestAt }) => {
        const [from, until] = [endsAt, latestAt].map((each) => placeIn(each, span)).toSorted((first, second) => first - second);
        const isOver = Date.parse(latestAt) < Date.parse(endsAt);
        return (
          <g key={startsAt} className={isOver ? styles.tooLong : styles.latest}>
            <title>{p('board.latest', { at: instant(latestAt) })}</title>
            <rect x={percent(from ?? 0)} width={percent((until ?? 0) - (from ?? 0))} y={rowHeight / 2 - 1} height={2} />
            {placeIn(latestAt, span) < 100 && <rect x={percent(placeIn(latestAt, span))} width={2} y={10} height={rowHeight - 20} />}
          </g>
        );
      })}
      {limits.weeklyRests
        .filter(({ dueAt }) => Date.parse(dueAt) > Date.parse(span.from) && Date.parse(dueAt) < Date.parse(span.until))
        .map(({ dueAt, minutes }) => (
          <rect key={dueAt} x={percent(placeIn(dueAt, span))} width={3} y={0} height={rowHeight} className={styles.due}>
            <title>{p('board.restBy', { hours: minutes / 60, at: instant(dueAt) })}</title>
          </rect>
        ))}
    </>
  );
}

const kinds = ['rest', 'latest', 'due', 'blocked'] as const;
const states = ['planned', 'sent', 'read', 'underWay', 'done', 'conflict', 'away'] as const;

/** The legend of the board's shapes. */
export function BoardLegend() {
  const { p } = usePlanning();
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state} className={styles.key} data-state={state}>
          <Shape name={barShapes[state]} /> {p(`board.states.${state}`)}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
            {kind === 'latest' && (
              <g className={styles.latest}>
                <rect y={7} width={23} height={2} />
                <rect x={22} y={2} width={2} height={12} />
              </g>
            )}
            {kind === 'due' && <rect x={10} width={3} height={16} className={styles.due} />}
            {kind === 'blocked' && <rect y={10} width={24} height={6} className={styles.blocked} />}
            {kind === 'rest' && <rect y={1} width={24} height={14} className={styles.rest} />}
          </svg>{' '}
          {p(`board.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
