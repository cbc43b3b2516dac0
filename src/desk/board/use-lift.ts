import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { deskAction } from '../desk-action.ts';
import type { loader as findLoader } from '../routes/planning/crew.tsx';
import type { GridRow } from './board.ts';
import type { boardForms } from './board-forms.ts';
import { type Crew, crewFor } from './crew-for.ts';

/** The duties of one vehicle of a trip, by name. */
export type RunName = { readonly reference: string; readonly vehicleIndex: number };
/** What is marked, with the version of its crew that the board showed. */
export type Marked = RunName & { readonly seen: number };
/** What is lifted: from which row, null where nobody has it; and when it is driven, null where nobody knows until when. */
export type Lifted = Marked & { readonly from: string | null; readonly startsAt: string; readonly endsAt: string | null };

/** What was asked for last: a crew, or null for none, in place of which; on which row, and what was known of who may. */
export type Asked = {
  readonly run: Marked;
  readonly crew: Crew | null;
  readonly before: Crew | null;
  readonly isUndo: boolean;
  readonly onto: Pick<GridRow, 'id' | 'kind' | 'name'> | null;
  /** The row that it was lifted from; null where nobody had it. */
  readonly from: string | null;
  readonly found: Found | null;
};

/**
 * What somebody lifted, over which row it hangs, and what would speak against putting it there. With several marked, `placeMarked` puts them
 * all where one would be put.
 */
export function useLift(rows: readonly GridRow[], placeMarked: (row: GridRow) => boolean = () => false) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [target, setTarget] = useState(-1);
  /** Where it was let go of before it was known who may. */
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
    while (rows[next]?.kind === 'partner' || rows[next]?.kind === 'yard') next += step;
    if (rows[next] !== undefined) setTarget(next);
  };
  useLiftKeys(lifted !== null, { move, place: () => place(row), drop });
  return { ...sent, lifted, lift, drop, place, move, target, setTarget, row, found };
}

/** What was asked of the server, what came of it, and the ways on from there. */
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
    /** The same once more, by somebody who knows what a colleague did. */
    askAgain: (seen: number) => asked !== null && ask({ ...asked, run: { ...asked.run, seen } }),
    /** Puts back what was before; undefined where nothing was done, or was undone. */
    undo:
      asked === null || asked.isUndo || version === null
        ? undefined
        : () => ask({ ...asked, run: { ...asked.run, seen: version }, crew: asked.before, before: asked.crew, isUndo: true }),
  };
}

type KeyActs = { readonly move: (step: 1 | -1) => void; readonly place: () => void; readonly drop: () => void };

/** While something is lifted, arrows choose its row, Enter places it and Escape puts it back, wherever the focus is. */
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

/** A field keeps its keys, and a button its Enter, but for the one that lifted. */
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

/** A row as who or what was judged; undefined while nobody knows. */
export function judgedIn(row: GridRow, found: Found | undefined) {
  if (found === undefined) return undefined;
  return [...found.drivers, ...found.vehicles].find(({ id }) => id === row.id);
}
