import { type MouseEvent, useRef } from 'react';
import { tapGuard } from '#operations/on-duty/rules/report-window.ts';

/** Lets one press through and ignores presses right after it, anywhere on the page: the second tap of a finger means nothing. */
export function useTapGuard(): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button, summary') : null;
    if (pressed === null) return;
    const now = performance.now();
    if (now - last.current < tapGuard) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = now;
  };
}
