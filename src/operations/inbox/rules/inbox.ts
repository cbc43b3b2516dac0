import { addDays, weekdayOf } from '#domain/calendar/date.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';

/** What a line of Today is about. Within a group, lines with the same due time are in this order. */
export const lineKinds = [
  ...(['incident', 'knock-on', 'coach', 'unread', 'declare', 'contact', 'message', 'mention', 'task', 'price', 'request'] as const),
  ...(['overdue', 'mail', 'lost', 'review', 'alert', 'card', 'unit', 'quote'] as const),
] as const;
export type LineKind = (typeof lineKinds)[number];

/** The right for the next step of a line, which also decides who sees it. A person's own lines only require the right to see trips. */
export const lineRights = {
  incident: 'change-trips',
  'knock-on': 'assign-drivers',
  coach: 'assign-drivers',
  unread: 'assign-drivers',
  declare: 'assign-drivers',
  contact: 'change-trips',
  message: 'write-to-customers',
  mention: 'see-trips',
  task: 'see-trips',
  price: 'price-trips',
  request: 'price-trips',
  overdue: 'record-payments',
  mail: 'change-trips',
  lost: 'change-trips',
  review: 'judge-reviews',
  alert: 'see-trips',
  card: 'manage-drivers',
  unit: 'manage-fleet',
  quote: 'price-trips',
} as const satisfies Record<LineKind, StaffRight>;

/** In display order. */
export const lineGroups = ['now', 'today', 'week'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** Lines that can be ticked off without a change of data, such as a driver who was called. All others disappear with their cause. */
const tickedKinds = ['unread', 'contact', 'mail', 'quote'] as const satisfies readonly LineKind[];

/** Lines that are urgent if due within hours. Anything else can wait until the working day begins. */
const urgentKinds: readonly LineKind[] = ['incident', 'knock-on', 'coach', 'unread', 'declare', 'contact', 'message'];
const urgentHours = 4;

export type Line = { readonly key: string; readonly kind: LineKind; readonly dueAt: string | null };

/** The kind of the line with this key (`kind`, then its subject); null for an invalid key. */
export function kindOfKey(key: string): LineKind | null {
  if (key.length > 200) return null;
  return lineKinds.find((kind) => key.startsWith(`${kind} `)) ?? null;
}

export function isTicked(kind: LineKind): boolean {
  return tickedKinds.some((ticked) => ticked === kind);
}

/** How soon a line needs attention. A line without a time is for today. */
export function groupOf({ kind, dueAt }: Pick<Line, 'kind' | 'dueAt'>, now: string): LineGroup {
  if (kind === 'incident' || kind === 'knock-on') return 'now';
  if (dueAt === null) return 'today';
  if (urgentKinds.includes(kind) && epochOf(dueAt) <= epochOf(addHours(now, urgentHours))) return 'now';
  return toLocal(dueAt, planningZone).date <= toLocal(now, planningZone).date ? 'today' : 'week';
}

/** By group, then by time, then by kind; lines without a time come last in their group. */
export function orderLines<Each extends Line>(lines: readonly Each[], now: string): readonly (Each & { readonly group: LineGroup })[] {
  const timeOf = ({ dueAt }: Line) => (dueAt === null ? Number.POSITIVE_INFINITY : epochOf(dueAt));
  return lines
    .map((line) => ({ ...line, group: groupOf(line, now) }))
    .toSorted((first, second) => {
      const byGroup = lineGroups.indexOf(first.group) - lineGroups.indexOf(second.group);
      if (byGroup !== 0) return byGroup;
      if (timeOf(first) !== timeOf(second)) return timeOf(first) - timeOf(second);
      return lineKinds.indexOf(first.kind) - lineKinds.indexOf(second.kind);
    });
}

export const laterChoices = ['hour', 'tomorrow', 'monday'] as const;
export type Later = (typeof laterChoices)[number];

const officeOpens = '08:00';

/** When a line that was put off comes back. */
export function putOffUntil(later: Later, now: string): string {
  if (later === 'hour') return addHours(now, 1);
  const { date } = toLocal(now, planningZone);
  const day = later === 'tomorrow' ? addDays(date, 1) : addDays(date, daysToMonday(date));
  const moment = toInstant({ date: day, time: officeOpens }, planningZone);
  return moment.ok ? moment.value : addHours(now, 24);
}

/** On a Monday it is a week. */
function daysToMonday(date: string): number {
  return ((8 - weekdayOf(date) - 1) % 7) + 1;
}

/** `until` null: done, for everybody; else put off, for that person only. */
export type Mark = { readonly key: string; readonly memberId: string; readonly until: string | null };

/** Leaves out lines that are done, and those that this person put off beyond now. */
export function leaveOutMarked<Each extends { readonly key: string }>(
  lines: readonly Each[],
  marks: readonly Mark[],
  { memberId, now }: { readonly memberId: string; readonly now: string },
): readonly Each[] {
  const isHiding = ({ until, memberId: of }: Mark) => until === null || (of === memberId && epochOf(until) > epochOf(now));
  const hidden = new Set(marks.filter(isHiding).map(({ key }) => key));
  return lines.filter(({ key }) => !hidden.has(key));
}
