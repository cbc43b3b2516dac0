import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { CrewProblem } from '../planning/crew-problem.tsx';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Key } from '../ui/key.tsx';
import part from '../ui/parts.module.css';
import styles from './board.module.css';
import type { OpenRun } from './board.ts';
import { Spacer } from './spacer.tsx';
import type { Drag } from './use-drag.ts';
import { judgedIn, type Lift, type RunName } from './use-lift.ts';
import { keyOf } from './use-proposal.ts';
import { useWindow } from './use-window.ts';

/** How many are visible before scrolling. */
const firstRuns = 14;
/** Pixels; the style sheet has the same value. */
const trayHeight = 68;

type TrayProps = { readonly runs: readonly OpenRun[]; readonly lift: Lift; readonly drag: Drag };

/** The open duties: each can be lifted by keyboard or pointer; without a script each links to the finder. */
export function BoardTray({ runs, lift, drag }: TrayProps) {
  const { named, period } = useDesk();
  const { p } = usePlanning();
  const { first, last, onScroll, above, below } = useWindow(runs.length, { sent: firstRuns, height: trayHeight });
  if (runs.length === 0) return <p className={planning.muted}>{p('plan.none')}</p>;
  return (
    <ul className={styles.tray} onScroll={onScroll}>
      <Spacer height={above} />
      {runs.slice(first, last).map((run) => (
        <li key={keyOf(run)} className={styles.open} data-lifted={isSame(run, lift.lifted) || undefined}>
          <LiftButton run={run} lift={lift} drag={drag} />
          <span className={styles.route} title={run.route}>
            <strong>{run.route}</strong>
          </span>
          <Link to={`/plan/${run.reference}/${run.vehicleIndex + 1}`}>{run.reference}</Link>
          <span className={styles.when} title={p('vehicle.seatsOf', { count: run.seats })}>
            {period(run.startsAt, run.endsAt)} · {named('vehicles', run.class)} {run.seats}
          </span>
        </li>
      ))}
      <Spacer height={below} />
    </ul>
  );
}

function isSame(run: RunName, lifted: RunName | null): boolean {
  return lifted !== null && keyOf(run) === keyOf(lifted);
}

function LiftButton({ run, lift, drag }: { readonly run: OpenRun; readonly lift: Lift; readonly drag: Drag }) {
  const { p } = usePlanning();
  const { reference, vehicleIndex, seen, startsAt, endsAt } = run;
  const lifted = { reference, vehicleIndex, seen, from: null, startsAt, endsAt };
  const isLifted = isSame(run, lift.lifted);
  return (
    <button
      type="button"
      data-lift
      className={styles.lift}
      aria-pressed={isLifted}
      aria-label={`${p('board.place')} ${reference}`}
      title={p('board.place')}
      onClick={(event) => !drag.wasDragged(event) && !isLifted && lift.lift(lifted)}
      onPointerDown={(event) => drag.start(lifted, event)}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.cancel}
    >
      <Icon name="drag" />
    </button>
  );
}

/** Announces the lifted duty, the row under it, the objections and their cure. */
export function LiftedNote({ lift }: { readonly lift: Lift }) {
  const { p } = usePlanning();
  const { lifted, row, found } = lift;
  if (lifted === null) return null;
  const problems = row === undefined ? undefined : judgedIn(row, found)?.problems;
  return (
    <div className={styles.held}>
      <p role="status">
        {p('board.lifted', { reference: lifted.reference })} {row?.name} {problems?.length === 0 && p('board.may')}
      </p>
      <ul>
        {problems?.map((problem) => (
          <li key={`${problem.why} ${problem.rule} ${problem.certificate}`}>
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
          {p('board.cancel')} <Key>Esc</Key>
        </button>
      </p>
    </div>
  );
}
