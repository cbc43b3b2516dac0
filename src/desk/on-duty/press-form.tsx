import type { ReactNode } from 'react';
import styles from './on-duty.module.css';
import type { KeptReport, WaitingReport } from './use-presses.ts';

/** What a page of buttons shares: what waits, and how something is pressed. */
export type Reporting = {
  readonly waiting: readonly WaitingReport[];
  readonly kept: readonly KeptReport[];
  /** What was pressed just now. */
  readonly resting: WaitingReport | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly press: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
  /** Of this reading of the page: from it the buttons have ids of their own where there is no script. */
  readonly seed: string;
};

type PressFormProps = {
  readonly pressing: Reporting;
  readonly press: Omit<WaitingReport, 'id' | 'at' | 'minutes' | 'note'>;
  /** Unlike that of any other button of the duty. */
  readonly index: number;
  /** `main`: the press of this state; `bare`: no button of its own, for the fields have some. */
  readonly look?: 'main' | 'plain' | 'bare';
  /** Leads back to the day. */
  readonly isAside?: boolean;
  /** Where minutes and a note are asked for. */
  readonly fields?: ReactNode;
  readonly children?: ReactNode;
};

/** A button that is kept and sent; without a script it is a form like any other. */
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

/** A UUID of a button: the seed's with the end of the duty's, and which button it is. */
function idOf(seed: string, dutyId: string, index: number): string {
  return `${seed.slice(0, 24)}${dutyId.slice(-10)}${index.toString(16).padStart(2, '0')}`;
}
