import { Temporal } from 'temporal-polyfill';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { epochOf } from './instant.ts';
import { isDate, isTime } from './written-date.ts';
import { offsetAt, steadyOffset } from './zone-offset.ts';

/** Why a local moment has no instant. A gap comes with the same moment by the new clock: 02:30 on that night is 03:30. */
export type NoInstant = { readonly reason: 'invalid' } | { readonly reason: 'gap'; readonly proposal: LocalDateTime };

/**
 * The instant (ISO 8601 UTC, with milliseconds like `Date`) of a local moment in an IANA zone. Of a moment that an autumn night has twice,
 * the one that its `hour` names, else the earlier one: a coach that comes an hour early waits, one that comes late is missed. A moment that a spring night skips is refused
 * with a proposal. Throws a RangeError for an unknown zone, which would be our own data.
 */
export function toInstant(local: LocalDateTime, timeZone: string): Result<string, NoInstant> {
  if (!isDate(local.date) || !isTime(local.time)) return failure({ reason: 'invalid' });
  const clock = Date.parse(`${local.date}T${local.time}Z`);
  const offset = steadyOffset(clock, timeZone);
  if (offset !== null) return success(new Date(clock - offset).toISOString());
  const wall = Temporal.PlainDateTime.from(`${local.date}T${local.time}`);
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: local.hour === 'second' ? 'later' : 'compatible' });
  if (!zoned.toPlainDateTime().equals(wall)) return failure({ reason: 'gap', proposal: localOf(zoned) });
  return success(zoned.toInstant().toString({ smallestUnit: 'millisecond' }));
}

/** Whether the clocks of a zone have this local moment twice. */
export function isTwice({ date, time }: LocalDateTime, timeZone: string): boolean {
  if (!isDate(date) || !isTime(time) || steadyOffset(Date.parse(`${date}T${time}Z`), timeZone) !== null) return false;
  const secondOne = toInstant({ date, time, hour: 'second' }, timeZone);
  const firstOne = toInstant({ date, time }, timeZone);
  return firstOne.ok && secondOne.ok && firstOne.value !== secondOne.value;
}

/** A moment as typed, without an hour where the clocks have it once. */
export function settleHour<Moment extends LocalDateTime | null>(moment: Moment, timeZone: string): Moment {
  if (moment?.hour === undefined || isTwice(moment, timeZone)) return moment;
  const { hour: _hour, ...once } = moment;
  return once as Moment;
}

/** The local moment of an instant in an IANA zone, without seconds, with its hour if the clocks have it twice. Throws a RangeError for an invalid instant or zone. */
export function toLocal(instant: string, timeZone: string): LocalDateTime {
  const epoch = epochOf(instant);
  const clock = epoch + offsetAt(epoch, timeZone);
  const text = new Date(clock).toISOString();
  const local = { date: text.slice(0, 10), time: text.slice(11, 16) };
  // On nearly every day the clocks do not change and nothing more is to be asked.
  if (steadyOffset(clock, timeZone) !== null || !isTwice(local, timeZone)) return local;
  const second = toInstant({ ...local, hour: 'second' }, timeZone);
  return { ...local, hour: second.ok && epoch >= epochOf(second.value) ? 'second' : 'first' };
}

/** Today's date in an IANA zone at `now` (docs/specification.md#dates: a trip's "today" is that of its country). */
export function todayIn(timeZone: string, now: string): string {
  return toLocal(now, timeZone).date;
}

function localOf(zoned: Temporal.ZonedDateTime): LocalDateTime {
  return { date: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) };
}
