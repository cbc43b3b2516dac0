import type { ReactNode } from 'react';
import styles from './on-duty.module.css';
import type { WaitingReport } from './use-presses.ts';

/** What a page of buttons shares: what waits, and how something is pressed. */
export type Reporting = {
  readonly waiting: readonly WaitingReport[];
  readonly press: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
  /** Of this reading of the page: from it the buttons have ids of their own where there is no script. */
  readonly seed: string;
};

type PressFormProps = {
  readonly pressing: Reporting;
  readonly press: Omit<WaitingReport, 'id' | 'at' | 'minutes' | 'note'>;
  /** Unlike that of any other button of the duty. */
  readonly index: number;
  readonly isMain?: boolean;
  /** Where minutes and a note are asked for. */
  readonly fields?: ReactNode;
  readonly children: ReactNode;
};

/** A button that is kept and sent; without a script it is a form like any other. */
export function ReportForm({ pressing, press, index, isMain = false, fields, children }: PressFormProps) {
  const { dutyId, kind, version, stop, item } = press;
  return (
    <form
      method="post"
      className={styles.press}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const minutes = Number(typed.get('otherMinutes')) || Number(typed.get('minutes'));
        const note = String(typed.get('note') ?? '');
        pressing.press({ ...press, ...(minutes > 0 ? { minutes } : {}), ...(note === '' ? {} : { note }) });
        event.currentTarget.reset();
      }}
    >
      <input type="hidden" name="id" value={idOf(pressing.seed, item ?? dutyId, index)} />
      <input type="hidden" name="dutyId" value={dutyId} />
      <input type="hidden" name="kind" value={kind} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {stop !== undefined && <input type="hidden" name="stop" value={stop} />}
      {item !== undefined && <input type="hidden" name="item" value={item} />}
      {fields}
      <button type="submit" className={isMain ? styles.main : styles.plain}>
        {children}
      </button>
    </form>
  );
}

/** A UUID of a button: the seed's with the end of the duty's, and which button it is. */
function idOf(seed: string, dutyId: string, index: number): string {
  return `${seed.slice(0, 24)}${dutyId.slice(-10)}${index.toString(16).padStart(2, '0')}`;
}
