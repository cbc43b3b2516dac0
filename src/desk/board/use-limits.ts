import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Board, GridRow, RowLimits } from './board.ts';
import type { loader } from './board-limits.ts';

type Known = { readonly board: Board; readonly limits: RowLimits | undefined };

/** Rows that are only scrolled past are not loaded. */
const settledMs = 100;

/** The remaining legal hours of the visible drivers, loaded as they come into view, and again when the board has changed. */
export function useLimits(
  board: Board,
  { days, rows }: { readonly days: string; readonly rows: readonly GridRow[] },
): ReadonlyMap<string, RowLimits> {
  const { load, data, state } = useFetcher<typeof loader>();
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const asked = useRef<{ readonly board: Board; readonly ids: readonly string[] } | null>(null);
  const missing = rows.filter(({ id, kind }) => kind === 'driver' && known.get(id)?.board !== board).map(({ id }) => id);
  const wanted = missing.join(',');
  useEffect(() => {
    if (wanted === '' || state !== 'idle' || asked.current !== null) return undefined;
    const timer = setTimeout(() => {
      asked.current = { board, ids: wanted.split(',') };
      void load(`/board/limits?${new URLSearchParams({ from: dateOf(board), days, drivers: wanted }).toString()}`);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [wanted, state, board, days, load]);
  useEffect(() => {
    if (data === undefined || asked.current === null) return;
    const { ids, board: of } = asked.current;
    asked.current = null;
    const limitsOf = (id: string) => data.find(({ driverId }) => driverId === id);
    startTransition(() =>
      setKnown((before) => new Map([...before, ...ids.map((id) => [id, { board: of, limits: limitsOf(id) }] as const)])),
    );
  }, [data]);
  return useMemo(() => new Map([...known].flatMap(([id, { limits }]) => (limits === undefined ? [] : [[id, limits] as const]))), [known]);
}

/** The first day of the board; from noon on, because its midnight is on the day before in UTC. */
function dateOf({ from }: Board): string {
  return new Date(Date.parse(from) + 12 * 3_600_000).toISOString().slice(0, 10);
}
