import { type FocusEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isDate } from '#domain/calendar/written-date.ts';
import { useDesk } from '../../desk-texts.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './date-field.module.css';
import { readTime } from './read-time.ts';

/** The calendar loads when it is opened. Without it the field is typed. */
const Months = lazy(() => import('./late/months.tsx').then(({ Months }) => ({ default: Months })));

/** For fields with a label and messages of their own. */
export type MomentInputProps = {
  readonly id: string;
  readonly name: string;
  /** A day in ISO 8601, a time as `08:00`, as they are submitted. */
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
};

/**
 * A day. The field is the browser's own, so that it works without a script and by keyboard. Without the focus it shows the day in the
 * desk's format, whatever the browser's language. A calendar with week numbers opens beside it.
 */
export function DateInput({ defaultValue = '', ...input }: MomentInputProps) {
  const { t, date } = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  // The value that was typed before the script started, or that another page restored.
  useEffect(() => setValue(field.current?.value ?? defaultValue), [defaultValue]);
  const choose = (day: string) => {
    if (field.current === null) return;
    field.current.value = day;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    setValue(day);
    setOpen(false);
    field.current.focus();
  };
  return (
    <span className={styles.box} data-field>
      <input
        {...input}
        ref={field}
        type="date"
        autoComplete="off"
        defaultValue={defaultValue}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <span className={styles.shown} data-empty={value === '' || undefined} aria-hidden="true">
        {isDate(value) ? date(value) : t('ui.anyDay')}
      </span>
      <button type="button" className={styles.open} aria-label={t('ui.calendar')} title={t('ui.calendar')} onClick={() => setOpen(!isOpen)}>
        <Icon name="capacity" />
      </button>
      {isOpen && (
        <Suspense>
          <Months value={value} min={input.min} max={input.max} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** A time of 24 hours, whatever the browser's language. "8", "830" and "8.30" become a time when the field loses the focus. */
export function TimeInput(input: MomentInputProps) {
  const tidy = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const time = readTime(currentTarget.value);
    if (time !== null) currentTarget.value = time;
  };
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      pattern="([01]\d|2[0-3]):[0-5]\d"
      placeholder="08:00"
      onBlur={tidy}
    />
  );
}
