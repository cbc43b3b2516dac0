import { useId } from 'react';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import styles from './day-calendar.module.css';
import { type DayRange, weeksOf } from './month-days.ts';

type MonthGridProps = {
  readonly month: string;
  readonly tag: string;
  readonly today: string;
  /** The only day that the Tab key reaches. */
  readonly active: string;
  readonly range: DayRange;
  readonly onChoose: (day: string) => void;
  readonly onHover: (day: string) => void;
};

/** A month by the grid pattern of the ARIA Authoring Practices. Its name and the weekdays come from the browser, in the page's language. */
export function MonthGrid({ month, tag, today, active, range, onChoose, onHover }: MonthGridProps) {
  const heading = useId();
  return (
    <div>
      <h3 id={heading} className={styles.month} aria-live="polite">
        {format(`${month}-01`, tag, { month: 'long', year: 'numeric' })}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen from is a grid */}
      <table role="grid" aria-labelledby={heading} className={styles.grid}>
        <thead>
          <tr>
            {/* 4 January 2027 was a Monday. */}
            {['04', '05', '06', '07', '08', '09', '10'].map((day) => (
              <th key={day} scope="col" abbr={format(`2027-01-${day}`, tag, { weekday: 'long' })}>
                {format(`2027-01-${day}`, tag, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell without a day has only its position
                  <td key={index} />
                ) : (
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be selected
                  // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
                  <td key={day} role="gridcell" aria-selected={isEnd(day, range)} data-part={partOf(day, range)}>
                    <button
                      type="button"
                      className={styles.day}
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      disabled={day < today}
                      aria-label={formatLongDate(day, tag)}
                      aria-pressed={isEnd(day, range)}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                      onPointerEnter={() => onHover(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isEnd(day: string, { out, back }: DayRange): boolean {
  return day === out || day === back;
}

type Part = 'only' | 'first' | 'between' | 'last';

/** The position of a day in the range, for its background. */
function partOf(day: string, { out, back }: DayRange): Part | undefined {
  if (day === out) return back === '' || back === out ? 'only' : 'first';
  if (day === back) return 'last';
  return out !== '' && out < day && day < back ? 'between' : undefined;
}

function format(day: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}
