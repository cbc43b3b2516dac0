import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Chosen, chooseLine } from './choose-line.ts';

type Shown<Row> = {
  /** The same array as long as nothing was read again. */
  readonly lines: readonly Row[];
  /** The line that the address names. */
  readonly named: string | null;
  /** Identifies the last answer to an act: a new one means that the person just acted. */
  readonly answeredAt: number;
  /** Another view starts again. */
  readonly view: string;
};

/** The line of the pane, kept from one reading of the page to the next. */
export function useChosen<Row extends { readonly key: string }>({ lines, named, answeredAt, view }: Shown<Row>): Chosen<Row> {
  // Each press of a link or button has a key of its own. A page that is read again keeps its key.
  const { key } = useLocation();
  const [last, setLast] = useState(() => ({
    ...{ lines, key, answeredAt, view },
    chosen: chooseLine<Row>({ lines, named, before: nothing, hasActed: false }),
  }));
  if (last.lines === lines && last.key === key && last.view === view) return last.chosen;
  const chosen = chooseLine<Row>({
    lines,
    named: last.key === key ? null : named,
    before: last.view === view ? last.chosen : nothing,
    hasActed: answeredAt !== last.answeredAt,
  });
  setLast({ lines, key, answeredAt, view, chosen });
  return chosen;
}

const nothing = { row: null, index: 0, isGone: false } as const;
