import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useDesk } from '../../desk-texts.ts';
import { Icon } from '../icons/icon.tsx';
import parts from '../parts.module.css';
import { useTyped } from '../typed.ts';
import styles from './date-field.module.css';

/** The calendar comes when somebody opens it; without it the field is typed. */
const Months = lazy(() => import('./late/months.tsx').then(({ Months }) => ({ default: Months })));

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

/**
 * A day. The field is the browser's own, so that it works without script and is typed by keys; at rest it shows the day as the desk writes
 * it, whatever the browser's language. Beside it opens a calendar with the numbers of the weeks.
 */
export function DateField({ label, name, help, required = false, defaultValue, min, max }: DateFieldProps) {
  const { t, date } = useDesk();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const begin = useTyped(name, defaultValue) ?? '';
  const [value, setValue] = useState(begin);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setValue(field.current?.value ?? begin), [begin]);
  const choose = (day: string) => {
    if (field.current === null) return;
    field.current.value = day;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    setValue(day);
    setOpen(false);
    field.current.focus();
  };
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          ref={field}
          id={id}
          name={name}
          type="date"
          required={required}
          defaultValue={begin}
          min={min}
          max={max}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <span className={styles.shown} data-empty={value === '' || undefined} aria-hidden="true">
          {/^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : t('ui.anyDay')}
        </span>
        <button type="button" className={styles.open} aria-label={`${t('ui.calendar')}: ${label}`} onClick={() => setOpen(!isOpen)}>
          <Icon name="capacity" />
        </button>
        {isOpen && (
          <Suspense>
            <Months value={value} min={min} max={max} onChoose={choose} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </span>
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
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

/** A day and a time of day of 24 hours, whatever the browser's language, side by side as two fields of the form. */
export function DateTimeField({ label, timeLabel, dateName, timeName, dateValue, timeValue, required = false }: DateTimeFieldProps) {
  const id = useId();
  return (
    <div className={styles.pair}>
      <DateField label={label} name={dateName} defaultValue={dateValue} required={required} />
      <div className={parts.field}>
        <label htmlFor={id}>{timeLabel}</label>
        <input
          id={id}
          name={timeName}
          type="text"
          inputMode="numeric"
          pattern="([01]?\d|2[0-3]):[0-5]\d"
          placeholder="08:00"
          required={required}
          defaultValue={useTyped(timeName, timeValue)}
        />
      </div>
    </div>
  );
}
