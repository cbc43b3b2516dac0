import type { ClockTime } from '#domain/calendar/doubled-hour.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { officeZone } from '../desk-texts.ts';
import { formatDuration } from '../planning/format-duration.ts';
import styles from './month-sheet.module.css';

type Day = {
  readonly date: string;
  readonly duties: readonly { readonly reference: string; readonly startsAt: string; readonly endsAt: string; readonly plate: string }[];
  readonly isAway: boolean;
  readonly isWished: boolean;
};
type SheetProps = {
  readonly title: string;
  /** The page's own title on a driver's page; beneath the driver's name at the desk. */
  readonly heading: 'h1' | 'h2';
  readonly driver: string;
  readonly minutes: number;
  readonly days: readonly Day[];
  /** In the language of the sheet. */
  readonly say: (key: 'day' | 'duty' | 'coach' | 'away' | 'wished' | 'free') => string;
  readonly total: (hours: string) => string;
  readonly day: (date: string) => string;
  readonly clockTime: (local: ClockTime) => string;
};

/** A month of one driver on one printed page. */
export function MonthSheet({ title, heading: Heading, driver, minutes, days, say, total, day, clockTime }: SheetProps) {
  return (
    <section className={styles.sheet} aria-label={`${driver}, ${title}`}>
      <Heading>{title}</Heading>
      <p>
        <strong>{driver}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('day')}</th>
            <th scope="col">{say('duty')}</th>
            <th scope="col">{say('coach')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.date} data-free={each.duties.length === 0 || undefined}>
              <th scope="row">{day(each.date)}</th>
              <td>
                {each.duties.map((duty) => (
                  <div key={`${duty.reference} ${duty.startsAt}`}>
                    {periodOf(duty, clockTime)} · {duty.reference}
                  </div>
                ))}
                {each.duties.length === 0 &&
                  [each.isAway ? say('away') : say('free'), ...(each.isWished ? [say('wished')] : [])].join(' · ')}
              </td>
              <td>{[...new Set(each.duties.map(({ plate }) => plate))].join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{total(formatDuration(minutes))}</p>
    </section>
  );
}

/** With the date of the end where it is another day. */
function periodOf({ startsAt, endsAt }: Day['duties'][number], clockTime: SheetProps['clockTime']): string {
  const [from, until] = [toLocal(startsAt, officeZone), toLocal(endsAt, officeZone)];
  const end = from.date === until.date ? clockTime(until) : `${clockTime(until)} (${Number(until.date.slice(8))}.)`;
  return `${clockTime(from)}–${end}`;
}
