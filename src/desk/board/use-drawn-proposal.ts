import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { OpenRun } from './board.ts';
import type { RunName } from './use-lift.ts';
import { type Answer, keyOf, type ProposedRow, useProposal } from './use-proposal.ts';

/** A proposal, or a plan of several days (`answer`), as the board draws it: by row, with the excluded parts, and the route of what is `open`. */
export function useDrawnProposal(known: readonly RunName[], open: readonly OpenRun[], answer?: Answer) {
  const asked = useProposal(answer);
  const { proposal, outcomes, discard } = asked;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const placed = useMemo(() => new Set(known.map(keyOf)), [known]);
  const byRow = useMemo(() => {
    const left = (proposal?.rows ?? []).filter((row) => !placed.has(keyOf(row)));
    return Map.groupBy(
      left.flatMap((row) => [...row.drivers.map(({ id }) => ({ id, row })), { id: row.vehicleId, row }]),
      ({ id }) => id,
    );
  }, [proposal, placed]);
  const toggle = (row: ProposedRow) =>
    setLeftOut((before) => {
      const key = keyOf(row);
      return new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]);
    });
  const drawn = useMemo(() => {
    const routes = new Map(open.map((run) => [keyOf(run), run.route]));
    const draw = (row: ProposedRow): DrawnRow => ({ row, route: routes.get(keyOf(row)) ?? row.reference, isOut: leftOut.has(keyOf(row)) });
    return new Map([...byRow].map(([id, rows]) => [id, rows.map(({ row }) => draw(row))] as const));
  }, [byRow, leftOut, open]);
  const left = (proposal?.rows ?? []).filter((row) => !placed.has(keyOf(row)) && !leftOut.has(keyOf(row)) && !outcomes.has(keyOf(row)));
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && discard());
  const isShown = proposal !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  const isLeftOut = (row: ProposedRow) => leftOut.has(keyOf(row));
  return { ...asked, placed, left, drawn, toggle, isLeftOut, given: answer?.proposal ?? null };
}

export type DrawnProposal = ReturnType<typeof useDrawnProposal>;
export type DrawnRow = { readonly row: ProposedRow; readonly route: string; readonly isOut: boolean };
