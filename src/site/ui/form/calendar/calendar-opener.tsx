import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useHydrated } from '../../use-hydrated.ts';
import styles from './calendar-opener.module.css';
import type { CalendarFields } from './late/month-days.ts';

/** The calendar loads when it is opened. If it cannot load, the field works without it. */
const DayCalendar = lazy(() =>
  import('./late/day-calendar.tsx').then(
    ({ DayCalendar }) => ({ default: DayCalendar }),
    () => ({ default: () => null }),
  ),
);

/**
 * An overlay on a date field. A press anywhere opens the calendar for the whole trip. Its label and the keyboard reach the field beneath,
 * for people who prefer to type. Before the script has loaded the field itself is pressed.
 */
export function CalendarOpener({ fields }: { readonly fields: CalendarFields }): ReactNode {
  // Before the texts, which the home page waits for: React would otherwise count these hooks again when they arrive (its error 467).
  const isAlive = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { t } = useTranslation('form');
  useEffect(() => {
    const field = button.current?.parentElement?.querySelector('input');
    // The field was pressed before this overlay loaded (delivery/show-days.ts), and still has the focus.
    if (field?.dataset.pressed !== undefined && field === document.activeElement) setOpen(true);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        data-alive={isAlive || undefined}
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
    </>
  );
}
