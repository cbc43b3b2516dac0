import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';

type SheetStop = DutySheet['stops'][number];
type Timed = Pick<DriverDuty, 'sheet' | 'lastArrivalAt'>;

type Words = { readonly t: (key: 'hours.first' | 'hours.second', values: { readonly time: string }) => string };

/**
 * The time of a stop in its time zone: the departure, the latest arrival, or for the last stop the planned arrival. A time that the clocks
 * have twice says which of the two it is.
 */
export function timeOfStop({ departure, arriveBy, index }: SheetStop, { sheet, lastArrivalAt }: Timed, { t }: Words): string {
  const end = index === sheet.stops.at(-1)?.index && lastArrivalAt !== null ? toLocal(lastArrivalAt, sheet.timeZone) : null;
  const { time = '', hour } = departure ?? arriveBy ?? end ?? {};
  return hour === undefined ? time : t(`hours.${hour}`, { time });
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
