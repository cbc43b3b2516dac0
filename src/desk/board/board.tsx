import { useEffect, useEffectEvent, useMemo } from 'react';
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import type { ShownKnockOn } from '../planning/knock-ons.tsx';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Segment } from '../ui/tabs.tsx';
import { useLive } from '../use-live.ts';
import { createBarHandlers } from './bar-handlers.ts';
import styles from './board.module.css';
import type { Board } from './board.ts';
import { BoardConflicts } from './board-conflicts.tsx';
import { BoardDrawer } from './board-drawer.tsx';
import { boardForms } from './board-forms.ts';
import { BoardGrid } from './board-grid.tsx';
import { dayOf } from './board-head.tsx';
import { BoardProposal, ProposeButton } from './board-proposal.tsx';
import { BoardSearch, useSearch } from './board-search.tsx';
import { BoardTable } from './board-table.tsx';
import { BoardFilters, BoardTools, spans, useChanged } from './board-tools.tsx';
import { BoardTray, LiftedNote } from './board-tray.tsx';
import { listRows, listTray, readView, traySorts } from './board-view.ts';
import { DropRefused } from './drop-refused.tsx';
import { LockAnswer } from './lock-acts.tsx';
import { BoardLegend } from './row-limits.tsx';
import { SeveralBar, SeveralOutcome } from './several-bar.tsx';
import { useDrag } from './use-drag.ts';
import { useDrawnProposal } from './use-drawn-proposal.ts';
import { type Lift, type RunName, useLift } from './use-lift.ts';
import { useLock } from './use-lock.ts';
import { keyOf, type Proposal } from './use-proposal.ts';
import { useScroll } from './use-scroll.ts';
import { useSeveral } from './use-several.ts';
import { useShownDuty } from './use-shown-duty.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const days = spans.find((each) => each === searchParams.get('days')) ?? '3';
  const isNight = searchParams.get('night') === '1';
  // The last night ends on the day after.
  const asked = {
    from: searchParams.get('from') ?? '',
    days: isNight ? String(Number(days) + 1) : days,
    open: searchParams.get('open') ?? '',
  };
  const { plan } = requireSignedIn(args).queries;
  const [board, knockOns] = await Promise.all([plan.board(asked), plan.knockOns({ reference: '' })]);
  return { board, days, knockOns, planned: await readPlanned(args, searchParams.get('plan')) };
}

/** A plan of several days in the shape of a day's proposal, which the board draws; null without one. */
async function readPlanned(args: LoaderFunctionArgs, id: string | null): Promise<Proposal | null> {
  if (id === null) return null;
  const plan = await requireSignedIn(args).queries.plans.show({ id, beside: 'greedy' });
  if (plan === null || plan.result === null || plan.acceptedCount !== null) return null;
  const { rows, open, later } = plan.result;
  return { day: plan.from, isBest: false, later, rows, open };
}

/** Whether the board must be read anew, although a change of the address interrupts that: whoever acts closes the drawer next. */
let isOutdated = false;

/** Filters choose from what is here: the board is read anew for other days, or where it changed. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.search === nextUrl.search) isOutdated = true;
  const isSame = ['from', 'days', 'open', 'plan', 'night'].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return isSame && !isOutdated ? false : defaultShouldRevalidate;
}

export const action = deskAction(boardForms);

/** Who drives what and when; what has nobody yet is lifted onto a row. On a phone the name stands above its time. */
export default function BoardPage() {
  const { board, days, knockOns, planned } = useLoaderData<typeof loader>();
  const { p } = usePlanning();
  const [address] = useSearchParams();
  const to = useChanged();
  const view = readView(address);
  const isTable = address.get('as') === 'table';
  const desk = useBoard({ board, knockOns, planned, address: address.toString() });
  const { rows, byRow, broken, lift, several, scroll, search, handlers, proposal, shown } = desk;
  const day = dayOf(board.from, 0);
  useEffect(() => {
    if (board !== null) isOutdated = false;
  }, [board]);
  useLive('plan');
  useDayOnPhone();
  return (
    <Page
      title={p('board.title')}
      isFilled
      actions={
        <>
          {!isTable && <BoardSearch search={search} />}
          <BoardConflicts knockOns={knockOns} />
          <Link to={to({ as: isTable ? '' : 'table' })}>{p(isTable ? 'board.asDrawing' : 'board.asTable')}</Link>
          <Link to="/plan">{p('board.asList')}</Link>
          <Link to={`/plans?from=${day}`}>{p('plans.several')}</Link>
          <ProposeButton drawn={proposal} day={day} />
        </>
      }
      tools={
        <>
          <BoardTools board={board} view={view} days={days} day={day} />
          <BoardFilters board={board} view={view} />
        </>
      }
      foot={<BoardLegend />}
    >
      <title>{p('board.title')}</title>
      <div className={styles.desk}>
        <section className={styles.pane} aria-labelledby="nobody-yet">
          <h2 id="nobody-yet">
            {p('plan.open')} <small>{board.openCount}</small>
          </h2>
          <Segment
            label={p('board.sort')}
            options={traySorts.map((each) => ({ to: to({ sort: each }), text: p(`board.sorts.${each}`) }))}
            current={to({ sort: view.sort })}
          />
          <BoardTray runs={desk.tray} lift={lift} drag={handlers.drag} />
          <TrayPages board={board} />
          <details className={styles.help}>
            <summary>{p('board.keys')}</summary>
            <p>{p('board.help')}</p>
          </details>
        </section>
        <div className={styles.wide}>
          {isTable ? (
            <BoardTable board={board} rows={rows} known={{ byRow, broken }} days={Number(days)} />
          ) : (
            <BoardGrid
              {...{ board, rows, byRow, days, lift, handlers, scroll, proposal }}
              isNight={view.night === '1'}
              hits={search.hits}
            />
          )}
          {rows.length === 0 && <p className={planning.muted}>{p('board.noRows')}</p>}
          <div className={styles.layers}>
            <Outcome lift={lift} />
            <LockAnswer answer={desk.locking.answer} />
            <SeveralOutcome several={several} />
            <LiftedNote lift={lift} />
            <SeveralBar several={several} lift={lift} />
            <BoardProposal drawn={proposal} planId={address.get('plan')} />
          </div>
        </div>
      </div>
      <DropRefused lift={lift} rows={rows} />
      {shown.run !== null && (
        <BoardDrawer
          run={shown.run}
          closeTo={to({ duty: '' })}
          broken={knockOns.filter((each) => keyOf(each) === keyOf(shown.run ?? each))}
          restOf={(id) => board.rows.find((row) => row.id === id)?.restMinutes ?? 0}
          lift={lift}
        />
      )}
    </Page>
  );
}

type Shown = {
  readonly board: Board;
  readonly knockOns: readonly ShownKnockOn[];
  readonly planned: Proposal | null;
  readonly address: string;
};

/** The rows that are asked for, and everything that is done with them. */
function useBoard({ board, knockOns, planned, address }: Shown) {
  const known = useMemo(
    () => ({ byRow: Map.groupBy(board.bars, ({ resourceId }) => resourceId), broken: brokenOf(knockOns) }),
    [board, knockOns],
  );
  const view = useMemo(() => readView(new URLSearchParams(address)), [address]);
  const rows = useMemo(() => listRows(board.rows, view, known), [board, view, known]);
  const tray = useMemo(() => listTray(board.open, view), [board, view]);
  const placed = useMemo(() => placedOf(board.bars), [board]);
  const answer = useMemo(() => (planned === null ? undefined : { proposal: planned, taken: null }), [planned]);
  const proposal = useDrawnProposal(placed, board.open, answer);
  const shown = useShownDuty();
  const locking = useLock();
  const several = useSeveral();
  const lift = useLift(rows, (row) => {
    if (several.marked.size === 0 || row.kind === 'depot' || row.kind === 'partner') return false;
    several.moveTo(row);
    return true;
  });
  const scroll = useScroll(lift.target);
  const search = useSearch({ rows, byRow: known.byRow, goTo: scroll.goTo });
  const drag = useDrag(rows, lift);
  const handlers = createBarHandlers({ rows, ...known, lift, several, goTo: scroll.goTo, show: shown.show, lock: locking.lock, drag });
  useEscape(several.marked.size > 0 && lift.lifted === null, several.clear);
  return { ...known, rows, tray, several, lift, scroll, search, handlers, proposal, shown, locking };
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

/** What was done, and the way back; it stays until the next act. */
function Outcome({ lift: { answer, asked, undo, close } }: { readonly lift: Lift }) {
  const { p } = usePlanning();
  if (answer?.problem !== null || asked === null) return null;
  return (
    <div className={styles.held}>
      <p role="status">
        {p(asked.isUndo ? 'board.undone' : 'board.done')} {asked.run.reference} {asked.onto !== null && !asked.isUndo && asked.onto.name}
      </p>
      <p className={styles.choose}>
        {undo !== undefined && (
          <Button type="button" shortcut="z" onClick={undo}>
            {p('board.undo')}
          </Button>
        )}
        <IconButton icon="close" kind="quiet" label={p('board.close')} onClick={close} />
      </p>
    </div>
  );
}
