import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from '../../board/board.module.css';
import type { Board } from '../../board/board.ts';
import { boardForms } from '../../board/board-forms.ts';
import { BoardGrid } from '../../board/board-grid.tsx';
import { BoardTray, LiftedNote } from '../../board/board-tray.tsx';
import { ProposalPanel } from '../../board/proposal-panel.tsx';
import { BoardLegend } from '../../board/row-limits.tsx';
import { type Lift, type RunName, useLift } from '../../board/use-lift.ts';
import { deskAction } from '../../desk-action.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { CrewConflict } from '../../planning/crew-change.tsx';
import { CrewProblem } from '../../planning/crew-problem.tsx';
import { KnockOns, type ShownKnockOn } from '../../planning/knock-ons.tsx';
import planning from '../../planning/planning.module.css';
import { usePlanning } from '../../planning/use-planning.ts';
import part from '../../ui/parts.module.css';
import { Button, Field, Panel, Select } from '../../ui/parts.tsx';
import { useLive } from '../../use-live.ts';

const spans = ['1', '7', '14'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const days = spans.find((each) => each === searchParams.get('days')) ?? '7';
  const asked = { from: searchParams.get('from') ?? '', days, open: searchParams.get('open') ?? '' };
  const { plan } = requireSignedIn(args).queries;
  const [board, knockOns] = await Promise.all([plan.board(asked), plan.knockOns({ reference: '' })]);
  return { board, days, knockOns };
}

export const action = deskAction(boardForms);

/** Who drives what and when; what has nobody yet is lifted onto a row. On a phone it is a list. */
export default function BoardPage() {
  const { board, days, knockOns } = useLoaderData<typeof loader>();
  const { p } = usePlanning();
  const lift = useLift(board.rows);
  useLive('plan');
  return (
    <>
      <title>{p('board.title')}</title>
      <h1 className={planning.title}>{p('board.title')}</h1>
      <Form className={styles.filter}>
        <Field label={p('board.from')} name="from" type="date" defaultValue={dayOf(board.from, 0)} />
        <Select label={p('board.span')} name="days" options={spans.map((each) => [each, p(`board.spans.${each}`)])} defaultValue={days} />
        <Button>{p('capacity.show')}</Button>
        <Link to="/plan">{p('board.asList')}</Link>
      </Form>
      <Outcome lift={lift} />
      <KnockOns knockOns={knockOns} />
      <Panel title={p('plan.open')} count={board.openCount}>
        <BoardTray runs={board.open} rows={board.rows} lift={lift} />
        <TrayPages board={board} days={days} />
        <p className={planning.muted}>{p('board.help')}</p>
      </Panel>
      <div className={styles.wide}>
        <BoardGrid board={board} broken={brokenOf(knockOns)} days={days} lift={lift} ticks={useTicks(board.from, Number(days))} />
        <BoardLegend />
      </div>
      <LiftedNote lift={lift} />
      <ProposalPanel placed={placedOf(board.bars)} day={dayOf(board.from, 0)} />
    </>
  );
}

/** The duties that do not hold, by driver or vehicle and trip. */
function brokenOf(knockOns: readonly ShownKnockOn[]): ReadonlySet<string> {
  return new Set(knockOns.map(({ reference, vehicleIndex }) => `${reference} ${vehicleIndex}`));
}

function placedOf(bars: Board['bars']): readonly RunName[] {
  return bars.flatMap(({ reference, vehicleIndex }) => (reference === null || vehicleIndex === null ? [] : [{ reference, vehicleIndex }]));
}

/** Of more than the tray holds: which of them it has, and the way to the others. */
function TrayPages({ board: { from, open, openCount, openPage, openBefore }, days }: { readonly board: Board; readonly days: string }) {
  const { p } = usePlanning();
  if (openCount === open.length) return null;
  const to = (number: number) => `?${new URLSearchParams({ from: dayOf(from, 0), days, open: String(number) }).toString()}`;
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

const hoursATick = 3;

/** Days across, or of a single one its hours. */
function useTicks(from: string, days: number): readonly string[] {
  const { columnDay } = useDesk();
  if (days === 1) return Array.from({ length: 24 / hoursATick }, (_, index) => `${String(index * hoursATick).padStart(2, '0')}:00`);
  return Array.from({ length: days }, (_, index) => columnDay(dayOf(from, index)));
}
