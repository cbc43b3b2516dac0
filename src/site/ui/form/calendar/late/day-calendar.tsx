import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { Button } from '../../../button.tsx';
import styles from './day-calendar.module.css';
import { addMonths, type CalendarFields, chooseDay, type DayRange, monthOf, moveDay } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';

type DayCalendarProps = {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly fields: CalendarFields;
  readonly onClose: () => void;
};

/** Two months in which the way out and the way back are chosen, a sheet on a phone; taken over into the form's own fields. */
export function DayCalendar({ opener, fields, onClose }: DayCalendarProps): ReactNode {
  const { t, language } = useTranslation('form');
  const tag = tagOf(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const { out, back } = findInputs(opener.current?.form, fields);
  const [today] = useState(() => out?.min || readClock());
  const [range, setRange] = useState<DayRange>(() => ({ out: out?.value ?? '', back: back?.value ?? '' }));
  const [active, setActive] = useState(() => notBefore(today, range.out));
  const [month, setMonth] = useState(monthOf(active));
  const isBackward = month > monthOf(today);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const goTo = (day: string) => {
    const reached = notBefore(today, day);
    setActive(reached);
    if (monthOf(reached) < month) setMonth(monthOf(reached));
    if (monthOf(reached) > addMonths(month, 1)) setMonth(addMonths(monthOf(reached), -1));
  };
  const takeOver = () => {
    write(out, range.out);
    write(back, range.back);
    dialog.current?.close();
  };
  const choose = (day: string) => {
    setActive(day);
    setRange(chooseDay(range, day, back !== null));
  };
  const grid = { tag, today, active, range, onChoose: choose };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('calendar.heading')} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.top}>
          <Button variant="secondary" size="s" icon="arrow-up" disabled={!isBackward} onClick={() => setMonth(addMonths(month, -1))}>
            {t('calendar.earlier')}
          </Button>
          <Button variant="secondary" size="s" icon="arrow-down" onClick={() => setMonth(addMonths(month, 1))}>
            {t('calendar.later')}
          </Button>
          <Button variant="quiet" size="s" icon="close" onClick={() => dialog.current?.close()}>
            {t('calendar.close')}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the days within have the focus, and their keys come up here */}
        <div
          className={styles.months}
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
        <div className={styles.foot}>
          <p role="status" className={styles.said}>
            {t(sayRange(range, back !== null), { out: sayDay(range.out, tag), back: sayDay(range.back, tag) })}
          </p>
          <Button wide disabled={range.out === ''} onClick={takeOver}>
            {t('calendar.take')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Today where the visitor is: a field that names no first day leaves it to the server to say what is too early. */
function readClock(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day, or the first one that can be chosen. */
function notBefore(first: string, day: string): string {
  if (day < first) return first;
  return day;
}

function sayDay(day: string, tag: string): string {
  return day === '' ? '' : formatLongDate(day, tag);
}

/** What was chosen, and what may be chosen next. */
function sayRange({ out, back }: DayRange, hasBack: boolean) {
  if (out === '') return 'calendar.chooseOut';
  if (!hasBack) return 'calendar.one';
  if (back === '') return 'calendar.chooseBack';
  return out === back ? 'calendar.dayTrip' : 'calendar.range';
}

function findInputs(form: HTMLFormElement | null | undefined, { out, back }: CalendarFields) {
  const find = (name: string | null) => {
    const field = name === null ? null : form?.elements.namedItem(name);
    // A kind of trip that needs no way back has no field for it in sight.
    return field instanceof HTMLInputElement && field.checkVisibility() ? field : null;
  };
  return { out: find(out), back: find(back) };
}

/** As if it had been typed: a form follows its fields by this event. */
function write(field: HTMLInputElement | null, value: string): void {
  if (field === null || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
