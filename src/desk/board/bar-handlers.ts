import type { KeyboardEvent, MouseEvent } from 'react';
import { type BoardBar, barKey, type GridRow } from './board.ts';
import type { Drag } from './use-drag.ts';
import type { Lift, Lifted, Marked, RunName } from './use-lift.ts';
import { keyOf } from './use-proposal.ts';
import { runOfBar, type SeveralMarked } from './use-several.ts';

type Parts = {
  readonly rows: readonly GridRow[];
  readonly byRow: ReadonlyMap<string, readonly BoardBar[]>;
  readonly broken: ReadonlySet<string>;
  readonly lift: Lift;
  readonly several: SeveralMarked;
  /** Scrolls to a row and gives its bar the focus. */
  readonly goTo: (at: number, key: string) => void;
  /** Opens the details of a duty. */
  readonly show: (run: RunName, part?: 'split') => void;
  /** Locks a crew, or unlocks it. */
  readonly lock: (run: Marked, act: 'lock' | 'unlock') => void;
  readonly drag: Drag;
};

/** The effects of a press or a key on a bar. */
export type BarHandlers = {
  readonly broken: ReadonlySet<string>;
  readonly isMarked: (bar: BoardBar) => boolean;
  readonly press: (bar: BoardBar, event: MouseEvent) => void;
  readonly key: (bar: BoardBar, event: KeyboardEvent) => void;
  readonly drag: Drag;
};

/** Keys that would move or remove a bar. */
const movingKeys = ['Enter', 'm', 'Delete'];

/**
 * A press shows the details, with Ctrl it marks, with Shift it marks all from the last marked one of the row; a moving pointer drags. Keys
 * move between bars, lift, show, mark, move, remove, lock and split.
 */
export function createBarHandlers({ rows, byRow, broken, lift, several, goTo, show, lock, drag }: Parts): BarHandlers {
  const markUpTo = (bar: BoardBar) => {
    const bars = byRow.get(bar.resourceId) ?? [];
    const at = bars.indexOf(bar);
    const before = bars.findLastIndex((each, index) => index < at && isMarked(each));
    several.mark(bars.slice(before < 0 ? at : before, at + 1).flatMap((each) => runOfBar(each) ?? []));
  };
  const isMarked = (bar: BoardBar) => {
    const run = runOfBar(bar);
    return run !== null && several.marked.has(keyOf(run));
  };
  const press: BarHandlers['press'] = (bar, event) => {
    const run = runOfBar(bar);
    if (run === null || drag.wasDragged(event)) return;
    if (event.shiftKey) markUpTo(bar);
    else if (event.ctrlKey || event.metaKey) several.toggle(run);
    else show(run);
  };
  const all = [...several.marked.values()];
  const acts = new Map<string, (run: Lifted) => void>([
    ['x', several.toggle],
    [' ', several.toggle],
    ['d', show],
    ['Enter', lift.lift],
    ['m', (run) => lift.lift(all.length > 0 ? { ...run, ...all[0] } : run)],
    ['Delete', (run) => several.takeOff(all.length > 0 ? all : [run])],
  ]);
  const actOn = (run: Lifted, pressed: string, isLocked: boolean): boolean => {
    if (pressed === 'l') lock(run, isLocked ? 'unlock' : 'lock');
    if (pressed === 's') show(run, 'split');
    if (pressed === 'l' || pressed === 's') return true;
    // Who would lift or remove a locked bar reads who locked it.
    const act = isLocked && movingKeys.includes(pressed) ? show : acts.get(pressed);
    act?.(run);
    return act !== undefined;
  };
  const key: BarHandlers['key'] = (bar, event) => {
    const run = runOfBar(bar);
    if (run === null || lift.lifted !== null) return;
    const next = stepFrom(bar, event.key, { rows, byRow });
    if (next !== null) goTo(next.at, next.key);
    else if (!actOn(run, event.key, bar.lockedBy !== null)) return;
    event.preventDefault();
  };
  return { broken, isMarked, press, key, drag };
}

/** The duty that an arrow key leads to: the next of the row, or in the next row with duties the nearest in time. */
function stepFrom(bar: BoardBar, key: string, { rows, byRow }: Pick<Parts, 'rows' | 'byRow'>) {
  const at = rows.findIndex(({ id }) => id === bar.resourceId);
  const dutiesOf = (row: GridRow | undefined) => (byRow.get(row?.id ?? '') ?? []).filter(({ reference }) => reference !== null);
  const [across, down] = [
    Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'),
    Number(key === 'ArrowDown') - Number(key === 'ArrowUp'),
  ];
  if (across !== 0) {
    const own = dutiesOf(rows[at]);
    const next = own[own.indexOf(bar) + across];
    return next === undefined ? null : { at, key: barKey(next) };
  }
  if (down === 0) return null;
  const away = (each: BoardBar) => Math.abs(Date.parse(each.startsAt) - Date.parse(bar.startsAt));
  for (let row = at + down; rows[row] !== undefined; row += down) {
    const nearest = dutiesOf(rows[row]).toSorted((first, second) => away(first) - away(second))[0];
    if (nearest !== undefined) return { at: row, key: barKey(nearest) };
  }
  return null;
}
