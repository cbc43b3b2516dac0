import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { lines } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { RefusalReason, TakeDownReason } from '#domain/trip/review-verdict.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { answerReview, findReview, judgeReview, putReviewBack, takeDownReview } from './review-store.ts';

/** An act on a review: publish or reject it once; answer or remove a published one. */
export type ReviewAct =
  | { readonly kind: 'publish' }
  /** Undoes publishing, right after it. */
  | { readonly kind: 'put-back' }
  | { readonly kind: 'reject'; readonly reason: RefusalReason }
  | { readonly kind: 'take-down'; readonly reason: TakeDownReason }
  /** Empty: the answer goes. */
  | { readonly kind: 'answer'; readonly reply: string /** The answer that the page showed. */; readonly shown: string };

export type Moderation = { readonly reference: string; readonly staff: StaffMember; readonly act: ReviewAct };

type NotModerated =
  | { readonly why: 'no-such-trip' | 'no-review' | 'no-right' }
  | { readonly why: 'changed-since'; readonly values: { readonly by: string; readonly after: string } }
  | Mistyped;

const replyFields = { reply: lines(textLimits.message) };

/** Moderates a trip's review, with an audit entry; changes reach the site within seconds. */
export async function moderateReview(
  { db }: Pick<BookingContext, 'db'>,
  { reference, staff, act }: Moderation,
): Promise<Result<Trip, NotModerated>> {
  if (!staff.rights.includes('judge-reviews')) return failure({ why: 'no-right' });
  const read = readReply(act);
  if (!read.ok) return read;
  return await inTransaction(db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    const by = nameInAudit(staff);
    if (act.kind === 'answer') {
      const known = await findReview(tx, trip.id);
      const isOther = known !== null && known.reply !== act.shown && known.reply !== act.reply;
      if (isOther) return failure({ why: 'changed-since' as const, values: { by: known.repliedBy ?? '', after: known.reply } });
    }
    if (!(await write(tx, { tripId: trip.id, act: read.value, by }))) return failure({ why: 'no-review' as const });
    const detail = 'reason' in act ? { reason: act.reason } : {};
    await insertAudit(tx, { memberId: staff.id, memberName: by, act: `${act.kind}-review`, subject: trip.reference, detail });
    return success(trip);
  });
}

function readReply(act: ReviewAct): Result<ReviewAct, Mistyped> {
  if (act.kind !== 'answer') return success(act);
  const read = readTyped(replyFields, { reply: act.reply });
  return read.ok ? success({ ...act, reply: read.value.reply }) : read;
}

type Writing = { readonly tripId: string; readonly act: ReviewAct; readonly by: string };

async function write(tx: Database, { tripId, act, by }: Writing): Promise<boolean> {
  switch (act.kind) {
    case 'publish':
      return await judgeReview(tx, tripId, { verdict: 'publish', reason: null, by });
    case 'put-back':
      return await putReviewBack(tx, tripId, by);
    case 'reject':
      return await judgeReview(tx, tripId, { verdict: 'reject', reason: act.reason, by });
    case 'take-down':
      return await takeDownReview(tx, tripId, { reason: act.reason, by });
    case 'answer':
      return await answerReview(tx, tripId, { reply: act.reply, by });
  }
}
