import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { CrewProblem } from '../planning/crew-problem.tsx';
import { KnockOnCures, type ShownKnockOn } from '../planning/knock-ons.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import { Shape } from '../ui/icons/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import styles from './board.module.css';
import { useChanged } from './board-tools.tsx';

/** How many duties do not hold any more, and which; each with what was checked to cure it. */
export function BoardConflicts({ knockOns }: { readonly knockOns: readonly ShownKnockOn[] }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const to = useChanged();
  if (knockOns.length === 0) return null;
  const title = p('board.conflicts', { count: knockOns.length });
  return (
    <Popover
      label={title}
      triggerClass={styles.conflicts}
      trigger={
        <>
          <Shape name="late" /> {title}
        </>
      }
    >
      <ul className={styles.conflictList}>
        {knockOns.map((knockOn) => {
          const { reference, vehicleIndex, kind, of, startsAt, waitMinutes, problems } = knockOn;
          return (
            <li key={`${reference} ${vehicleIndex} ${kind} ${of}`}>
              <Link to={to({ duty: `${reference}.${vehicleIndex + 1}` })} preventScrollReset>
                {of}, {reference}, {instant(startsAt)}
              </Link>
              {waitMinutes > 0 && <span>{p('knockOn.wait', { minutes: waitMinutes })}</span>}
              {problems.map((problem) => (
                <span key={`${problem.why} ${problem.rule}`}>
                  <CrewProblem problem={problem} />
                </span>
              ))}
              <div className={styles.cures}>
                <KnockOnCures knockOn={knockOn} />
              </div>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
