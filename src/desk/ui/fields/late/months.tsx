import './pressable-style.ts';
import { CalendarDate, getWeeksInMonth, parseDate, today } from '@internationalized/date';
import { useContext, useEffect, useRef, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { isoWeekOf } from '#domain/calendar/iso-week.ts';
import { tagOf } from '#domain/sites/language.ts';
import { officeZone, useDesk } from '../../../desk-texts.ts';
import { Icon } from '../../icons/icon.tsx';
import styles from './months.module.css';

type MonthsProps = {
  /** ISO 8601; empty for none. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

/** A month with week numbers, and the most frequent days. Escape and a press outside close it. */
export function Months({ value, min, max, onChoose, onClose }: MonthsProps) {
  const { t, language } = useDesk();
  const layer = useRef<HTMLDivElement>(null);
  const now = today(officeZone);
  const quick = [
    [t('ui.today'), now],
    [t('ui.tomorrow'), now.add({ days: 1 })],
    [t('ui.inAWeek'), now.add({ days: 7 })],
  ] as const;
  // The days can be focused once the layer is shown.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    layer.current?.showPopover();
    setShown(true);
  }, []);
  return (
    <div
      ref={layer}
      popover="auto"
      className={styles.layer}
      onToggle={({ newState }) => (newState === 'closed' ? onClose() : undefined)}
      onBeforeToggle={({ newState, currentTarget }) => (newState === 'open' ? place(currentTarget) : undefined)}
    >
      {isShown && (
        <I18nProvider locale={tagOf(language) === 'en' ? 'en-GB' : tagOf(language)}>
          <Calendar
            aria-label={t('ui.calendar')}
            autoFocus
            firstDayOfWeek="mon"
            value={readDay(value)}
            minValue={min === undefined ? null : readDay(min)}
            maxValue={max === undefined ? null : readDay(max)}
            onChange={(day) => onChoose(day.toString())}
          >
            <header className={styles.head}>
              <Heading className={styles.month ?? ''} />
              <Button slot="previous" className={styles.turn ?? ''}>
                <Icon name="left" />
              </Button>
              <Button slot="next" className={styles.turn ?? ''}>
                <Icon name="right" />
              </Button>
            </header>
            <div className={styles.body}>
              <WeekNumbers label={t('ui.week')} />
              <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={styles.name ?? ''}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
              </CalendarGrid>
            </div>
            <footer className={styles.quick}>
              {quick.map(([text, day]) => (
                <button key={text} type="button" onClick={() => onChoose(day.toString())}>
                  {text}
                </button>
              ))}
            </footer>
          </Calendar>
        </I18nProvider>
      )}
    </div>
  );
}

function WeekNumbers({ label }: { readonly label: string }) {
  const state = useContext(CalendarStateContext);
  if (state === null) return null;
  const first = state.visibleRange.start;
  const begin = new CalendarDate(first.year, first.month, first.day);
  const weeks = Array.from({ length: getWeeksInMonth(begin, 'en-GB', 'mon') }, (_, index) =>
    isoWeekOf(begin.add({ weeks: index }).toString()),
  );
  return (
    <ol className={styles.weeks} aria-label={label}>
      {weeks.map((week) => (
        <li key={week}>{week}</li>
      ))}
    </ol>
  );
}

function readDay(value: string): CalendarDate | null {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/** Beneath its field, or above where there is no room. */
function place(layer: HTMLElement): void {
  const at = layer.parentElement?.getBoundingClientRect();
  if (at === undefined) return;
  const height = 330;
  layer.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - 300))}px`;
  layer.style.top = `${at.bottom + height > window.innerHeight ? Math.max(8, at.top - height) : at.bottom + 6}px`;
}
