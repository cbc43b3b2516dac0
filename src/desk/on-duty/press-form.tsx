import type { ReactNode } from 'react';
import styles from './on-duty.module.css';
import type { KeptReport, WaitingReport } from './use-presses.ts';

/** What the buttons of a page share: the waiting presses, and how to press. */
export type Reporting = {
  readonly waiting: readonly WaitingReport[];
  readonly kept: readonly KeptReport[];
  /** The latest press. */
  readonly resting: WaitingReport | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly press: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
  /** Of this reading of the page. Without a script, the ids of the buttons come from it. */
  readonly seed: string;
};

type PressFormProps = {
  readonly pressing: Reporting;
  readonly press: Omit<WaitingReport, 'id' | 'at' | 'minutes' | 'note'>;
  /** Different from every other button of the duty. */
  readonly index: number;
  /** `main`: the press of this state; `bare`: no button of its own, because some fields have one. */
  readonly look?: 'main' | 'plain' | 'bare';
  /** Leads back to the day. */
  readonly isAside?: boolean;
  /** The fields for minutes and a note. */
  readonly fields?: ReactNode;
  readonly children?: ReactNode;
};

/** A button whose press is stored and sent. Without a script it is an ordinary form. */
export function ReportForm({ pressing, press, index, look = 'plain', isAside = false, fields, children }: PressFormProps) {
  const { dutyId, kind, version, stop, item, takesBack } = press;
  return (
    <form
      method="post"
      className={styles.press}
      onSubmit={(event) => {
        event.preventDefault();
        const { nativeEvent, currentTarget } = event;
        const typed = new FormData(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
        const minutes = Number(typed.get('otherMinutes')) || Number(typed.get('minutes'));
        const note = String(typed.get('note') ?? '');
        pressing.press({ ...press, ...(minutes > 0 ? { minutes } : {}), ...(note === '' ? {} : { note }) });
        currentTarget.reset();
        if (isAside) location.hash = 'day';
      }}
    >
      <input type="hidden" name="id" value={idOf(pressing.seed, item ?? dutyId, index)} />
      <input type="hidden" name="dutyId" value={dutyId} />
      <input type="hidden" name="kind" value={kind} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {stop !== undefined && <input type="hidden" name="stop" value={stop} />}
      {takesBack !== undefined && <input type="hidden" name="takesBack" value={takesBack} />}
      {item !== undefined && <input type="hidden" name="item" value={item} />}
      {fields}
      {look !== 'bare' && (
        <button type="submit" className={look === 'main' ? styles.main : styles.plain}>
          {children}
        </button>
      )}
    </form>
  );
}

/** A button's UUID: made from the seed, the end of the duty's id, and the number of the button. */
function idOf(seed: string, dutyId: string, index: number): string {
  return `${seed.slice(0, 24)}${dutyId.slice(-10)}${index.toString(16).padStart(2, '0')}`;
}
