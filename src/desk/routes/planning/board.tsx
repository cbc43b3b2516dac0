import { useEffect, useEffectEvent, useMemo } from 'react';
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import styles from '../../board/board.module.css';
import type { Board } from '../../board/board.ts';
import { boardForms } from '../../board/board-forms.ts';
import { BoardGrid } from '../../board/board-grid.tsx';
import { BoardSearch, useSearch } from '../../board/board-search.tsx';
import { BoardTable } from '../../board/board-table.tsx';
import { BoardFilters, BoardTools, spans, useChanged } from '../../board/board-tools.tsx';
import { BoardTray, LiftedNote } from '../../board/board-tray.tsx';
import { listRows, listTray, readView, traySorts } from '../../board/board-view.ts';
import { ProposalPanel } from '../../board/proposal-panel.tsx';
import { BoardLegend } from '../../board/row-limits.tsx';
import { SeveralBar, SeveralOutcome } from '../../board/several-bar.tsx';
import { createHold } from '../../board/use-hold.ts';
import { type Lift, type RunName, useLift } from '../../board/use-lift.ts';
import { useScroll } from '../../board/use-scroll.ts';
import { useSeveral } from '../../board/use-several.ts';
import { deskAction } from '../../desk-action.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { CrewConflict } from '../../planning/crew-change.tsx';
import { CrewProblem } from '../../planning/crew-problem.tsx';
import { KnockOns, type ShownKnockOn } from '../../planning/knock-ons.tsx';
import planning from '../../planning/planning.module.css';
import { usePlanning } from '../../planning/use-planning.ts';
import part from '../../ui/parts.module.css';
import { Button, Panel } from '../../ui/parts.tsx';
import { Segment } from '../../ui/tabs.tsx';
import { useLive } from '../../use-live.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const days = spans.find((each) => each === searchParams.get('days')) ?? '3';
  const asked = { from: searchParams.get('from') ?? '', days, open: searchParams.get('open') ?? '' };
  const { plan } = requireSignedIn(args).queries;
  const [board, knockOns] = await Promise.all([plan.board(asked), plan.knockOns({ reference: '' })]);
  return { board, days, knockOns };
}

/** Filters choose from what is here: the board is read anew for other days, or where it changed. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = ['from', 'days', 'open'].every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name));
  return isSame && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const action = deskAction(boardForms);

/** Who drives what and when; what has nobody yet is lifted onto a row. On a phone the name stands above its time. */
export default function BoardPage() {
  const { board, days, knockOns } = useLoaderData<typeof loader>();
  const { p } = usePlanning();
  const [address] = useSearchParams();
  const to = useChanged();
  const view = readView(address);
  const isTable = address.get('as') === 'table';
  const desk = useBoard({ board, knockOns, address: address.toString() });
  const { rows, byRow, broken, lift, several, scroll, search, hold } = desk;
  const day = dayOf(board.from, 0);
  const ticks = useTicks(board.from, Number(days));
  useLive('plan');
  useDayOnPhone();
  return (
    <>
      <title>{p('board.title')}</title>
      <h1 className={planning.title}>{p('board.title')}</h1>
      <BoardTools board={board} view={view} days={days} day={day} />
      <div className={styles.second}>
        <BoardFilters board={board} view={view} />
        {!isTable && <BoardSearch search={search} />}
        <Link to={to({ as: isTable ? '' : 'table' })}>{p(isTable ? 'board.asDrawing' : 'board.asTable')}</Link>
        <Link to="/plan">{p('board.asList')}</Link>
      </div>
      <Outcome lift={lift} />
      <SeveralOutcome several={several} />
      <KnockOns knockOns={knockOns} />
      <div className={styles.desk}>
        <Panel title={p('plan.open')} count={board.openCount}>
          <Segment
            label={p('board.sort')}
            options={traySorts.map((each) => ({ to: to({ sort: each }), text: p(`board.sorts.${each}`) }))}
            current={to({ sort: view.sort })}
          />
          <BoardTray runs={desk.tray} rows={rows} lift={lift} />
          <TrayPages board={board} />
          <p className={planning.muted}>{p('board.help')}</p>
        </Panel>
        <div className={styles.wide}>
          {isTable ? (
            <BoardTable board={board} rows={rows} known={{ byRow, broken }} days={Number(days)} />
          ) : (
            <BoardGrid {...{ board, rows, byRow, days, lift, hold, scroll }} hits={new Set(search.found)} ticks={ticks} />
          )}
          {rows.length === 0 && <p className={planning.muted}>{p('board.noRows')}</p>}
          <BoardLegend />
        </div>
      </div>
      <LiftedNote lift={lift} />
      <SeveralBar several={several} lift={lift} />
      <ProposalPanel placed={placedOf(board.bars)} day={day} />
    </>
  );
}

type Shown = { readonly board: Board; readonly knockOns: readonly ShownKnockOn[]; readonly address: string };

/** The rows that are asked for, and everything that is done with them. */
function useBoard({ board, knockOns, address }: Shown) {
  const known = useMemo(
    () => ({ byRow: Map.groupBy(board.bars, ({ resourceId }) => resourceId), broken: brokenOf(knockOns) }),
    [board, knockOns],
  );
  const view = useMemo(() => readView(new URLSearchParams(address)), [address]);
  const rows = useMemo(() => listRows(board.rows, view, known), [board, view, known]);
  const tray = useMemo(() => listTray(board.open, view), [board, view]);
  const several = useSeveral();
  const lift = useLift(rows, (row) => {
    if (several.marked.size === 0 || row.kind === 'yard' || row.kind === 'partner') return false;
    several.moveTo(row);
    return true;
  });
  const scroll = useScroll(lift.target);
  const search = useSearch({ rows, byRow: known.byRow, goTo: scroll.goTo });
  const hold = createHold({ rows, ...known, lift, several, goTo: scroll.goTo });
  useEscape(several.marked.size > 0 && lift.lifted === null, several.clear);
  return { ...known, rows, tray, several, lift, scroll, search, hold };
}

/** Escape lets go of what is marked. */
function useEscape(isOn: boolean, clear: () => void) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && clear());
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** A phone has room for one day; who asked for more gets more. */
function useDayOnPhone() {
  const [address, setAddress] = useSearchParams();
  const isAsked = address.has('days');
  const show = useEffectEvent(() => setAddress((before) => new URLSearchParams([...before, ['days', '1']]), { replace: true }));
  useEffect(() => {
    if (!isAsked && matchMedia('(width < 48rem)').matches) show();
  }, [isAsked]);
}

/** The duties that do not hold, by driver or vehicle and trip. */
function brokenOf(knockOns: readonly ShownKnockOn[]): ReadonlySet<string> {
  return new Set(knockOns.map(({ reference, vehicleIndex }) => `${reference} ${vehicleIndex}`));
}

function placedOf(bars: Board['bars']): readonly RunName[] {
  return bars.flatMap(({ reference, vehicleIndex }) => (reference === null || vehicleIndex === null ? [] : [{ reference, vehicleIndex }]));
}

/** Of more than the tray holds: which of them it has, and the way to the others. */
function TrayPages({ board: { open, openCount, openPage, openBefore } }: { readonly board: Board }) {
  const { p } = usePlanning();
  const change = useChanged();
  if (openCount === open.length) return null;
  const to = (number: number) => change({ open: String(number) });
  return (
    <p className={styles.filter}>
      {p('board.shown', { first: openBefore + 1, last: openBefore + open.length, count: openCount })}
      {openBefore > 0 && <Link to={to(openPage - 1)}>{p('board.earlier')}</Link>}
      {openBefore + open.length < openCount && <Link to={to(openPage + 1)}>{p('board.later')}</Link>}
    </p>
  );
}

/** What came of it, and the way back. */
function Outcome({ lift: { answer, asked, askAgain, undo } }: { readonly lift: Lift }) {
  const { p, called } = usePlanning();
  if (answer === undefined) return null;
  const { problem, against } = answer;
  if (problem === 'changed-since') {
    return (
      <CrewConflict answer={answer}>
        {(version) => (
          <Button type="button" onClick={() => askAgain(version)}>
            {p('changes.goOn')}
          </Button>
        )}
      </CrewConflict>
    );
  }
  return (
    <div className={problem === null ? part.note : part.problem} role={problem === null ? 'status' : 'alert'}>
      <p>{problem === null ? p(asked?.isUndo === true ? 'board.undone' : 'board.done') : called('problems', problem)}</p>
      <ul>
        {against.map((each) => (
          <li key={`${each.of} ${each.why} ${each.rule} ${each.paper}`}>
            {each.of} <CrewProblem problem={each} />
          </li>
        ))}
      </ul>
      {undo !== undefined && (
        <Button type="button" onClick={undo}>
          {p('board.undo')}
        </Button>
      )}
    </div>
  );
}

/** From noon on, for midnight lies on the day before by the clock of the world, and a day of 23 hours is a day. */
function dayOf(from: string, index: number): string {
  return new Date(Date.parse(from) + (index * 24 + 12) * 3_600_000).toISOString().slice(0, 10);
}

/** Hours between two lines, by the days that are shown; of more days only the days. */
const hoursATick: Readonly<Record<number, number>> = { 1: 3, 3: 6 };

/** Days across, or of few their hours. */
function useTicks(from: string, days: number): readonly string[] {
  const { columnDay } = useDesk();
  const hours = hoursATick[days] ?? 24;
  return Array.from({ length: (days * 24) / hours }, (_, index) => {
    const hour = (index * hours) % 24;
    return hour === 0 && days > 1 ? columnDay(dayOf(from, (index * hours) / 24)) : `${String(hour).padStart(2, '0')}:00`;
  });
}
