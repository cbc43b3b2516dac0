import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { GridRow } from './board.ts';
import type { Lift, Lifted } from './use-lift.ts';

/** Moving the pointer by this many pixels is a drag; less is a press. */
const slack = 5;

/** The pointer handlers for things that can be lifted. */
export type Drag = {
  readonly start: (run: Lifted, event: PointerEvent<Element>) => void;
  readonly move: (event: PointerEvent) => void;
  readonly end: (event: PointerEvent) => void;
  readonly cancel: () => void;
  /** Whether the click that follows belongs to a drag; can be read once. */
  readonly wasDragged: (event: MouseEvent) => boolean;
};

/** Drags a bar or an open duty onto a row. A finger scrolls the board instead, except on the handles of the tray (`touch-action: none`). */
export function useDrag(rows: readonly GridRow[], lift: Lift): Drag {
  const grabbed = useRef<{ readonly run: Lifted; readonly x: number; readonly y: number; isDragged: boolean } | null>(null);
  const dragged = useRef(false);
  const start: Drag['start'] = (run, event) => {
    dragged.current = false;
    const mayDrag = event.button === 0 && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (!mayDrag) return;
    grabbed.current = { run, x: event.clientX, y: event.clientY, isDragged: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move: Drag['move'] = (event) => {
    const { current } = grabbed;
    if (current === null || event.buttons !== 1) return;
    if (!current.isDragged && Math.hypot(event.clientX - current.x, event.clientY - current.y) > slack) {
      current.isDragged = true;
      dragged.current = true;
      lift.lift(current.run);
    }
    if (current.isDragged) lift.setTarget(rowAt(event));
  };
  const end: Drag['end'] = (event) => {
    const isDragged = grabbed.current?.isDragged === true;
    grabbed.current = null;
    if (!isDragged) return;
    const row = rows[rowAt(event)];
    if (row === undefined || row.kind === 'depot' || row.kind === 'partner') lift.drop();
    else lift.place(row);
  };
  const cancel = () => {
    if (grabbed.current?.isDragged === true) lift.drop();
    grabbed.current = null;
  };
  const wasDragged = () => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };
  return { start, move, end, cancel, wasDragged };
}

/** The row under the pointer; -1 if there is none. */
function rowAt({ clientX, clientY }: PointerEvent): number {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-row]');
  return row instanceof HTMLElement ? Number(row.dataset.row) : -1;
}
