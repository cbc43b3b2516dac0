import { dutyStates } from '#operations/duties/rules/duty-state.ts';
import type { Board, BoardBar, BoardRow, GridRow, OpenRun } from './board.ts';

/** The kind of rows shown. */
export const shownKinds = ['driver', 'vehicle', 'partner', 'all'] as const;
/** The states that rows are filtered by: those of duties, conflicts, absence, and nothing planned. */
export const shownStates = [...dutyStates, 'conflict', 'away', 'free'] as const;
export type ShownState = (typeof shownStates)[number];
export const traySorts = ['start', 'size', 'class'] as const;

/** The filters of rows and tray in the address; empty if everything is shown. */
export type BoardView = {
  readonly show: (typeof shownKinds)[number];
  readonly depot: string;
  readonly class: string;
  readonly state: ShownState | '';
  readonly sort: (typeof traySorts)[number];
  /** Whether only the nights are drawn, side by side. */
  readonly night: '' | '1';
};

export function readView(address: URLSearchParams): BoardView {
  const ofList = <Word extends string>(name: string, words: readonly Word[]) => words.find((each) => each === address.get(name));
  return {
    show: ofList('show', shownKinds) ?? 'driver',
    depot: address.get('depot') ?? '',
    class: address.get('class') ?? '',
    state: ofList('state', shownStates) ?? '',
    sort: ofList('sort', traySorts) ?? 'start',
    night: address.get('night') === '1' ? '1' : '',
  };
}

/** The state of a bar as drawn: a conflict takes precedence over the reported progress. */
export function stateOfBar({ reference, vehicleIndex, state }: BoardBar, broken: ReadonlySet<string>): Exclude<ShownState, 'free'> {
  return broken.has(`${reference} ${vehicleIndex}`) ? 'conflict' : (state ?? 'away');
}

export type Known = { readonly byRow: ReadonlyMap<string, readonly BoardBar[]>; readonly broken: ReadonlySet<string> };

/** The matching rows by depot, each depot with its name and how many of its rows have nothing in these days. */
export function listRows(rows: readonly BoardRow[], view: BoardView, known: Known): readonly GridRow[] {
  const fits = (row: BoardRow) =>
    (view.show === 'all' || row.kind === view.show) &&
    (view.depot === '' || row.depot === view.depot) &&
    isOfClass(row, view.class, known) &&
    isInState(row, view.state, known);
  const depots = Map.groupBy(rows.filter(fits), ({ depot }) => depot);
  return [...depots]
    .toSorted(([first], [second]) => Number(first === '') - Number(second === '') || first.localeCompare(second))
    .flatMap(([name, of]): readonly GridRow[] => {
      const free = of.filter(({ id }) => !known.byRow.has(id)).length;
      return name === '' ? of : [{ kind: 'depot', id: `depot ${name}`, name, detail: `${of.length} ${free}` }, ...of];
    });
}

/** A vehicle has a class; a driver matches if one of their duties uses it, or if they have none yet. */
function isOfClass({ id, kind, class: own }: BoardRow, asked: string, { byRow }: Known): boolean {
  if (asked === '' || kind === 'partner') return true;
  if (kind === 'vehicle') return own === asked;
  const duties = byRow.get(id)?.filter(({ reference }) => reference !== null) ?? [];
  return duties.length === 0 || duties.some((bar) => bar.class === asked);
}

function isInState({ id }: BoardRow, asked: ShownState | '', { byRow, broken }: Known): boolean {
  const bars = byRow.get(id) ?? [];
  if (asked === 'free') return bars.length === 0;
  return asked === '' || bars.some((bar) => stateOfBar(bar, broken) === asked);
}

/** The open duties that match the filters. */
export function listTray(open: readonly OpenRun[], view: BoardView): readonly OpenRun[] {
  const fits = (run: OpenRun) => (view.depot === '' || run.depot === view.depot) && (view.class === '' || run.class === view.class);
  const byStart = (first: OpenRun, second: OpenRun) => Date.parse(first.startsAt) - Date.parse(second.startsAt);
  const orders = {
    start: byStart,
    size: (first: OpenRun, second: OpenRun) => second.seats - first.seats || byStart(first, second),
    class: (first: OpenRun, second: OpenRun) => first.class.localeCompare(second.class) || byStart(first, second),
  };
  return open.filter(fits).toSorted(orders[view.sort]);
}

/** The rows that match a text: by name, depot, trip, route or co-driver. */
export function findRows(rows: readonly GridRow[], text: string, byRow: Known['byRow']): readonly number[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const has = (parts: readonly string[]) => parts.some((part) => part.toLowerCase().includes(wanted));
  return rows.flatMap((row, at) => {
    if (row.kind === 'depot') return [];
    const bars = byRow.get(row.id) ?? [];
    return has([row.name, row.detail]) || bars.some(({ reference, route, crew }) => has([reference ?? '', route, crew])) ? [at] : [];
  });
}

export function classesOf({ rows, bars, open }: Board): readonly string[] {
  return [...new Set([...rows, ...bars, ...open].map((each) => each.class))].filter((each) => each !== '').toSorted();
}
