import type { ClockTime } from '#domain/calendar/doubled-hour.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';

type SheetStop = DutySheet['stops'][number];
type Timed = Pick<DriverDuty, 'sheet' | 'lastArrivalAt'>;

/** The time of a stop in its time zone: the departure, the latest arrival, or for the last stop the planned arrival. */
export function timeOfStop({ departure, arriveBy, index }: SheetStop, { sheet, lastArrivalAt }: Timed): ClockTime {
  const end = index === sheet.stops.at(-1)?.index && lastArrivalAt !== null ? toLocal(lastArrivalAt, sheet.timeZone) : null;
  return departure ?? arriveBy ?? end ?? { time: '' };
}

/** The same as epoch milliseconds; null where unknown. A group with a latest arrival is expected then. */
export function instantOfStop({ departure, arriveBy, index }: SheetStop, { sheet, lastArrivalAt }: Timed): number | null {
  const own = arriveBy ?? departure;
  if (own !== null) {
    const instant = toInstant(own, sheet.timeZone);
    return instant.ok ? Date.parse(instant.value) : null;
  }
  return index === sheet.stops.at(-1)?.index && lastArrivalAt !== null ? Date.parse(lastArrivalAt) : null;
}
