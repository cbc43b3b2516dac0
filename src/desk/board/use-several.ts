import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { BoardBar, GridRow } from './board.ts';
import type { Crew } from './crew-for.ts';
import type { Several, severalOnBoard } from './several-on-board.ts';
import type { Lifted, Marked } from './use-lift.ts';
import { keyOf } from './use-proposal.ts';

type Wanted = Marked & { readonly crew: Crew | null };

/** The marked duties, the acts for all of them, and the result of each. */
export function useSeveral() {
  const sender = useFetcher<typeof severalOnBoard>();
  const [marked, setMarked] = useState<ReadonlyMap<string, Marked>>(new Map());
  const [isUndo, setIsUndo] = useState(false);
  const [closed, setClosed] = useState<Several | null>(null);
  const send = (runs: readonly Wanted[], onto: Pick<GridRow, 'id' | 'kind'> | null, undoes: boolean) => {
    setIsUndo(undoes);
    setMarked(new Map());
    const asked = JSON.stringify({ onto: onto === null ? null : { id: onto.id, kind: onto.kind }, runs });
    void sender.submit({ asked }, { method: 'post', action: '/board/several' });
  };
  const toggle = (run: Marked) => {
    const key = keyOf(run);
    setMarked((before) => {
      const others = [...before].filter(([each]) => each !== key);
      return new Map(before.has(key) ? others : [...others, [key, run]]);
    });
  };
  const plain = () => [...marked.values()].map(({ reference, vehicleIndex, seen }) => ({ reference, vehicleIndex, seen, crew: null }));
  const answer = sender.state !== 'idle' || sender.data === closed ? undefined : sender.data;
  const undoable = answer?.results.flatMap(({ version, before, reference, vehicleIndex }) =>
    version === null ? [] : [{ reference, vehicleIndex, seen: version, crew: before }],
  );
  return {
    marked,
    answer,
    isUndo,
    isSending: sender.state !== 'idle',
    toggle,
    mark: (runs: readonly Marked[]) => setMarked((before) => new Map([...before, ...runs.map((run) => [keyOf(run), run] as const)])),
    clear: () => setMarked(new Map()),
    close: () => setClosed(sender.data ?? null),
    moveTo: (row: GridRow) => send(plain(), row, false),
    takeOff: (runs: readonly Marked[] = plain()) =>
      send(
        runs.map(({ reference, vehicleIndex, seen }) => ({ reference, vehicleIndex, seen, crew: null })),
        null,
        false,
      ),
    undo: isUndo || undoable === undefined || undoable.length === 0 ? undefined : () => send(undoable, null, true),
  };
}

export type SeveralMarked = ReturnType<typeof useSeveral>;

/** The part of a bar that can be lifted or marked; null if it is no duty. */
export function runOfBar({ reference, vehicleIndex, seen, resourceId, startsAt, endsAt }: BoardBar): Lifted | null {
  return reference === null || vehicleIndex === null ? null : { reference, vehicleIndex, seen, from: resourceId, startsAt, endsAt };
}
