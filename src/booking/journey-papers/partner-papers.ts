import { findJobOfRecipient } from '#data/partners/job-store.ts';
import { findOfferByKey } from '#data/partners/offer-store.ts';
import { findTripById } from '#data/trips/trip-store.ts';
import type { IssuedPaper } from '#domain/journey-papers/journey-paper.ts';
import type { JourneyPaperKind } from '#domain/journey-papers/paper-rules.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { type PapersContext, readPaperOfTrip } from './read-papers.ts';

/** A paper of the job that a partner's link opens; null before he accepted it, and once it is no longer his. */
export async function readPaperOfPartner(context: PapersContext, key: string, kind: JourneyPaperKind): Promise<IssuedPaper | null> {
  const offer = isTripKey(key) ? await findOfferByKey(context.db, key) : null;
  const recipient = offer?.recipients.find((each) => each.key === key);
  const job = recipient === undefined ? null : await findJobOfRecipient(context.db, recipient.id);
  const trip = job === null || job.endedAt !== null ? null : await findTripById(context.db, job.tripId);
  return job === null || trip === null ? null : await readPaperOfTrip(context, trip, { vehicleIndex: job.vehicleIndex, kind });
}
