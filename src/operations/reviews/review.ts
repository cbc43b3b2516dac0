import { databaseNow } from '#db/engine/transaction.ts';
import { failure, success } from '#domain/result.ts';
import { canReview } from '#domain/trip/allowed.ts';
import { parseReviewInput } from '#domain/trip/input/review-input.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, tripNotFound } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { findReview, insertReview } from './review-store.ts';

/**
 * Saves a trip's review for moderation. The same review sent twice is one; a different second one is refused. Requires the booking key,
 * because a quote key may have been forwarded.
 */
export async function submitReview(
  { db }: Pick<BookingContext, 'db'>,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<Answer<Travel>> {
  const review = parseReviewInput(input);
  if (!review.ok) return review;
  const trip = isTripKey(id) ? await findTripByKey(db, id) : null;
  if (trip === null || trip.bookingKey !== id) return failure([tripNotFound]);
  const now = await databaseNow(db);
  const permission = canReview(trip, now);
  if (!permission.allowed) return failure([{ field: 'form', code: permission.reason }]);
  const { id: tripId, site, language } = trip;
  if (await insertReview(db, { tripId, site, language, ...review.value })) return success({ id, trip, now });
  const stored = await findReview(db, tripId);
  const { driver, bus, platform, text, author } = review.value;
  const isSame =
    stored?.text === text &&
    stored.author === author &&
    [stored.driver, stored.bus, stored.platform].join() === [driver, bus, platform].join();
  return isSame ? success({ id, trip, now }) : failure([{ field: 'form', code: 'already-reviewed' }]);
}
