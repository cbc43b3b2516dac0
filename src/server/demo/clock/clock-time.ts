import { addDays } from '#domain/calendar/date.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses a time from the command line: `2026-12-05 05:10` or `2026-12-05` in the office's time zone, `05:10` for its next occurrence,
 * `+90m`, `+2h`, `-1d` relative to the current clock, or `real`. Milliseconds; null for anything else.
 */
export function readClockTime(text: string, { shown, real }: { readonly shown: number; readonly real: number }): number | null {
  if (text === 'real') return real;
  const [, way, count, unit = ''] = /^([+-])(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return shown + Number(`${way}${count}`) * (units[unit] ?? 0);
  const [, date, time] = /^(?:(\d{4}-\d\d-\d\d)[T ]?)?(\d\d:\d\d)?$/.exec(text) ?? [];
  if (date !== undefined) return instantOf(date, time ?? '00:00');
  if (time === undefined) return null;
  const today = toLocal(new Date(shown).toISOString(), planningZone).date;
  const soon = instantOf(today, time);
  return soon === null || soon > shown ? soon : instantOf(addDays(today, 1), time);
}

function instantOf(date: string, time: string): number | null {
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  const isTime = time < '24:00' && time.slice(3) < '60';
  const instant = isDay && isTime ? toInstant({ date, time }, planningZone) : null;
  return instant?.ok === true ? Date.parse(instant.value) : null;
}
