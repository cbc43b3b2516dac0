import { compareInstants } from '#domain/calendar/instant.ts';

/** Problems during a trip (nl voorval, de Vorfall, fr incident, es incidencia; docs/the-desk.md#incidents). */
export const incidentKinds = ['breakdown', 'delay', 'driver-ill', 'accident', 'road-closed', 'no-show'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** The checklist of each kind, in order. */
export const incidentSteps = {
  breakdown: ['people-safe', 'where', 'head-count', 'replacement', 'tow', 'later-duties'],
  delay: ['how-long', 'driver-hours', 'group-knows', 'later-duties'],
  'driver-ill': ['driver-cared', 'vehicle-where', 'replacement-driver', 'sheet-read', 'later-duties'],
  accident: [
    'emergency',
    'people-safe',
    'head-count',
    'driver-decides',
    'family-line',
    'replacement',
    'insurer',
    'no-press',
    'keep-record',
  ],
  'road-closed': ['where', 'other-way', 'how-long', 'driver-hours', 'later-duties'],
  'no-show': ['right-place', 'ring-leader', 'wait-until', 'driver-hours', 'later-duties'],
} as const satisfies Record<IncidentKind, readonly string[]>;
export type IncidentStep = (typeof incidentSteps)[IncidentKind][number];
export const incidentStepNames: readonly IncidentStep[] = [...new Set(incidentKinds.flatMap((kind) => incidentSteps[kind]))];

/**
 * Whom to call, in order: 112, a replaced driver who is still with the group, the current driver, the group's contact on board, the partner
 * that drives, the customer.
 */
export const callRoles = ['emergency', 'stranded', 'driver', 'leader', 'operator', 'customer'] as const;
export type CallRole = (typeof callRoles)[number];

export const callOrder: Readonly<Record<IncidentKind, readonly CallRole[]>> = {
  breakdown: ['stranded', 'driver', 'leader', 'operator', 'customer'],
  delay: ['driver', 'leader', 'customer'],
  'driver-ill': ['driver', 'operator', 'leader', 'customer'],
  accident: ['emergency', 'stranded', 'driver', 'operator', 'leader', 'customer'],
  'road-closed': ['driver', 'leader', 'customer'],
  'no-show': ['leader', 'customer', 'driver'],
};

/** The prepared messages: the first word, an update, the replacement, and the end. */
export type PreparedMessage = 'first' | 'update' | 'crew' | 'over';

/** The group must be informed within this many minutes after we know of it (docs/the-desk.md#incidents). */
const firstWordMinutes = 2;

/** The default time until the next message. Our own figures, after the industry's "the next 15 minutes decide". */
export const nextWordMinutes: Readonly<Record<IncidentKind, number>> = {
  breakdown: 15,
  delay: 20,
  'driver-ill': 20,
  accident: 15,
  'road-closed': 20,
  'no-show': 10,
};

/** The longest time that a message may promise until the next one. */
const longestPromise = 6 * 60;

/** Typed minutes until the next message; null if implausible. */
export function readPromise(text: string): number | null {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= longestPromise ? minutes : null;
}

/** When the first message is due after a report at `openedAt`. */
export function firstWordDue(openedAt: string): string {
  return minutesAfter(openedAt, firstWordMinutes);
}

export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

/** Whether the promised time of the next message has passed. */
export function isWordOverdue({ nextWordAt, closedAt }: { readonly nextWordAt: string; readonly closedAt: string | null }, now: string) {
  return closedAt === null && compareInstants(nextWordAt, now) <= 0;
}

/** Drivers announce shorter delays to their group themselves; the office ignores them. Our own figure. */
const leastDelay = 15;
/** Reports that arrive more than this many hours late are ignored. */
const newsHours = 6;

type Report = { readonly kind: string; readonly at: string; readonly minutes: number | null };

/**
 * The incident that a driver's report opens: always for a breakdown, an accident and a missing group; for a delay if it is long or of
 * unknown length. Null if none, or too late.
 */
export function incidentOfReport({ kind, at, minutes }: Report, now: string): IncidentKind | null {
  if (Date.parse(now) - Date.parse(at) > newsHours * 3_600_000) return null;
  if (kind === 'breakdown' || kind === 'accident' || kind === 'no-show') return kind;
  return kind === 'delay' && (minutes ?? leastDelay) >= leastDelay ? 'delay' : null;
}

/** The kind of an open incident after another report about the trip: a late coach that now stands still has broken down. */
export function graverKind(known: IncidentKind, reported: IncidentKind): IncidentKind {
  const weightOf = (kind: IncidentKind) => (kind === 'accident' ? 2 : kind === 'breakdown' ? 1 : 0);
  return weightOf(reported) > weightOf(known) ? reported : known;
}
