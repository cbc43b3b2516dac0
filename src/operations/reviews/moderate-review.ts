import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanText } from '#domain/input/clean-text.ts';
import { longestReply, type RefusalReason, type TakeDownReason } from '#domain/trip/review-verdict.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { answerReview, judgeReview, takeDownReview } from './review-store.ts';

/** What becomes of a review: it is judged once; one that is on its site may be answered there, or taken off it. */
export type ReviewAct =
  | { readonly kind: 'publish' }
  | { readonly kind: 'reject'; readonly reason: RefusalReason }
  | { readonly kind: 'take-down'; readonly reason: TakeDownReason }
  /** Empty: the answer goes. */
  | { readonly kind: 'answer'; readonly reply: string };

export type Moderation = { readonly reference: string; readonly staff: StaffMember; readonly act: ReviewAct };

type NotModerated = 'no-such-trip' | 'no-review' | 'no-right' | 'reply-too-long';

/** Judges a trip's review, with its line in the audit; what is published, answered or taken off reaches its site within seconds. */
export async function moderateReview(
  { db }: Pick<BookingContext, 'db'>,
  { reference, staff, act }: Moderation,
): Promise<Trip | NotModerated> {
  if (!staff.rights.includes('judge-reviews')) return 'no-right';
  if (act.kind === 'answer' && [...act.reply].length > longestReply) return 'reply-too-long';
  return await inTransaction(db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return 'no-such-trip';
    const by = nameInAudit(staff);
    if (!(await write(tx, { tripId: trip.id, act, by }))) return 'no-review';
    const detail = 'reason' in act ? { reason: act.reason } : {};
    await insertAudit(tx, { memberId: staff.id, memberName: by, act: `${act.kind}-review`, subject: trip.reference, detail });
    return trip;
  });
}

type Writing = { readonly tripId: string; readonly act: ReviewAct; readonly by: string };

async function write(tx: Database, { tripId, act, by }: Writing): Promise<boolean> {
  switch (act.kind) {
    case 'publish':
      return await judgeReview(tx, tripId, { verdict: 'publish', reason: null, by });
    case 'reject':
      return await judgeReview(tx, tripId, { verdict: 'reject', reason: act.reason, by });
    case 'take-down':
      return await takeDownReview(tx, tripId, { reason: act.reason, by });
    case 'answer':
      return await answerReview(tx, tripId, { reply: cleanText(act.reply), by });
  }
}
