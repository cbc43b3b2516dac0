import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { failure, success } from '#domain/result.ts';
import { isTripKey, mayActWith } from '#domain/trip/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { lostReportFields } from '#operations/duties/rules/lost-item-fields.ts';
import { type Answer, tripNotFound } from '#operations/trips/answer.ts';
import { type ApplyContext, lockTrip } from '#operations/trips/apply.ts';
import { findTripByKey, findTripByShareKey, lockTripById } from '#operations/trips/trip-store.ts';
import { insertLostItem, listLostItems } from './lost-item-store.ts';
import { mailDrivers } from './lost-items.ts';
import { canReportLost, hasRoomForReport, type LostReporter, lostReporters } from './rules/lost-report.ts';

type Reported = {
  /** The booking's key, or that of the group's page. */
  readonly id: string;
  readonly input: { readonly what: string; readonly place: string };
};

/**
 * Asks the drivers about a lost item, for the customer or anyone with the group's link: the same record as one made by staff, without a
 * name. The same words twice are one report.
 */
export async function reportLostByTraveller(context: ApplyContext, { id, input }: Reported): Promise<Answer<true>> {
  const known = await findReported(context, id);
  if (known === null) return failure([tripNotFound]);
  const read = readTyped(lostReportFields, { what: input.what, place: input.place });
  if (!read.ok) return failure([...read.failure.issues]);
  const { what, place } = read.value;
  return await inTransaction<Answer<true>>(context.db, async (tx) => {
    const trip = await lockTripById(tx, known.trip.id);
    const now = await databaseNow(tx);
    if (trip === null || !canReportLost(trip, now)) return failure([{ field: 'what', code: 'not-driven' }]);
    const items = (await listLostItems(tx, trip.id)).filter(({ reportedBy }) => lostReporters.some((each) => each === reportedBy));
    if (items.some((item) => item.what === what && item.place === place && item.endedAt === null)) return success(true);
    const times = items.map(({ reportedAt }) => reportedAt);
    if (!hasRoomForReport(times, now)) return failure([{ field: 'what', code: 'too-many' }]);
    const item = await insertLostItem(tx, { tripId: trip.id, what, place, by: known.by });
    await mailDrivers(lockTrip({ ...context, db: tx }, { trip, now, actor: { kind: 'customer' } }), item);
    await insertAudit(tx, { memberId: null, memberName: known.by, act: 'report-lost', subject: trip.reference, detail: {} });
    return success(true);
  });
}

/**
 * The trip of a booking or group key, and the kind of key. Null for an unknown key, a quote key, and a group page that was switched off.
 */
async function findReported({ db }: ApplyContext, id: string): Promise<{ readonly trip: Trip; readonly by: LostReporter } | null> {
  if (!isTripKey(id)) return null;
  const booked = await findTripByKey(db, id);
  if (booked !== null) return booked.bookedAt !== null && mayActWith(id, booked) ? { trip: booked, by: 'customer' } : null;
  const shared = await findTripByShareKey(db, id);
  return shared?.isShared === true && shared.bookedAt !== null ? { trip: shared, by: 'group' } : null;
}
