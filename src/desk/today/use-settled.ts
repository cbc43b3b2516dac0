import { type FocusEvent, useState } from 'react';
import { type Settled, settle } from './settle.ts';

type SettledList<Row> = Settled<Row> & {
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
export function useSettled<Row extends { readonly key: string; readonly group: string }>(fresh: readonly Row[]): SettledList<Row> {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [frozen, setFrozen] = useState<readonly Row[] | null>(null);
  const freeze = () => setFrozen((before) => before ?? fresh);
  const thaw = () => setFrozen(null);
  return {
    ...settle(frozen, fresh),
    showFresh: () => setFrozen(isOver || isFocused ? fresh : null),
    handlers: {
      onPointerEnter: () => {
        setOver(true);
        freeze();
      },
      onPointerLeave: () => {
        setOver(false);
        if (!isFocused) thaw();
      },
      onFocus: () => {
        setFocused(true);
        freeze();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        if (!isOver) thaw();
      },
    },
  };
}
