import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';

type SheetStop = DutySheet['stops'][number];
type Timed = Pick<DriverDuty, 'sheet' | 'lastArrivalAt'>;

/** When a stop is, by its clock: its departure, the latest arrival, or, of the last one, when the coach is planned to be there. */
export function timeOfStop({ departure, arriveBy, index }: SheetStop, { sheet, lastArrivalAt }: Timed): string {
  const own = departure ?? arriveBy;
  if (own !== null) return own.time;
  return index === sheet.stops.at(-1)?.index && lastArrivalAt !== null ? toLocal(lastArrivalAt, sheet.timeZone).time : '';
}

/** The same as epoch milliseconds; null where nothing is known. A group is called for at the latest arrival where it named one. */
export function instantOfStop({ departure, arriveBy, index }: SheetStop, { sheet, lastArrivalAt }: Timed): number | null {
  const own = arriveBy ?? departure;
  if (own !== null) {
    const instant = toInstant(own, sheet.timeZone);
    return instant.ok ? Date.parse(instant.value) : null;
  }
  return index === sheet.stops.at(-1)?.index && lastArrivalAt !== null ? Date.parse(lastArrivalAt) : null;
}
