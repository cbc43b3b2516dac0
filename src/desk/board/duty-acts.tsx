import { Link } from 'react-router';
import styles from '../duty/duty.module.css';
import { type ActsProps, DutyButtons, RunFields } from '../duty/duty-acts.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/button.tsx';
import part from '../ui/parts.module.css';
import type { boardForms } from './board-forms.ts';
import type { Lift } from './use-lift.ts';

type Intent = keyof typeof boardForms;

/** Ill, late, swap and off: one press each. */
export function DutyActs({ duty, sender, lift }: ActsProps & { readonly lift: Lift }) {
  const { p } = usePlanning();
  const { isOver, crew, lock, reference, vehicleIndex, seen, duties } = duty;
  const lifted = {
    reference,
    vehicleIndex,
    seen,
    from: crew[0]?.id ?? null,
    startsAt: duties[0]?.startsAt ?? '',
    endsAt: duties.at(-1)?.endsAt ?? null,
  };
  return (
    <section aria-label={p('board.duty.acts')}>
      <h3>{p('board.duty.acts')}</h3>
      <DutyButtons duty={duty} sender={sender} />
      {!isOver && lock === null && (
        <div className={styles.acts}>
          <button type="button" data-lift className={part.plain} onClick={() => lift.lift(lifted)}>
            {p('board.move')}
          </button>
          {crew.length > 0 && (
            <sender.Form method="post" action="/board">
              <RunFields duty={duty} />
              <Button<Intent> intent="take-off" icon="close">
                {p('board.takeOff')}
              </Button>
            </sender.Form>
          )}
          <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{p('board.duty.find')}</Link>
        </div>
      )}
    </section>
  );
}
