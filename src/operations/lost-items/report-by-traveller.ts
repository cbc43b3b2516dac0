import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, success } from '#domain/result.ts';
import { isTripKey, mayActWith } from '#domain/trip/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { type Answer, tripNotFound } from '#operations/trips/answer.ts';
import { type ApplyContext, lockTrip } from '#operations/trips/apply.ts';
import { findTripByKey, findTripByShareKey, lockTripById } from '#operations/trips/trip-store.ts';
import { insertLostItem, listLostItems } from './lost-item-store.ts';
import { longestLostText, mailDrivers } from './lost-items.ts';
import { canReportLost, hasRoomForReport, type LostReporter, lostReporters } from './rules/lost-report.ts';

type Reported = {
  /** The booking's key, or that of the group's page. */
  readonly id: string;
  readonly input: { readonly what: string; readonly place: string };
};

/**
 * Asks whoever drove about a thing that was left, for whoever booked or anybody who has the group's link: the same record as one that our
 * people make, without a name. What is said twice in the same words is one.
 */
export async function reportLostByTraveller(context: ApplyContext, { id, input }: Reported): Promise<Answer<true>> {
  const known = await findReported(context, id);
  if (known === null) return failure([tripNotFound]);
  const [what, place] = [input.what, input.place].map((text) => cleanLine(text).slice(0, longestLostText));
  if (what === undefined || place === undefined || what === '') return failure([{ field: 'what', code: 'required' }]);
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

/** The trip of either key, and as whom it is known; null for what nobody has, a quote's key and a group's page that was switched off alike. */
async function findReported({ db }: ApplyContext, id: string): Promise<{ readonly trip: Trip; readonly by: LostReporter } | null> {
  if (!isTripKey(id)) return null;
  const booked = await findTripByKey(db, id);
  if (booked !== null) return booked.bookedAt !== null && mayActWith(id, booked) ? { trip: booked, by: 'customer' } : null;
  const shared = await findTripByShareKey(db, id);
  return shared?.isShared === true && shared.bookedAt !== null ? { trip: shared, by: 'group' } : null;
}
