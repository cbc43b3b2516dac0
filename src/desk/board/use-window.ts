import { type UIEvent, useState } from 'react';

/** Pixels; the same stands in the style sheet. */
export const rowHeight = 40;
const spare = 8;
/** As many as are sent with the page: the first screen. */
const firstRows = 24;

/** Which of many rows of one height are drawn: those in view and some around them; `sent` of them before anybody has looked. */
export function useWindow(count: number, sent = firstRows) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(sent * rowHeight);
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / rowHeight)) - spare);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    setTop(currentTarget.scrollTop);
    setHeight(currentTarget.clientHeight);
  };
  return { first, last, onScroll, above: first * rowHeight, below: (count - last) * rowHeight };
}
