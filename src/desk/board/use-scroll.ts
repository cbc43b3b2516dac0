import { useEffect, useRef, useState } from 'react';
import { useRowHeight } from './use-window.ts';

/** Scrolls to the row of a key press or a search, and focuses a bar in it once it is rendered. */
export function useScroll(target: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const [wanted, setWanted] = useState<{ readonly at: number; readonly key: string } | null>(null);
  useEffect(() => {
    if (target >= 0) bringIntoView(scroller.current, target * height, height);
  }, [target, height]);
  useEffect(() => {
    if (wanted === null) return undefined;
    bringIntoView(scroller.current, wanted.at * height, height);
    if (wanted.key === '') return undefined;
    // The row is rendered only after the scroll event.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const bar = scroller.current?.querySelector(`[data-bar="${CSS.escape(wanted.key)}"]`);
        if (bar instanceof SVGElement) bar.focus();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [wanted, height]);
  return { scroller, goTo: (at: number, key: string) => setWanted({ at, key }) };
}

export type Scroll = ReturnType<typeof useScroll>;

function bringIntoView(element: HTMLElement | null, top: number, height: number): void {
  if (element === null) return;
  if (top < element.scrollTop) element.scrollTop = top;
  if (top + 2 * height > element.scrollTop + element.clientHeight) element.scrollTop = top + 2 * height - element.clientHeight;
}
