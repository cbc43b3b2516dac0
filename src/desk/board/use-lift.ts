import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { deskAction } from '../desk-action.ts';
import type { loader as findLoader } from '../routes/planning/crew.tsx';
import type { GridRow } from './board.ts';
import type { boardForms } from './board-forms.ts';
import { type Crew, crewFor } from './crew-for.ts';

/** The duties of one vehicle of a trip, by name. */
export type RunName = { readonly reference: string; readonly vehicleIndex: number };
/** What is lifted, with the version of its crew that the board showed. */
export type Lifted = RunName & { readonly seen: number };

/** What was asked for last: a crew, or null for none, in place of which. */
type Asked = { readonly run: Lifted; readonly crew: Crew | null; readonly before: Crew | null; readonly isUndo: boolean };

/** With several marked, `placeMarked` puts them all where one would be put. What somebody lifted, over which row it hangs, and what would speak against putting it there. */
export function useLift(rows: readonly GridRow[], placeMarked: (row: GridRow) => boolean = () => false) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [target, setTarget] = useState(-1);
  const finder = useFetcher<typeof findLoader>();
  const sender = useFetcher<ReturnType<typeof deskAction<typeof boardForms>>>();
  const found = lifted !== null && finder.data?.reference === lifted.reference ? finder.data : undefined;
  const row = rows[target];
  const lift = (run: Lifted) => {
    setLifted(run);
    setTarget(-1);
    void finder.load(`/plan/${run.reference}/${run.vehicleIndex + 1}`);
  };
  const drop = () => setLifted(null);
  const place = (over: GridRow | undefined) => {
    if (lifted !== null && over !== undefined && placeMarked(over)) {
      setLifted(null);
      return;
    }
    const crew = over === undefined || found === undefined ? null : crewFor(over, found);
    if (lifted === null || crew === null) return;
    const { placedVehicleId = null, placedDriverIds = [] } = found ?? {};
    const before = placedVehicleId === null ? null : { vehicleId: placedVehicleId, driverIds: placedDriverIds.join(',') };
    ask({ run: lifted, crew, before, isUndo: false });
    setLifted(null);
  };
  const ask = (wish: Asked) => {
    setAsked(wish);
    void sender.submit({ intent: wish.crew === null ? 'take-off' : 'place', ...fieldsOf(wish.run), ...wish.crew }, { method: 'post' });
  };
  /** The same once more, by somebody who knows what a colleague did. */
  const askAgain = (version: number) => {
    if (asked !== null) ask({ ...asked, run: { ...asked.run, seen: version } });
  };
  const answer = sender.state === 'idle' ? sender.data : undefined;
  const version = typeof answer?.value === 'number' ? answer.value : null;
  /** Puts back what was before; undefined where nothing was done, or was undone. */
  const undo =
    asked === null || asked.isUndo || version === null
      ? undefined
      : () => ask({ run: { ...asked.run, seen: version }, crew: asked.before, before: asked.crew, isUndo: true });
  /** The next row that can be given something, for a key. */
  const move = (step: 1 | -1) => {
    let next = target + step;
    while (rows[next]?.kind === 'partner' || rows[next]?.kind === 'yard') next += step;
    if (rows[next] !== undefined) setTarget(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOfField(event)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') place(row);
    else if (event.key === 'Escape') drop();
    else return;
    event.preventDefault();
  });
  const isLifted = lifted !== null;
  useEffect(() => {
    if (!isLifted) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isLifted]);
  return { lifted, lift, drop, place, move, target, setTarget, row, found, asked, answer, askAgain, undo };
}

/** A field keeps its keys, and a button its Enter, but for the one that lifted. */
function isOfField({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.lift !== undefined) return false;
  return target.closest(key === 'Enter' ? 'button, a, input, select' : 'input, select') !== null;
}

export type Lift = ReturnType<typeof useLift>;
export type Found = NonNullable<Lift['found']>;

function fieldsOf({ reference, vehicleIndex, seen }: Lifted) {
  return { reference, vehicle: String(vehicleIndex), seen: String(seen) };
}

/** What speaks against a row for what was lifted; undefined while nobody knows. */
export function problemsOf(row: GridRow, found: Found | undefined) {
  if (found === undefined) return undefined;
  return [...found.drivers, ...found.vehicles].find(({ id }) => id === row.id)?.problems;
}
