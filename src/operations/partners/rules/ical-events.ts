import { addDays, weekdayOf } from '#domain/calendar/date.ts';
import { isPlannedDate } from '#domain/calendar/written-date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/**
 * Reads the days of events in an iCalendar file (RFC 5545), as calendars of partners need them: whole days in the office's time zone,
 * repeated daily or weekly. What is not read is said per event, never guessed.
 */

/** `days`: first and last day of each time that it takes place; null if its dates or its repetition cannot be read. */
export type IcalDays = { readonly title: string; readonly days: readonly (readonly [from: string, until: string])[] | null };
export type Window = { readonly from: string; readonly until: string };

type Property = { readonly name: string; readonly parameters: string; readonly value: string };

const earliest = '1990-01-01';
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The events of a calendar within a window; cancelled ones are left out. Null for a text that is no calendar. */
export function readIcalEvents(text: string, window: Window): readonly IcalDays[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR') return null;
  const events = listEvents(lines);
  const moved = Map.groupBy(
    events.filter((event) => propertyOf(event, 'RECURRENCE-ID') !== null),
    (event) => propertyOf(event, 'UID')?.value ?? '',
  );
  return events
    .filter((event) => propertyOf(event, 'STATUS')?.value.toUpperCase() !== 'CANCELLED')
    .map((event) => ({ title: titleOf(event), days: daysOfEvent(event, { window, moved: movedDays(event, moved) }) }));
}

function listEvents(lines: readonly string[]): readonly (readonly Property[])[] {
  const events: Property[][] = [];
  /** The parts that are open, outermost first: alarms within an event have properties of their own. */
  const open: string[] = [];
  for (const property of lines.map(readProperty)) {
    const { name, value } = property;
    if (name === 'BEGIN') open.push(value.toUpperCase());
    else if (name === 'END') open.pop();
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.push(property);
    if (name === 'BEGIN' && open.at(-1) === 'VEVENT') events.push([]);
  }
  return events;
}

function readProperty(line: string): Property {
  const [head, value] = splitAt(line, ':');
  const [name, parameters] = splitAt(head.toUpperCase(), ';');
  return { name, parameters, value: value.trim() };
}

function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function propertyOf(event: readonly Property[], name: string): Property | null {
  return event.find((property) => property.name === name) ?? null;
}

function titleOf(event: readonly Property[]): string {
  const title = propertyOf(event, 'SUMMARY')?.value ?? '';
  return title
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .trim();
}

function movedDays(event: readonly Property[], moved: ReadonlyMap<string, readonly (readonly Property[])[]>): readonly string[] {
  if (propertyOf(event, 'RECURRENCE-ID') !== null) return [];
  const others = moved.get(propertyOf(event, 'UID')?.value ?? '') ?? [];
  return others.flatMap((other) => dayOf(propertyOf(other, 'RECURRENCE-ID')) ?? []);
}

/** The day of a date or a time; times in UTC are read in the office's time zone, all others as written. */
function dayOf(property: Property | null): string | null {
  const [, year, month, day, time, zulu] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})(Z?))?$/.exec(property?.value ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isPlannedDate(date) || date < earliest) return null;
  if (zulu !== 'Z' || time === undefined) return date;
  const instant = `${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`;
  return Number.isNaN(Date.parse(instant)) ? null : toLocal(new Date(instant).toISOString(), planningZone).date;
}

/** The last day: an end is exclusive (RFC 5545 3.6.1), so that one at midnight is of the day before. */
function lastDayOf(event: readonly Property[], first: string): string | null {
  const end = propertyOf(event, 'DTEND');
  if (end !== null) {
    const day = dayOf(end);
    const isMidnight = !end.value.includes('T') || end.value.includes('T000000');
    if (day === null || day < first) return null;
    return isMidnight && day > first ? addDays(day, -1) : day;
  }
  const duration = propertyOf(event, 'DURATION')?.value;
  if (duration === undefined) return first;
  const [, weeks, days] = /^P(?:(\d{1,2})W|(\d{1,3})D)?(?:T.*)?$/.exec(duration) ?? [];
  return addDays(first, Math.max(0, Number(weeks ?? 0) * 7 + Number(days ?? 0) - 1));
}

type Reading = { readonly window: Window; readonly moved: readonly string[] };

function daysOfEvent(event: readonly Property[], { window, moved }: Reading): IcalDays['days'] {
  const first = dayOf(propertyOf(event, 'DTSTART'));
  const last = first === null ? null : lastDayOf(event, first);
  if (first === null || last === null) return null;
  const rule = propertyOf(event, 'RRULE');
  if (event.some(({ name }) => name === 'RDATE' || name === 'EXRULE')) return null;
  const starts = rule === null ? [first] : listStarts(rule.value, first, window.until);
  if (starts === null) return null;
  const out = [...moved, ...exceptionsOf(event)];
  const length = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  return starts
    .filter((day) => !out.includes(day))
    .map((day) => [day, addDays(day, length)] as const)
    .filter(([from, until]) => until >= window.from && from <= window.until);
}

function exceptionsOf(event: readonly Property[]): readonly string[] {
  const listed = event
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((property) => property.value.split(',').map((value) => ({ ...property, value })));
  return listed.flatMap((property) => dayOf(property) ?? []);
}

type Repetition = {
  readonly isDaily: boolean;
  readonly interval: number;
  readonly most: number;
  readonly named: readonly number[];
  readonly end: string;
};

/** A daily or weekly repetition (RFC 5545 3.3.10); null for all others. */
function readRepetition(rule: string, first: string, until: string): Repetition | null {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .map((part) => splitAt(part, '=')),
  );
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'];
  const frequency = parts.get('FREQ') ?? '';
  const usual = frequency === 'WEEKLY' ? [weekdays[weekdayOf(first) - 1] ?? ''] : weekdays;
  const byDay = parts.get('BYDAY')?.split(',') ?? usual;
  const end = parts.has('UNTIL') ? dayOf({ name: 'UNTIL', parameters: '', value: parts.get('UNTIL') ?? '' }) : until;
  const counts = [parts.get('INTERVAL') ?? '1', parts.get('COUNT') ?? '99999'];
  const isKnown = [...parts.keys()].every((name) => known.includes(name)) && ['DAILY', 'WEEKLY'].includes(frequency);
  if (!isKnown || end === null || !counts.every((text) => /^[1-9]\d{0,4}$/.test(text))) return null;
  if (!byDay.every((name) => weekdays.includes(name))) return null;
  const [interval = 1, most = 1] = counts.map(Number);
  return { isDaily: frequency === 'DAILY', interval, most, named: byDay.map((name) => weekdays.indexOf(name) + 1), end };
}

/** The first days of a repetition; null for one that is not read. */
function listStarts(rule: string, first: string, until: string): readonly string[] | null {
  const repetition = readRepetition(rule, first, until);
  if (repetition === null) return null;
  const { isDaily, interval, most, named, end } = repetition;
  const last = end < until ? end : until;
  const starts: string[] = [];
  for (let day = first, at = 0; day <= last && starts.length < most; day = addDays(day, 1), at += 1) {
    const step = isDaily ? at : Math.floor((at + weekdayOf(first) - 1) / 7);
    if (step % interval === 0 && named.includes(weekdayOf(day))) starts.push(day);
  }
  return starts;
}
