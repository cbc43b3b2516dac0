import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RunName } from '../board/use-lift.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import styles from './duty.module.css';
import { DutyAnswer, DutyButtons } from './duty-acts.tsx';
import { useDuty } from './use-duty.ts';

/** Ill, late and swap for the duties of one vehicle, on any page. Empty without the right to assign drivers. */
export function DutyNow({ run, children }: { readonly run: RunName; readonly children?: ReactNode }) {
  return useRight('assign-drivers') ? <RunButtons run={run}>{children}</RunButtons> : null;
}

function RunButtons({ run, children }: { readonly run: RunName; readonly children?: ReactNode }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const { duty, sender, answer } = useDuty(run);
  if (duty === null) return null;
  const { reference, vehicleIndex, crew, outside, duties, vehicle } = duty;
  const names = [...crew.map(({ name }) => name), ...outside].join(', ') || p('board.duty.nobody');
  return (
    <section className={styles.now} aria-label={p('board.duty.acts')}>
      <p>
        <strong>{names}</strong>{' '}
        <span className={styles.muted}>{[vehicle?.plate, startOf(duties, instant)].filter(Boolean).join(', ')}</span>{' '}
        <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{p('board.duty.find')}</Link>
      </p>
      <DutyAnswer answer={answer} />
      <DutyButtons duty={duty} sender={sender} />
      {children}
    </section>
  );
}

function startOf(duties: readonly { readonly startsAt: string }[], instant: (at: string) => string): string {
  const [first] = duties;
  return first === undefined ? '' : instant(first.startsAt);
}
