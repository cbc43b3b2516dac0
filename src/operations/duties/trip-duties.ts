import { canWrite } from '#db/engine/note-beside.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { routeOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Assignment, Trip } from '#domain/trip/trip.ts';
import { settleSheets } from '#operations/on-duty/settle-sheets.ts';
import { settleOffers } from '#operations/partners/settle-offers.ts';
import { settleTasks } from '#operations/tasks/settle-tasks.ts';
import type { Actor } from '#operations/trips/actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip } from '#operations/trips/apply.ts';
import { isUnreadable } from '#operations/trips/listed-trip.ts';
import { listNotices } from '#operations/trips/notice-store.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripById, lockTripByReference } from '#operations/trips/trip-store.ts';
import { recordCrews, type WhyChanged } from './crew-changes.ts';
import { findDutiesVersion, listDuties, listTripsWithoutDuties, markDutiesCurrent, replaceDuties } from './duty-store.ts';
import { listPlacements, type Placement, placeDuties } from './placement-store.ts';
import type { CrewChange } from './rules/describe-crew.ts';
import { planDuties } from './rules/handover.ts';

/**
 * Updates a trip's duties from the plan that priced it, in a transaction that locks the trip, so that nobody is placed on outdated duties.
 * If a duty changed, its crew is removed with it.
 */
async function bringDutiesUpToDate(locked: LockedTrip): Promise<LockedTrip> {
  const { tx, trip } = locked;
  const known = await findDutiesVersion(tx, trip.id);
  if (known === trip.version) return locked;
  await replaceDuties(tx, trip, planDuties(trip));
  if (known === null && trip.assignment !== null) await saveOlderAssignment(locked, trip.assignment);
  return await writeAssignment(locked);
}

/** A driver and vehicle typed before duties existed stay visible to the customer. */
async function saveOlderAssignment({ tx, trip }: LockedTrip, assignment: Assignment): Promise<void> {
  const duties = await listDuties(tx, trip.id);
  await placeDuties(tx, duties, { crew: { outside: assignment }, judged: [], overrideReason: '', by: '' });
}

/** Updates the crew that the customer sees, if the crews of the duties differ from it. */
export async function writeAssignment(locked: LockedTrip, why: WhyChanged = {}): Promise<LockedTrip> {
  const { tx, trip } = locked;
  await settleOffers(locked);
  const placements = await listPlacements(tx, trip.id);
  const detail = detailOf(await recordCrews(locked, placements, why), why);
  const assignment = assignmentOf(trip, placements);
  const isSame = JSON.stringify(assignment) === JSON.stringify(trip.assignment);
  const written = isSame || !isBooked(trip) ? locked : await locked.write(quietly('assign', { set: { assignment }, detail }));
  const left = written ?? locked;
  await markDutiesCurrent(tx, left.trip);
  await settleSheets(left);
  await settleTasks(left);
  return left;
}

/**
 * Updates the crew that the customer sees. If the mail of the day before was sent, or named somebody else, another mail says who comes now;
 * it ignores the mail quota.
 */
export async function announceCrew(locked: LockedTrip, why: WhyChanged = {}): Promise<LockedTrip> {
  const { tx, trip } = locked;
  await settleOffers(locked);
  const placements = await listPlacements(tx, trip.id);
  const detail = detailOf(await recordCrews(locked, placements, why), why);
  const assignment = assignmentOf(trip, placements);
  const isNotified = (await listNotices(tx, trip.id)).some(({ kind }) => kind === 'day-before');
  const isNew = assignment !== null && assignment.driverName !== '' && JSON.stringify(assignment) !== JSON.stringify(trip.assignment);
  const set = { assignment };
  const written = await locked.write(
    isNotified && isNew
      ? { event: 'assign', set, detail, mail: { kind: 'crew-changed' }, billing: 'none' }
      : quietly('assign', { set, detail }),
  );
  if (written === null) throw new Error('A locked trip was no longer booked');
  await markDutiesCurrent(tx, written.trip);
  await settleSheets(written);
  await settleTasks(written);
  return written;
}

/** Who was placed, who was replaced and why, for the trip's history. */
function detailOf(changes: readonly CrewChange[], { reason = '' }: WhyChanged): Readonly<Record<string, string>> {
  const join = (crews: readonly string[]) => crews.filter((crew) => crew !== '').join(' / ');
  const [placed, replaced] = [join(changes.map(({ after }) => after)), join(changes.map(({ before }) => before))];
  return Object.fromEntries(Object.entries({ placed, replaced, reason }).filter(([, value]) => value !== ''));
}

/** Everybody in the crews, without duplicates, as shown to the customer; null if nobody is placed. */
function assignmentOf(trip: Trip, placements: readonly Placement[]): Assignment | null {
  const lines = placements.flatMap((placement) => {
    const route = routeOfVehicle(trip, placement.vehicleIndex);
    return placement.lines.map((line) => (route === null ? line : { ...line, route }));
  });
  const texts = lines.map(({ driverPhone: _phone, ...line }) => JSON.stringify(line));
  const [first, ...others] = lines.filter((_line, index) => index === texts.indexOf(texts[index] ?? ''));
  if (first === undefined) return null;
  return others.length === 0 ? first : { ...first, others };
}

/** Locks a trip and updates its duties; null if it does not exist. */
export async function lockWithDuties(
  context: ApplyContext,
  tx: LockedTrip['tx'],
  { actor, ...named }: { readonly actor: Actor } & ({ readonly id: string } | { readonly reference: string }),
): Promise<LockedTrip | null> {
  const trip = 'id' in named ? await lockTripById(tx, named.id) : await lockTripByReference(tx, named.reference);
  if (trip === null) return null;
  return await lockUpToDate(context, tx, { trip, actor });
}

/** The same for a trip that the transaction has already locked. */
export async function lockUpToDate(
  context: ApplyContext,
  tx: LockedTrip['tx'],
  { trip, actor }: { readonly trip: Trip; readonly actor: Actor },
): Promise<LockedTrip> {
  return await bringDutiesUpToDate(lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor }));
}

/** Updates the duties of trips that were booked, changed or cancelled since; returns how many. */
export async function planDutiesWhenDue(context: ApplyContext, limit: number): Promise<number> {
  const ids = await listTripsWithoutDuties(context.db, limit);
  for (const id of ids) {
    await inTransaction(context.db, async (tx) => await lockWithDuties(context, tx, { id, actor: { kind: 'clock' } }));
  }
  return ids.length;
}

/** A trip's duties for its page, updated first if possible. */
export async function readDuties(context: ApplyContext, trip: Trip) {
  const { db } = context;
  if ((await findDutiesVersion(db, trip.id)) !== trip.version && !isUnreadable(trip) && (await canWrite(db))) {
    await inTransaction(db, async (tx) => await lockWithDuties(context, tx, { id: trip.id, actor: { kind: 'clock' } }));
  }
  return { duties: await listDuties(db, trip.id), placements: await listPlacements(db, trip.id) };
}
