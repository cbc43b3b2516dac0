import { listDuties } from '#operations/duties/duty-store.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { prolongJob, type StoredJob } from '#operations/partners/job-store.ts';
import { changeContents, findOfferOfRecipient } from '#operations/partners/offer-store.ts';
import { mailPartner } from '#operations/partners/partner-mail.ts';
import { createOfferedJob } from '#operations/partners/rules/offered-job.ts';
import { insertCorrection } from '#operations/partners/statement-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';

type PartnerTime = { readonly job: StoredJob; readonly payCents: number; readonly minutes: number; readonly by: string };

/**
 * Saves for a partner what was agreed during the trip: the job ends later, the extra pay is on the statement, and the partner is informed.
 */
export async function settlePartnerTime(locked: LockedTrip, { job, payCents, minutes, by }: PartnerTime): Promise<void> {
  const { tx, trip, now } = locked;
  const offer = await findOfferOfRecipient(tx, job.recipientId);
  const recipient = offer?.recipients.find(({ id }) => id === job.recipientId);
  const run = runOf(await listDuties(tx, trip.id), { vehicleIndex: job.vehicleIndex, now });
  const last = run.at(-1);
  if (offer === null || recipient === undefined || last === undefined) return;
  await prolongJob(tx, { id: job.id, endsAt: last.endsAt });
  // A correction needs a subject; the reason needs no language.
  if (payCents > 0)
    await insertCorrection(tx, { jobId: job.id, operatorId: job.operatorId, cents: payCents, reason: `+${minutes} min`, by });
  const changed = createOfferedJob(trip, run);
  // For a tour the duties exclude past days, but the accepted job keeps them.
  const isWhole = changed.duties.length === offer.contents.duties.length;
  if (isWhole) await changeContents(tx, offer.id, changed);
  const event = `${job.id} ${trip.version} ${minutes}`;
  const contents = isWhole ? changed : offer.contents;
  await mailPartner(locked, { occasion: 'changed', recipient, job: contents, reference: trip.reference, event });
}
