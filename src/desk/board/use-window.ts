import { startTransition, type UIEvent, useCallback, useState, useSyncExternalStore } from 'react';

/** Pixels, the same as in the style sheet: one line beside the time, or on a phone the name above it. */
export const rowHeight = 44;
const phoneRowHeight = 84;
const phone = '(width < 48rem)';
const spare = 8;
/** As many as are sent with the page: the first screen. */
const firstRows = 24;

/** The height of a row here. */
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

/** Which of many equally high rows are rendered: the visible ones and some around them; initially the first `sent`. */
export function useWindow(count: number, { sent = firstRows, height: each = rowHeight }: { sent?: number; height?: number } = {}) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(sent * each);
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / each)) - spare);
  const last = Math.min(count, Math.ceil((top + height) / each) + spare);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight } = currentTarget;
    // In steps of a row, because nothing changes within one. As a transition, rows are rendered in slices, and scrolling never waits for
    // them.
    startTransition(() => {
      setTop(Math.floor(scrollTop / each) * each);
      setHeight(clientHeight);
    });
  };
  return { first, last, onScroll, above: first * each, below: (count - last) * each };
}
