import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { deskAction } from '../desk-action.ts';
import type { loader as findLoader } from '../planning/crew.tsx';
import type { GridRow } from './board.ts';
import type { boardForms } from './board-forms.ts';
import { type Crew, crewFor } from './crew-for.ts';

/** The key of the duties of one vehicle of a trip. */
export type RunName = { readonly reference: string; readonly vehicleIndex: number };
/** The marked duties, with the version of their crew that the board showed. */
export type Marked = RunName & { readonly seen: number };
/** The lifted duty: its row, null if it is open; and its times, null if its end is unknown. */
export type Lifted = Marked & { readonly from: string | null; readonly startsAt: string; readonly endsAt: string | null };

/** The last request: a crew, or null for none, and the crew it replaces; the row, and what was known about eligibility. */
export type Asked = {
  readonly run: Marked;
  readonly crew: Crew | null;
  readonly before: Crew | null;
  readonly isUndo: boolean;
  readonly onto: Pick<GridRow, 'id' | 'kind' | 'name'> | null;
  /** The row that it was lifted from; null if it was open. */
  readonly from: string | null;
  readonly found: Found | null;
};

/**
 * The lifted duty, the row under it, and the objections to placing it there. With several marked, `placeMarked` places them all on the same
 * row.
 */
export function useLift(rows: readonly GridRow[], placeMarked: (row: GridRow) => boolean = () => false) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [target, setTarget] = useState(-1);
  /** Where it was dropped before its eligibility was known. */
  const [dropped, setDropped] = useState<GridRow | null>(null);
  const finder = useFetcher<typeof findLoader>();
  const sent = useSent();
  const found = lifted !== null && finder.state === 'idle' && finder.data?.reference === lifted.reference ? finder.data : undefined;
  const row = rows[target];
  const lift = (run: Lifted) => {
    setLifted(run);
    setTarget(-1);
    setDropped(null);
    sent.close();
    void finder.load(`/plan/${run.reference}/${run.vehicleIndex + 1}`);
  };
  const drop = () => {
    setLifted(null);
    setTarget(-1);
  };
  const place = (over: GridRow | undefined) => {
    if (lifted === null || over === undefined) return;
    if (placeMarked(over)) {
      setLifted(null);
    } else if (found === undefined) {
      setDropped(over);
    } else {
      const crew = crewFor(over, found, lifted.from);
      if (crew === null) return;
      sent.ask({ run: lifted, crew, before: placedIn(found), isUndo: false, onto: over, from: lifted.from, found });
      setLifted(null);
      setTarget(-1);
    }
  };
  const placeDropped = useEffectEvent(() => {
    if (dropped === null) return;
    setDropped(null);
    place(dropped);
  });
  useEffect(() => {
    if (found !== undefined) placeDropped();
  }, [found]);
  /** The next row that can be given something, for a key. */
  const move = (step: 1 | -1) => {
    let next = target + step;
    while (rows[next]?.kind === 'partner' || rows[next]?.kind === 'depot') next += step;
    if (rows[next] !== undefined) setTarget(next);
  };
  useLiftKeys(lifted !== null, { move, place: () => place(row), drop });
  return { ...sent, lifted, lift, drop, place, move, target, setTarget, row, found };
}

/** The request to the server, its result, and the next options. */
function useSent() {
  const sender = useFetcher<ReturnType<typeof deskAction<typeof boardForms>>>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [closedAt, setClosedAt] = useState(0);
  const ask = (wish: Asked) => {
    setAsked(wish);
    void sender.submit({ intent: wish.crew === null ? 'take-off' : 'place', ...fieldsOf(wish.run), ...wish.crew }, { method: 'post' });
  };
  const data = sender.state === 'idle' ? sender.data : undefined;
  const answer = data === undefined || data.at === closedAt ? undefined : data;
  const version = typeof answer?.value === 'number' ? answer.value : null;
  return {
    asked,
    answer,
    ask,
    close: () => setClosedAt(sender.data?.at ?? 0),
    /** The same again, after the person has seen what a colleague did. */
    askAgain: (seen: number) => asked !== null && ask({ ...asked, run: { ...asked.run, seen } }),
    /** Restores the previous state; undefined if nothing was done, or if it was undone. */
    undo:
      asked === null || asked.isUndo || version === null
        ? undefined
        : () => ask({ ...asked, run: { ...asked.run, seen: version }, crew: asked.before, before: asked.crew, isUndo: true }),
  };
}

type KeyActs = { readonly move: (step: 1 | -1) => void; readonly place: () => void; readonly drop: () => void };

/** While something is lifted, arrows choose its row, Enter places it and Escape returns it, wherever the focus is. */
function useLiftKeys(isLifted: boolean, { move, place, drop }: KeyActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOfField(event)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') place();
    else if (event.key === 'Escape') drop();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isLifted) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isLifted]);
}

/** A field keeps its keys, and a button its Enter, except the one that lifted. */
function isOfField({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.lift !== undefined) return false;
  return target.closest(key === 'Enter' ? 'button, a, input, select' : 'input, select') !== null;
}

export type Lift = ReturnType<typeof useLift>;
export type Found = NonNullable<ReturnType<typeof useFetcher<typeof findLoader>>['data']>;

function placedIn({ placedVehicleId, placedDriverIds }: Found): Crew | null {
  return placedVehicleId === null ? null : { vehicleId: placedVehicleId, driverIds: placedDriverIds.join(',') };
}

function fieldsOf({ reference, vehicleIndex, seen }: Marked) {
  return { reference, vehicle: String(vehicleIndex), seen: String(seen) };
}

/** The row's verdict; undefined while unknown. */
export function judgedIn(row: GridRow, found: Found | undefined) {
  if (found === undefined) return undefined;
  return [...found.drivers, ...found.vehicles].find(({ id }) => id === row.id);
}
