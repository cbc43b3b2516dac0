import { isTripKey } from '#domain/trip/keys.ts';
import { findJobOfRecipient } from '#operations/partners/job-store.ts';
import { findOfferByKey } from '#operations/partners/offer-store.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { type DocumentsContext, readDocumentOfTrip } from './read-documents.ts';
import type { JourneyDocumentKind } from './rules/document-rules.ts';
import type { IssuedDocument } from './rules/journey-document.ts';

/** A document of the job that a partner's link opens; null before the partner accepted it and after losing it. */
export async function readDocumentOfPartner(
  context: DocumentsContext,
  key: string,
  kind: JourneyDocumentKind,
): Promise<IssuedDocument | null> {
  const offer = isTripKey(key) ? await findOfferByKey(context.db, key) : null;
  const recipient = offer?.recipients.find((each) => each.key === key);
  const job = recipient === undefined ? null : await findJobOfRecipient(context.db, recipient.id);
  const trip = job === null || job.endedAt !== null ? null : await findTripById(context.db, job.tripId);
  return job === null || trip === null ? null : await readDocumentOfTrip(context, trip, { vehicleIndex: job.vehicleIndex, kind });
}
