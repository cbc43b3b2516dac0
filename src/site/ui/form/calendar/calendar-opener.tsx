import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useHydrated } from '../../use-hydrated.ts';
import styles from './calendar-opener.module.css';
import type { CalendarFields } from './late/month-days.ts';

/** The months come once somebody asks for them; where they cannot be had, the field does without. */
const DayCalendar = lazy(() =>
  import('./late/day-calendar.tsx').then(
    ({ DayCalendar }) => ({ default: DayCalendar }),
    () => ({ default: () => null }),
  ),
);

/**
 * Lies over a date's field: pressed anywhere, it opens the months of the whole trip. The field beneath is reached by its label and by keys,
 * for whoever would rather type; until the script has come it is pressed itself.
 */
export function CalendarOpener({ fields }: { readonly fields: CalendarFields }): ReactNode {
  // Before the texts, which the home page waits for: React would count these anew when they have come (its error 467).
  const isAlive = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { t } = useTranslation('form');
  useEffect(() => {
    const field = button.current?.parentElement?.querySelector('input');
    // Pressed before this lay over it (delivery/show-days.ts), and not left since.
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
