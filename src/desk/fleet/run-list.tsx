import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';

type Run = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly route: string;
  readonly class: string;
  readonly seats: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly shifts: number;
  readonly vehicle: string;
  readonly driver: string;
};

type RunListProps = {
  readonly runs: readonly Run[];
  readonly none: string;
  /** What stands beside a duty. */
  readonly beside?: (run: Run) => ReactNode;
};

/** Duties, line by line. Each leads to the people who drive it or may drive it. */
export function RunList({ runs, none, beside }: RunListProps) {
  const { named, instant } = useDesk();
  const { p } = usePlanning();
  if (runs.length === 0) return <p className={styles.muted}>{none}</p>;
  return (
    <ul className={styles.list}>
      {runs.map((run) => (
        <li key={`${run.reference} ${run.vehicleIndex}`}>
          <Link to={`/plan/${run.reference}/${run.vehicleIndex + 1}`}>
            {run.reference} {run.vehicleIndex > 0 && p('plan.vehicleOf', { number: run.vehicleIndex + 1 })}
          </Link>
          <span>
            {instant(run.startsAt)} – {instant(run.endsAt)}
          </span>
          <span>{run.route}</span>
          <span className={styles.muted}>
            {named('vehicles', run.class)}, {p('vehicle.seatsOf', { count: run.seats })}
            {run.shifts > 1 && `, ${p('plan.shifts', { count: run.shifts })}`}
          </span>
          {run.driver !== '' && (
            <strong>
              {run.driver}, {run.vehicle}
            </strong>
          )}
          {beside?.(run)}
        </li>
      ))}
    </ul>
  );
}

/** The current and coming duties of a driver or a vehicle. */
export function RunsPanel({ runs, beside }: Pick<RunListProps, 'runs' | 'beside'>) {
  const { p } = usePlanning();
  return (
    <Section title={p('plan.ahead')} detail={runs.length}>
      <RunList runs={runs} none={p('plan.nothingAhead')} {...(beside === undefined ? {} : { beside })} />
    </Section>
  );
}
