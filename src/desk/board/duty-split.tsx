import { Link, useSearchParams } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../duty/duty.module.css';
import { type ActsProps, RunFields } from '../duty/duty-acts.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/button.tsx';
import type { boardForms } from './board-forms.ts';
import { useChanged } from './board-tools.tsx';

type Intent = keyof typeof boardForms;

function focusOn(choice: HTMLSelectElement | null): void {
  choice?.focus();
}

/** Splits the duties at a stop where somebody else takes over, or joins them again; the opposite act undoes it. */
export function DutySplit({ duty, sender }: ActsProps) {
  const { clock } = useDesk();
  const { p } = usePlanning();
  const [address] = useSearchParams();
  const to = useChanged();
  // Opened by the key that splits: the choice is next.
  const focus = address.get('part') === 'split' ? focusOn : null;
  const { splits, handover, isOver } = duty;
  if (isOver || (splits.length === 0 && handover === null)) return null;
  return (
    <section aria-label={p('board.split.title')}>
      <h3>{p('board.split.title')}</h3>
      {handover !== null && (
        <sender.Form method="post" action="/board">
          <RunFields duty={duty} />
          <p>{p(handover.takesOver === 'driver' ? 'board.split.driverAt' : 'board.split.vehicleAt', { place: handover.place })}</p>
          {handover.isFirst ? (
            <Button<Intent> intent="join">{p('board.split.join')}</Button>
          ) : (
            <Link to={to({ duty: `${duty.reference}.${handover.otherIndex + 1}` })}>{p('board.split.first')}</Link>
          )}
        </sender.Form>
      )}
      {splits.length > 0 && (
        <sender.Form method="post" action="/board" className={styles.late}>
          <RunFields duty={duty} />
          <select name="split" ref={focus} aria-label={p('board.split.where')}>
            {splits.map(({ stop, place, at, takesOver }) => (
              <option key={`${stop} ${takesOver}`} value={`${stop} ${takesOver}`}>
                {`${clock(at)} ${place}: ${p(takesOver === 'driver' ? 'board.split.driver' : 'board.split.vehicle')}`}
              </option>
            ))}
          </select>
          <Button<Intent> intent="split">{p('board.split.split')}</Button>
        </sender.Form>
      )}
      <UndoSplit duty={duty} sender={sender} />
    </section>
  );
}

/** Undoes the last split or join of this duty, with the crew that it took away. */
function UndoSplit({ duty, sender }: ActsProps) {
  const { p } = usePlanning();
  const done = sender.state === 'idle' ? sender.data : undefined;
  const value = done?.problem === null ? done.value : null;
  if (typeof value !== 'object' || value === null || !('takesOver' in value)) return null;
  const isSplit = done?.act === 'split';
  return (
    <sender.Form method="post" action="/board">
      <input type="hidden" name="reference" value={duty.reference} />
      <input type="hidden" name="vehicle" value={value.vehicleIndex} />
      <input type="hidden" name="seen" value={value.version} />
      <input type="hidden" name="split" value={`${value.stop} ${value.takesOver}`} />
      <input type="hidden" name="vehicleId" value={value.vehicleId} />
      <input type="hidden" name="driverIds" value={value.driverIds.join(',')} />
      <Button<Intent> intent={isSplit ? 'join' : 'split'} kind="quiet" shortcut="z">
        {p('board.undo')}
      </Button>
    </sender.Form>
  );
}
