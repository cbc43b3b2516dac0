import type { Database } from '#db/engine/tables.ts';
import {
  type Change,
  type ChangedSince,
  findChangedSince,
  findVersion,
  insertChange,
  listChanges,
  listVersions,
} from '#operations/audit/change-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import type { Placement } from './placement-store.ts';
import type { CrewLock, LockedCrew } from './rules/crew-lock.ts';
import { type CrewChange, describeCrews } from './rules/describe-crew.ts';

/** A vehicle of a trip, as recorded in changes. */
type Run = { readonly tripId: string; readonly vehicleIndex: number };

function subjectOf({ tripId, vehicleIndex }: Run): string {
  return `crew ${tripId} ${vehicleIndex}`;
}

/** The version of a vehicle's crew that a page shows. */
export async function findCrewVersion(db: Database, run: Run): Promise<number> {
  return await findVersion(db, subjectOf(run));
}

/** The same for several vehicles at once. */
export async function findCrewVersions(db: Database, runs: readonly Run[]): Promise<(run: Run) => number> {
  const rows = await listVersions(db, runs.map(subjectOf));
  const versions = new Map(rows.map(({ subject, version }) => [subject, version] as const));
  return (run) => versions.get(subjectOf(run)) ?? 0;
}

/** The lock of a vehicle's crew; null if it has none. A lock is its last change, so any other change of the crew ends it. */
export async function findCrewLock(db: Database, run: Run): Promise<CrewLock | null> {
  const [last] = await listChanges(db, subjectOf(run), 1);
  return last?.act === 'lock' ? { by: last.by, at: last.at } : null;
}

/** The refusal of an act on a locked crew; null if it is not locked. Runs in the transaction that locks the trip. */
export async function findLocked({ tx, trip }: LockedTrip, vehicleIndex: number): Promise<LockedCrew | null> {
  const lock = await findCrewLock(tx, { tripId: trip.id, vehicleIndex });
  return lock === null ? null : { why: 'locked', values: { by: lock.by } };
}

/** The crew changes of a vehicle: who was placed or replaced, by whom and why, latest first. */
export async function listCrewChanges(db: Database, run: Run) {
  return await listChanges(db, subjectOf(run), mostShown);
}

const mostShown = 20;

/** Changes by others to the crew of a vehicle since a page showed it; runs in the transaction that locks the trip. */
export async function findCrewChangedSince(
  { tx, trip }: LockedTrip,
  vehicleIndex: number,
  seen: number | null,
): Promise<ChangedSince | null> {
  return await findChangedSince(tx, subjectOf({ tripId: trip.id, vehicleIndex }), seen);
}

export type WhyChanged = { /** In place of the name of the person who locks the trip. */ readonly by?: string; readonly reason?: string };

/**
 * Stores how the crews of a trip differ from those last stored, and returns these changes. Every act that changes a crew must end with
 * this.
 */
export async function recordCrews(
  locked: LockedTrip,
  placements: readonly Placement[],
  why: WhyChanged = {},
): Promise<readonly CrewChange[]> {
  const { tx, trip } = locked;
  const known = await tx
    .selectFrom('changes')
    .distinctOn('subject')
    .select(['subject', 'after'])
    .where('trip_id', '=', trip.id)
    .where('subject', 'like', 'crew %')
    .orderBy('subject')
    .orderBy('id', 'desc')
    .execute();
  const before = new Map(known.map(({ subject, after }) => [subject, after] as const));
  const now = describeCrews(placements);
  const subjects = new Set([...before.keys(), ...[...now.keys()].map((vehicleIndex) => subjectOf({ tripId: trip.id, vehicleIndex }))]);
  const changes = [...subjects].flatMap((subject) => {
    const vehicleIndex = Number(subject.split(' ').at(-1));
    const change = { vehicleIndex, before: before.get(subject) ?? '', after: now.get(vehicleIndex) ?? '' };
    return change.before === change.after ? [] : [change];
  });
  const by = why.by ?? locked.by;
  for (const { vehicleIndex, ...change } of changes) {
    const subject = subjectOf({ tripId: trip.id, vehicleIndex });
    const act = change.after === '' ? 'take-off' : 'place';
    await insertChange(tx, { subject, tripId: trip.id, act, ...change, by, reason: why.reason ?? '' });
  }
  return changes;
}

/** Records that the same crew begins later; `times` are the old and the new start. */
export async function recordLaterStart(locked: LockedTrip, vehicleIndex: number, times: string): Promise<void> {
  await recordSameCrew(locked, vehicleIndex, { act: 'start-later', reason: times });
}

/** Records where a run was split or joined. */
export async function recordHandover(
  locked: LockedTrip,
  vehicleIndex: number,
  { act, place }: { readonly act: 'split' | 'join'; readonly place: string },
): Promise<void> {
  await recordSameCrew(locked, vehicleIndex, { act, reason: place });
}

/** Records a change that leaves the crew as it is. */
export async function recordSameCrew(
  { tx, trip, by }: LockedTrip,
  vehicleIndex: number,
  what: Pick<Change, 'act' | 'reason'>,
): Promise<void> {
  const subject = subjectOf({ tripId: trip.id, vehicleIndex });
  const [last] = await listChanges(tx, subject, 1);
  const crew = { before: last?.after ?? '', after: last?.after ?? '' };
  await insertChange(tx, { subject, tripId: trip.id, ...what, ...crew, by });
}
