import { type FocusEvent, useState } from 'react';
import { type Settled, settle } from './settle.ts';

type Held<Row> = Settled<Row> & {
  /** Shows the waiting lines, at a press. */
  readonly showFresh: () => void;
  /** For the element of the list. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
};

/** Keeps the order of a list while the pointer or the focus is on it. */
export function useSettled<Row extends { readonly key: string; readonly group: string }>(fresh: readonly Row[]): Held<Row> {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const hold = () => setHeld((before) => before ?? fresh);
  const release = () => setHeld(null);
  return {
    ...settle(held, fresh),
    showFresh: () => setHeld(isOver || isFocused ? fresh : null),
    handlers: {
      onPointerEnter: () => {
        setOver(true);
        hold();
      },
      onPointerLeave: () => {
        setOver(false);
        if (!isFocused) release();
      },
      onFocus: () => {
        setFocused(true);
        hold();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        if (!isOver) release();
      },
    },
  };
}
