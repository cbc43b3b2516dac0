import { useId } from 'react';
import parts from '../parts.module.css';
import { useTyped } from '../typed.ts';
import styles from './date-field.module.css';
import { DateInput, TimeInput } from './date-input.tsx';
import { describedBy, useIssueOf } from './field-issue.tsx';

type DateFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly help?: string | undefined;
  readonly required?: boolean;
  /** ISO 8601, as it is submitted. */
  readonly defaultValue?: string | undefined;
  readonly min?: string;
  readonly max?: string;
};

/** A labelled day. */
export function DateField({ label, name, help, required = false, defaultValue, min, max }: DateFieldProps) {
  const id = useId();
  const issue = useIssueOf(name, id);
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <DateInput
        {...{ id, name, required, min, max }}
        defaultValue={useTyped(name, defaultValue)}
        aria-describedby={describedBy(id, help, issue.isWrong)}
        aria-invalid={issue.isWrong || undefined}
      />
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      {issue.text}
    </div>
  );
}

/** A labelled time of 24 hours, `08:00`. */
export function TimeField({ label, name, help, required = false, defaultValue }: Omit<DateFieldProps, 'min' | 'max'>) {
  const id = useId();
  const issue = useIssueOf(name, id);
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <TimeInput
        {...{ id, name, required }}
        defaultValue={useTyped(name, defaultValue)}
        aria-describedby={describedBy(id, help, issue.isWrong)}
        aria-invalid={issue.isWrong || undefined}
      />
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      {issue.text}
    </div>
  );
}

type DateTimeFieldProps = {
  readonly label: string;
  readonly timeLabel: string;
  readonly dateName: string;
  readonly timeName: string;
  readonly dateValue?: string;
  readonly timeValue?: string;
  readonly required?: boolean;
};

/** A day and a time, side by side, as two fields of the form. */
export function DateTimeField({ label, timeLabel, dateName, timeName, dateValue, timeValue, required = false }: DateTimeFieldProps) {
  return (
    <div className={styles.pair}>
      <DateField label={label} name={dateName} defaultValue={dateValue} required={required} />
      <TimeField label={timeLabel} name={timeName} defaultValue={timeValue} required={required} />
    </div>
  );
}
