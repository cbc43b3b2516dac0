import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Field } from '../field.tsx';
import { type InputProps, splitProps } from '../inputs.tsx';
import styles from './calendar-date-input.module.css';
import type { CalendarFields } from './late/month-days.ts';

/** The months come once somebody asks for them; where they cannot be had, the field does without. */
const DayCalendar = lazy(() =>
  import('./late/day-calendar.tsx').then(
    ({ DayCalendar }) => ({ default: DayCalendar }),
    () => ({ default: () => null }),
  ),
);

/** A date in the browser's own field, with a button beside it that opens the months of the whole trip; without a script the field alone. */
export function CalendarDateInput({ fields, ...props }: InputProps & { readonly fields: CalendarFields }) {
  const { t } = useTranslation('form');
  const { texts, rest } = splitProps({ width: 's' as const, ...props });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.box}>
          <input {...control} {...rest} type="date" name={texts.name} />
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={t('calendar.open')}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h16v14.5H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
            </svg>
          </button>
          {isOpen && (
            <Suspense>
              <DayCalendar opener={button} fields={fields} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
