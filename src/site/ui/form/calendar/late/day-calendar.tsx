import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { Button } from '../../../button.tsx';
import { Icon } from '../../../icon.tsx';
import styles from './day-calendar.module.css';
import { addMonths, type CalendarFields, type DayRange, moveDay } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { useDayChoice } from './use-day-choice.ts';

type DayCalendarProps = {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly fields: CalendarFields;
  readonly onClose: () => void;
};

/**
 * Two months to choose departure and return, as a sheet on a phone. The day that completes the choice is written into the form's own fields
 * at once: the only day, or the second of two.
 */
export function DayCalendar({ opener, fields, onClose }: DayCalendarProps): ReactNode {
  const { t, language } = useTranslation('form');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const choice = useDayChoice({ opener, fields, onTaken: close });
  const { today, active, month, shown, hasBack, choose, hover, goTo, turn } = choice;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const grid = { tag: tagOf(language), today, active, range: shown, onChoose: choose, onHover: hover };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it too, by the browser
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('calendar.heading')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <header className={styles.top}>
          <h2 className={styles.heading}>{t('calendar.heading')}</h2>
          <button type="button" className={styles.round} aria-label={t('calendar.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <Turns isBackward={choice.isBackward} onTurn={turn} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the days within have the focus, and their keys come up here */}
        <div
          className={styles.months}
          onPointerLeave={() => hover('')}
          onKeyDown={(event) => {
            const reached = moveDay(active, event);
            if (reached === null) return;
            event.preventDefault();
            goTo(reached);
          }}
        >
          <MonthGrid month={month} {...grid} />
          <MonthGrid month={addMonths(month, 1)} {...grid} />
        </div>
        <footer className={styles.foot}>
          <p role="status" className={styles.said}>
            <Said range={choice.range} hasBack={hasBack} tag={grid.tag} />
          </p>
          {hasBack && choice.range.out !== '' && choice.range.back === '' && (
            <Button variant="secondary" onClick={() => choice.take(choice.range)}>
              {t('calendar.oneWay')}
            </Button>
          )}
        </footer>
      </div>
    </dialog>
  );
}

/** The buttons for the previous and next month. */
function Turns({ isBackward, onTurn }: { readonly isBackward: boolean; readonly onTurn: (months: number) => void }) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.turns}>
      <button type="button" className={styles.round} aria-label={t('calendar.earlier')} disabled={!isBackward} onClick={() => onTurn(-1)}>
        <Icon name="chevron-right" className={styles.backward} />
      </button>
      <button type="button" className={styles.round} aria-label={t('calendar.later')} onClick={() => onTurn(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

type SaidProps = { readonly range: DayRange; readonly hasBack: boolean; readonly tag: string };

function Said({ range, hasBack, tag }: SaidProps) {
  const { t } = useTranslation('form');
  return t(sayRange(range, hasBack), { out: sayDay(range.out, tag), back: sayDay(range.back, tag) });
}

function sayDay(day: string, tag: string): string {
  return day === '' ? '' : formatLongDate(day, tag);
}

/** What was chosen, and what can be chosen next. */
function sayRange({ out, back }: DayRange, hasBack: boolean) {
  if (out === '') return 'calendar.chooseOut';
  if (!hasBack) return 'calendar.one';
  if (back === '') return 'calendar.chooseBack';
  return out === back ? 'calendar.dayTrip' : 'calendar.range';
}
