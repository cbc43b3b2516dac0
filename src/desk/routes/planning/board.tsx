import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { BoardDocument, type BoardQuery } from '../../api/generated/operations.ts';
import styles from '../../board/board.module.css';
import { BoardGrid } from '../../board/board-grid.tsx';
import { BoardTray, LiftedNote } from '../../board/board-tray.tsx';
import { placeOnBoard } from '../../board/place-on-board.ts';
import { ProposalPanel } from '../../board/proposal-panel.tsx';
import { BoardLegend } from '../../board/row-limits.tsx';
import { type Lift, type RunName, useLift } from '../../board/use-lift.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { CrewProblem } from '../../planning/crew-problem.tsx';
import planning from '../../planning/planning.module.css';
import { usePlanning } from '../../planning/use-planning.ts';
import part from '../../ui/parts.module.css';
import { Button, Field, Panel, Select } from '../../ui/parts.tsx';
import { useLive } from '../../use-live.ts';

const spans = ['1', '7', '14'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const days = spans.find((each) => each === searchParams.get('days')) ?? '7';
  const asked = { from: searchParams.get('from') ?? '', days: Number(days), openPage: readWhole(searchParams.get('open')) || 1 };
  return { ...(await requireSignedIn(args).execute(BoardDocument, asked)), days };
}

export async function action(args: ActionFunctionArgs) {
  return await placeOnBoard(args);
}

/** Who drives what and when; what has nobody yet is lifted onto a row. On a phone it is a list. */
export default function BoardPage() {
  const { board, days } = useLoaderData<typeof loader>();
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
      <Panel title={p('plan.open')} count={board.openCount}>
        <BoardTray runs={board.open} rows={board.rows} lift={lift} />
        <TrayPages board={board} days={days} />
        <p className={planning.muted}>{p('board.help')}</p>
      </Panel>
      <div className={styles.wide}>
        <BoardGrid board={board} days={days} lift={lift} ticks={useTicks(board.from, Number(days))} />
        <BoardLegend />
      </div>
      <LiftedNote lift={lift} />
      <ProposalPanel placed={placedOf(board.bars)} day={dayOf(board.from, 0)} />
    </>
  );
}

function placedOf(bars: BoardQuery['board']['bars']): readonly RunName[] {
  return bars.flatMap(({ reference, vehicleIndex }) => (reference === null || vehicleIndex === null ? [] : [{ reference, vehicleIndex }]));
}

/** Of more than the tray holds: which of them it has, and the way to the others. */
function TrayPages({
  board: { from, open, openCount, openPage, openBefore },
  days,
}: {
  readonly board: BoardQuery['board'];
  readonly days: string;
}) {
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
function Outcome({ lift: { sender } }: { readonly lift: Lift }) {
  const { p, called } = usePlanning();
  const outcome = sender.data;
  if (outcome === undefined || sender.state !== 'idle') return null;
  const { problem, against, undo } = outcome;
  return (
    <div className={problem === null ? part.note : part.problem} role={problem === null ? 'status' : 'alert'}>
      <p>{problem === null ? p('board.done') : called('problems', problem)}</p>
      <ul>
        {against.map((each) => (
          <li key={`${each.of} ${each.why} ${each.rule} ${each.paper}`}>
            {each.of} <CrewProblem problem={each} />
          </li>
        ))}
      </ul>
      {undo !== null && (
        <sender.Form method="post">
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button intent="undo">{p('board.undo')}</Button>
        </sender.Form>
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
