import * as v from 'valibot';
import { addDays } from '#domain/calendar/date.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { code, line, personName, requiredLine, requiredPhone } from '#domain/input/fields.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

const dueTime = '17:00';

/** Until when a partner says who comes with what: five in the afternoon of the day before, by the office's clock (desk-domain.md, section 4). */
export function crewDue(startsAt: string): { readonly date: string; readonly time: string; readonly instant: string } {
  const moment = { date: addDays(toLocal(startsAt, planningZone).date, -1), time: dueTime };
  const found = toInstant(moment, planningZone);
  // No clock of ours is put forward in the afternoon.
  if (!found.ok) throw new RangeError(`No such moment: ${moment.date} ${moment.time}`);
  return { ...moment, instant: found.value };
}

/** Until when it is still asked of him at `now` (ISO 8601); null where that moment is over, as when he accepts late: at once. */
export function crewAskedBy(startsAt: string, now: string): { readonly date: string; readonly time: string } | null {
  const { date, time, instant } = crewDue(startsAt);
  return Date.parse(instant) <= Date.parse(now) ? null : { date, time };
}

/** Who comes with what, as a partner types it. */
export const typedCrew = v.object({
  driverName: personName(),
  driverPhone: requiredPhone(),
  plate: v.pipe(
    requiredLine(15),
    v.transform((text) => text.toUpperCase()),
    v.regex(/^[\dA-ZÄÖÜ -]{4,15}$/, code('invalid')),
  ),
  /** What to look for: "white, red stripe". */
  look: line(60),
});
