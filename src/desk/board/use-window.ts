import { startTransition, type UIEvent, useCallback, useState, useSyncExternalStore } from 'react';

/** Pixels; the same stand in the style sheet: one line beside the time, or on a phone the name above it. */
export const rowHeight = 44;
const phoneRowHeight = 84;
const phone = '(width < 48rem)';
const spare = 8;
/** As many as are sent with the page: the first screen. */
const firstRows = 24;

/** How high a row is here. */
export function useRowHeight(): number {
  const isPhone = useSyncExternalStore(
    useCallback((changed: () => void) => {
      const query = matchMedia(phone);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    }, []),
    () => matchMedia(phone).matches,
    () => false,
  );
  return isPhone ? phoneRowHeight : rowHeight;
}

/** Which of many rows of one height are drawn: those in view and some around them; `sent` of them before anybody has looked. */
export function useWindow(count: number, { sent = firstRows, height: each = rowHeight }: { sent?: number; height?: number } = {}) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(sent * each);
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / each)) - spare);
  const last = Math.min(count, Math.ceil((top + height) / each) + spare);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight } = currentTarget;
    // In steps of a row: within one nothing else is drawn. As a transition, rows are drawn in slices, and scrolling never waits for them.
    startTransition(() => {
      setTop(Math.floor(scrollTop / each) * each);
      setHeight(clientHeight);
    });
  };
  return { first, last, onScroll, above: first * each, below: (count - last) * each };
}
