import * as v from 'valibot';
import { addDays } from '#domain/calendar/date.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { code, line, personName, requiredLine, requiredPhone } from '#domain/input/fields.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

const dueTime = '17:00';

/** The deadline for a partner's driver and vehicle: 17:00 the day before, in the office's time zone (docs/the-desk.md#partners). */
export function crewDue(startsAt: string): { readonly date: string; readonly time: string; readonly instant: string } {
  const moment = { date: addDays(toLocal(startsAt, planningZone).date, -1), time: dueTime };
  const found = toInstant(moment, planningZone);
  // No clock change in our zones skips an afternoon hour.
  if (!found.ok) throw new RangeError(`No such moment: ${moment.date} ${moment.time}`);
  return { ...moment, instant: found.value };
}

/** The deadline at `now` (ISO 8601); null if it has passed, as after a late acceptance: then at once. */
export function crewAskedBy(startsAt: string, now: string): { readonly date: string; readonly time: string } | null {
  const { date, time, instant } = crewDue(startsAt);
  return Date.parse(instant) <= Date.parse(now) ? null : { date, time };
}

/** Driver and vehicle as a partner types them. */
export const typedCrew = v.object({
  driverName: personName(),
  driverPhone: requiredPhone(),
  plate: v.pipe(
    requiredLine(15),
    v.transform((text) => text.toUpperCase()),
    v.regex(/^[\dA-ZÄÖÜ -]{4,15}$/, code('invalid')),
  ),
  /** How to recognise it: "white, red stripe". */
  look: line(60),
});
