import type { ReactNode } from 'react';
import styles from './on-duty.module.css';
import type { PhoneReport, WaitingReport } from './use-reports.ts';

/** What the buttons of a page share: the waiting reports, and how to report. */
export type Reporting = {
  readonly waiting: readonly WaitingReport[];
  readonly stored: readonly PhoneReport[];
  /** The latest report. */
  readonly resting: WaitingReport | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly report: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
  /** Of this reading of the page. Without a script, the ids of the buttons come from it. */
  readonly seed: string;
};

type ReportFormProps = {
  readonly reporting: Reporting;
  readonly report: Omit<WaitingReport, 'id' | 'at' | 'minutes' | 'note'>;
  /** Different from every other button of the duty. */
  readonly index: number;
  /** `main`: the report of this state; `bare`: no button of its own, because some fields have one. */
  readonly look?: 'main' | 'plain' | 'bare';
  /** Leads back to the day. */
  readonly isAside?: boolean;
  /** The fields for minutes and a note. */
  readonly fields?: ReactNode;
  readonly children?: ReactNode;
};

/** A button whose report is stored and sent. Without a script it is an ordinary form. */
export function ReportForm({ reporting, report, index, look = 'plain', isAside = false, fields, children }: ReportFormProps) {
  const { dutyId, kind, version, stop, item, takesBack } = report;
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
        reporting.report({ ...report, ...(minutes > 0 ? { minutes } : {}), ...(note === '' ? {} : { note }) });
        currentTarget.reset();
        if (isAside) location.hash = 'day';
      }}
    >
      <input type="hidden" name="id" value={idOf(reporting.seed, item ?? dutyId, index)} />
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
