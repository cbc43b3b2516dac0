import type { PointerEvent } from 'react';
import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { CrewProblem } from '../planning/crew-problem.tsx';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import part from '../ui/parts.module.css';
import styles from './board.module.css';
import type { GridRow, OpenRun } from './board.ts';
import { Spacer } from './spacer.tsx';
import { type Lift, problemsOf } from './use-lift.ts';
import { useWindow } from './use-window.ts';

/** So many are seen before anybody scrolls. */
const firstRuns = 14;
/** Pixels; the same stands in the style sheet. */
const trayHeight = 64;

/** What has nobody yet: each can be lifted by key or by finger; without a script each leads to who may drive it. */
export function BoardTray({
  runs,
  rows,
  lift,
}: {
  readonly runs: readonly OpenRun[];
  readonly rows: readonly GridRow[];
  readonly lift: Lift;
}) {
  const { named, period } = useDesk();
  const { p } = usePlanning();
  const { first, last, onScroll, above, below } = useWindow(runs.length, { sent: firstRuns, height: trayHeight });
  if (runs.length === 0) return <p className={planning.muted}>{p('plan.none')}</p>;
  return (
    <ul className={styles.tray} onScroll={onScroll}>
      <Spacer height={above} />
      {runs.slice(first, last).map((run) => (
        <li key={`${run.reference} ${run.vehicleIndex}`} className={styles.open}>
          <span className={styles.route} title={run.route}>
            <strong>{run.route}</strong>
          </span>
          <Link to={`/plan/${run.reference}/${run.vehicleIndex + 1}`}>{run.reference}</Link>
          <span className={styles.when}>
            {period(run.startsAt, run.endsAt)} · {named('vehicles', run.class)}, {p('vehicle.seatsOf', { count: run.seats })}
          </span>
          <LiftButton run={run} rows={rows} lift={lift} />
        </li>
      ))}
      <Spacer height={below} />
    </ul>
  );
}

function LiftButton({ run, rows, lift }: { readonly run: OpenRun; readonly rows: readonly GridRow[]; readonly lift: Lift }) {
  const { p } = usePlanning();
  const isLifted = lift.lifted?.reference === run.reference && lift.lifted.vehicleIndex === run.vehicleIndex;
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1 && isLifted) lift.setTarget(rowAt(event));
  };
  const onPointerUp = (event: PointerEvent) => {
    const at = rowAt(event);
    if (isLifted && at >= 0) lift.place(rows[at]);
  };
  return (
    <button
      type="button"
      data-lift
      className={`${part.plain} ${styles.lift}`}
      aria-pressed={isLifted}
      aria-label={`${p('board.place')} ${run.reference}`}
      onClick={() => !isLifted && lift.lift(run)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lift.lift(run);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
    >
      {p('board.place')}
    </button>
  );
}

/** The row beneath a finger; -1 where there is none. */
function rowAt({ clientX, clientY }: PointerEvent): number {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-row]');
  return row instanceof HTMLElement ? Number(row.dataset.row) : -1;
}

/** What hangs over which row, what speaks against it and what would cure it, said while it hangs there. */
export function LiftedNote({ lift }: { readonly lift: Lift }) {
  const { p } = usePlanning();
  const { lifted, row, found } = lift;
  if (lifted === null) return null;
  const problems = row === undefined ? undefined : problemsOf(row, found);
  return (
    <div className={`${part.note} ${styles.held}`}>
      <p role="status">
        {p('board.lifted', { reference: lifted.reference })} {row?.name} {problems?.length === 0 && p('board.may')}
      </p>
      <ul>
        {problems?.map((problem) => (
          <li key={`${problem.why} ${problem.rule} ${problem.paper}`}>
            <CrewProblem problem={problem} />
          </li>
        ))}
      </ul>
      <p className={styles.filter}>
        {row !== undefined && found !== undefined && (
          <button type="button" className={part.main} onClick={() => lift.place(row)}>
            {p('board.place')}
          </button>
        )}
        <button type="button" className={part.plain} onClick={lift.drop}>
          {p('board.cancel')}
        </button>
      </p>
    </div>
  );
}
