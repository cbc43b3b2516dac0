import { compareInstants } from '#domain/calendar/instant.ts';

/** What goes wrong on the road (nl voorval, de Vorfall, fr incident, es incidencia; docs/the-desk.md#incidents). */
export const incidentKinds = ['breakdown', 'delay', 'driver-ill', 'accident', 'road-closed', 'no-show'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** What is to be seen to, one after the other. */
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
 * Whom to ring first: 112, whoever stands with the group although another drives on, whoever drives, whoever travels along, whoever drives
 * for us, whoever ordered.
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

/** What is said first, what meanwhile, who comes instead, and that it is over. */
export type PreparedMessage = 'first' | 'update' | 'crew' | 'over';

/** The group hears within so many minutes that we know of it (docs/the-desk.md#incidents). */
const firstWordMinutes = 2;

/**
 * In so many minutes the next word is promised where nobody chooses another time. Our own, after the trade's "the next 15 minutes decide".
 */
export const nextWordMinutes: Readonly<Record<IncidentKind, number>> = {
  breakdown: 15,
  delay: 20,
  'driver-ill': 20,
  accident: 15,
  'road-closed': 20,
  'no-show': 10,
};

/** A promise of more than a quarter of a day is none. */
const longestPromise = 6 * 60;

/** Minutes until the next word as they were typed; null where they cannot be meant. */
export function readPromise(text: string): number | null {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= longestPromise ? minutes : null;
}

/** When the first word is due after something was reported at `openedAt`. */
export function firstWordDue(openedAt: string): string {
  return minutesAfter(openedAt, firstWordMinutes);
}

export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

/** Whether the next word was promised for a moment that is over. */
export function isWordOverdue({ nextWordAt, closedAt }: { readonly nextWordAt: string; readonly closedAt: string | null }, now: string) {
  return closedAt === null && compareInstants(nextWordAt, now) <= 0;
}

/** A delay of fewer minutes is told by the driver to his group, and is none for the office. Our own. */
const leastDelay = 15;
/** What arrives later than so many hours is over. */
const newsHours = 6;

type Press = { readonly kind: string; readonly at: string; readonly minutes: number | null };

/** What a driver's press opens: a breakdown, an accident and a group that is not there always, a delay where it is long or nobody said how long; null where nothing, or too late. */
export function incidentOfReport({ kind, at, minutes }: Press, now: string): IncidentKind | null {
  if (Date.parse(now) - Date.parse(at) > newsHours * 3_600_000) return null;
  if (kind === 'breakdown' || kind === 'accident' || kind === 'no-show') return kind;
  return kind === 'delay' && (minutes ?? leastDelay) >= leastDelay ? 'delay' : null;
}

/**
 * What an open incident becomes where something else of the same trip is reported: a coach that was late and now stands still has broken
 * down.
 */
export function graverKind(known: IncidentKind, reported: IncidentKind): IncidentKind {
  const weightOf = (kind: IncidentKind) => (kind === 'accident' ? 2 : kind === 'breakdown' ? 1 : 0);
  return weightOf(reported) > weightOf(known) ? reported : known;
}
